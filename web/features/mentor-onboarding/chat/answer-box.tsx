import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MAX_INPUTS, MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type AnswerChipsProps = {
  readonly chips: readonly string[];
  readonly onTap: (answer: string) => void;
};

/** Ready answers; a tap sends one. */
export function AnswerChips({ chips, onTap }: AnswerChipsProps): ReactNode {
  const labelId = useId();
  if (chips.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p id={labelId} className="text-small text-muted">
        Tap an answer or write your own
      </p>
      <ul aria-labelledby={labelId} className="answer-chips">
        {chips.map((chip) => (
          <li key={chip}>
            <button type="button" onClick={() => onTap(chip)}>
              {chip}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type AnswerBoxProps = {
  readonly isFull: boolean;
  readonly isLoading: boolean;
  /** Returns false when the text was not accepted: then it stays in the box. */
  readonly onSend: (text: string) => boolean;
  /** Stands at the end of the last line. */
  readonly children?: ReactNode;
};

export function AnswerBox(props: AnswerBoxProps): ReactNode {
  const { isFull, isLoading, onSend, children } = props;
  const [text, setText] = useState('');
  const hintId = useId();
  const overCount = Array.from(text.trim()).length - MAX_MESSAGE_LENGTH;

  function send(): void {
    if (onSend(text)) setText('');
  }
  /** Enter sends, unless it chooses a word of an input method. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="answer-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="answer-box">
        <textarea
          aria-label="Answer the Warden"
          aria-describedby={hintId}
          placeholder={isFull ? 'All five answers are given' : 'Answer the Warden'}
          rows={1}
          value={text}
          disabled={isFull}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label="Send" aria-disabled={isLoading} disabled={isFull}>
          <Glyph name="arrow-right" size={22} />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          id={hintId}
          hidden={isFull}
          className={`answer-hint text-small ${overCount > 0 ? 'text-ember' : 'text-muted'}`}
        >
          {overCount > 0
            ? `${overCount} characters too many: an answer has ${MAX_MESSAGE_LENGTH} at most.`
            : 'Enter sends. Shift + Enter starts a new line.'}
        </p>
        {children}
      </div>
    </form>
  );
}

export function AnswerCount({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="answer-count">
      {Array.from({ length: MAX_INPUTS }, (_, at) => at + 1).map((answer) => (
        <span key={answer} data-given={answer <= count} className="answer-mark" />
      ))}
      <p className="font-label text-lead text-white">
        <span className="sr-only">Answers given: </span>
        {count} / {MAX_INPUTS}
      </p>
    </div>
  );
}
