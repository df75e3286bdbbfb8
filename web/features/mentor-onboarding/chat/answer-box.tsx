import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#rules/mentor/chat-progress.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type AnswerBoxProps = {
  readonly isFull: boolean;
  readonly isLoading: boolean;
  /** False when it was not accepted: then the words stay. */
  readonly onSend: (text: string) => boolean;
};

export function AnswerBox({ isFull, isLoading, onSend }: AnswerBoxProps): ReactNode {
  const [text, setText] = useState('');
  const hintId = useId();
  const overCount = Array.from(text.trim()).length - MAX_MESSAGE_LENGTH;

  function send(): void {
    if (onSend(text)) setText('');
  }
  /** An Enter that chooses a word of an input method does not send. */
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
      <p
        id={hintId}
        hidden={isFull}
        className={`text-small ${overCount > 0 ? 'text-ember' : 'text-muted'}`}
      >
        {overCount > 0
          ? `${overCount} characters too many: an answer has ${MAX_MESSAGE_LENGTH} at most.`
          : 'Enter sends. Shift + Enter starts a new line.'}
      </p>
    </form>
  );
}
