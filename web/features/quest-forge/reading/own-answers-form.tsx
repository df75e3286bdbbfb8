import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';
import { type Correction, OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import { cleanLine } from '#rules/clean-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';

const MAX_ANSWER_LENGTH = 80;
const QUESTIONS = {
  thing: {
    label: 'What exactly is it about?',
    placeholder: 'A piece, an exam, a room',
  },
  act: {
    label: 'One session, in your words',
    placeholder: 'Play the intro slowly, 10 minutes',
  },
  now: { label: 'Where do you stand today?', placeholder: 'Two chords, page 40' },
  when: { label: 'When does it fit your day?', placeholder: 'After breakfast' },
} as const;

/** What was typed and not sent. */
export type OwnDraft = RefObject<OwnAnswers>;

type OwnAnswersFormProps = {
  /** What was answered before. */
  readonly answers: OwnAnswers;
  readonly draft?: OwnDraft | undefined;
  /** What became of it. */
  readonly line: string;
  readonly onCorrect: (correction: Correction) => void;
};

/** Four short questions, none of which has to be answered: the quests take over the words. */
export function OwnAnswersForm({
  answers,
  draft,
  line,
  onCorrect,
}: OwnAnswersFormProps): ReactNode {
  const own = useRef(answers);
  const typed = draft ?? own;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onCorrect({ about: 'own', ...answers, ...typed.current });
  };
  return (
    <form noValidate className="grid max-w-3xl items-start gap-3 sm:grid-cols-2" onSubmit={send}>
      {OWN_ANSWERS.map((one) => (
        <Field
          key={one}
          {...QUESTIONS[one]}
          autoComplete="off"
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={typed.current[one] ?? answers[one]}
          onChange={({ target }) => {
            typed.current = { ...typed.current, [one]: cleanLine(target.value) };
          }}
        />
      ))}
      <div>
        <Button type="submit" size="small">
          Make them mine
        </Button>
      </div>
      <p role="status" className="sm:col-span-2">
        {line}
      </p>
    </form>
  );
}
