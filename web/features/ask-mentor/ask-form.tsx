import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import { MAX_QUESTION_LENGTH, type Quest } from '#rules/quest/quest.ts';
import { unreachable } from '#rules/unreachable.ts';
import avatar from '#web/assets/warden-avatar.svg';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type AskState, useAskMentor } from './use-ask-mentor.ts';

const WHOLE_QUEST = '';

export function AskForm({ quest }: { readonly quest: Quest }): ReactNode {
  const { state, ask, cancel } = useAskMentor();
  const id = useId();
  const [question, setQuestion] = useState('');
  const [stepId, setStepId] = useState(WHOLE_QUEST);
  const field = useRef<HTMLTextAreaElement>(null);
  const steps = quest.subtasks ?? [];
  const isAsking = state.kind === 'asking';

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    field.current?.focus();
    if (isAsking || isBlank(question)) return;
    ask({ quest, question, subtaskId: stepId === WHOLE_QUEST ? undefined : stepId });
    setQuestion('');
  }

  return (
    <form className="grid gap-4" onSubmit={send}>
      {steps.length > 0 && (
        <Select
          label="About"
          options={[WHOLE_QUEST, ...steps.map((step) => step.id)]}
          chosen={stepId}
          onChoose={setStepId}
          wordFor={(one) => steps.find((step) => step.id === one)?.title ?? 'The whole quest'}
        />
      )}
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-small font-semibold text-ink">
          Your question
        </label>
        <textarea
          id={id}
          ref={field}
          data-first-focus
          rows={2}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder="Where do I begin?"
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              send(event);
            }
          }}
          className="ask-question"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isAsking || undefined}>
          {isAsking ? 'Asking...' : 'Ask'}
        </Button>
        {isAsking && state.isSlow && (
          <Button
            emphasis="quiet"
            onClick={() => {
              field.current?.focus(); // the pressed button disappears
              cancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      <div className="ask-status">
        <img src={avatar} alt="" width="44" height="44" />
        <p role="status" className="min-w-0 text-small text-muted">
          {statusOf(state)}
        </p>
      </div>
    </form>
  );
}

/** The status line; after an answer it says who gave it. */
function statusOf(state: AskState): string {
  switch (state.kind) {
    case 'idle':
      return 'Ask about the quest or one of its steps. Answers stay with the quest.';
    case 'asking':
      return state.isSlow ? 'The mentor is still thinking.' : 'The mentor is thinking...';
    case 'failed':
      return 'No answer this time. Please ask again.';
    case 'answered': {
      if (state.source === 'mentor') return 'Answered by the mentor.';
      if (state.failure !== undefined)
        return `${state.failure} This advice is from the dungeon’s own book.`;
      return 'Answered from the dungeon’s own book.';
    }
    default:
      return unreachable(state);
  }
}
