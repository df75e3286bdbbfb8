import type { ReactNode, SubmitEvent } from 'react';
import { type Correction, OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import { cleanLine } from '#rules/clean-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';

const MAX_ANSWER_LENGTH = 80;
const QUESTIONS = {
  thing: {
    label: 'What exactly is it about?',
    placeholder: 'A piece, an exam, a room, a name',
    hint: 'Stands in their titles.',
  },
  act: {
    label: 'One session, in your words',
    placeholder: 'Play the intro slowly, 10 minutes',
    hint: 'Becomes a quest.',
  },
  now: { label: 'Where do you stand today?', placeholder: '200 m, two chords, page 40' },
  when: { label: 'When does it fit your day?', placeholder: 'After breakfast' },
} as const;

type OwnAnswersFormProps = {
  /** What was answered before. */
  readonly answers: OwnAnswers;
  /** What became of it. Without it another part of the screen says so. */
  readonly line?: string;
  readonly onCorrect: (correction: Correction) => void;
};

/** Four short questions, none of which has to be answered: the quests take over the words. */
export function OwnAnswersForm({ answers, line, onCorrect }: OwnAnswersFormProps): ReactNode {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = OWN_ANSWERS.map((one) => [one, cleanLine(String(typed.get(one)))]);
    onCorrect({ about: 'own', ...Object.fromEntries(said) });
  };
  return (
    <form noValidate className="grid max-w-3xl items-start gap-3 sm:grid-cols-2" onSubmit={send}>
      {OWN_ANSWERS.map((one) => (
        <Field
          key={one}
          {...QUESTIONS[one]}
          name={one}
          autoComplete="off"
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={answers[one]}
        />
      ))}
      <div>
        <Button type="submit" size="small">
          Make them mine
        </Button>
      </div>
      {line !== undefined && (
        <p role="status" className="self-center">
          {line}
        </p>
      )}
    </form>
  );
}
