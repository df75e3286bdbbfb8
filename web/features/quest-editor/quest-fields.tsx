import { type ReactNode, type Ref, useId } from 'react';
import {
  CATEGORIES,
  DIFFICULTIES,
  FREQUENCIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#rules/quest/quest.ts';
import { MAX_REWARD } from '#rules/quest/reward.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { QuestDraft } from './quest-draft.ts';
import './quest-fields.css';

type WordFieldsProps = {
  readonly draft: QuestDraft;
  readonly onChange: (changed: Partial<QuestDraft>) => void;
  readonly title: Ref<HTMLInputElement>;
  readonly problem?: string | undefined;
};

/** Title and description. */
export function WordFields({ draft, onChange, title, problem }: WordFieldsProps): ReactNode {
  const id = useId();
  return (
    <>
      <Field
        ref={title}
        label="Title"
        data-first-focus
        required
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={draft.title}
        problem={problem}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="quest-form-row">
        <label htmlFor={id}>
          Description <span className="text-faint">(optional)</span>
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
    </>
  );
}

type FigureFieldsProps = Pick<WordFieldsProps, 'draft' | 'onChange'> & {
  readonly leastReward: number;
  /** Since when the reward applies, added to the hint. */
  readonly since?: string;
  readonly reward: Ref<HTMLInputElement>;
  readonly isRewardWrong: boolean;
};

/** Category, reward, frequency and difficulty. */
export function FigureFields(props: FigureFieldsProps): ReactNode {
  const { draft, onChange, leastReward, since = '', reward, isRewardWrong } = props;
  const bounds = `${leastReward} to ${MAX_REWARD}`;
  return (
    <>
      <Choice
        label="Category"
        options={CATEGORIES}
        chosen={draft.category}
        onChoose={(category) => onChange({ category })}
      />
      <Field
        ref={reward}
        label="XP reward"
        type="number"
        inputMode="numeric"
        min={leastReward}
        max={MAX_REWARD}
        step={1}
        hint={`${bounds}: what each completion pays${since}.`}
        problem={isRewardWrong ? `Enter a whole number from ${bounds}.` : undefined}
        value={draft.xpText}
        onChange={({ target }) => onChange({ xpText: target.value })}
      />
      <Choice
        label="Frequency"
        options={FREQUENCIES}
        chosen={draft.frequency}
        onChoose={(frequency) => onChange({ frequency })}
      />
      <Choice
        label="Difficulty"
        options={DIFFICULTIES}
        chosen={draft.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
    </>
  );
}
