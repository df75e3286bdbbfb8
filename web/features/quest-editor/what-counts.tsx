import { type ReactNode, useId } from 'react';
import { MAX_UNIT_LENGTH } from '#rules/habits/bounds.ts';
import { useGame } from '#web/game/game-context.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { problemAt, type QuestPartProps } from './how-often.tsx';
import { type WhatCounts as Counts, WHAT_COUNTS } from './quest-draft.ts';
import { StepsEditor } from './steps-editor.tsx';

const COUNTS_WORDS: Readonly<Record<Counts, { name: string; hint: string; glyph: string }>> = {
  done: { name: 'Do it once', hint: 'one tap', glyph: 'check' },
  steps: { name: 'Steps', hint: 'a short list', glyph: 'quests' },
  amount: { name: 'Amount', hint: '8 glasses', glyph: 'plus' },
  limit: { name: 'Limit', hint: 'at most 2', glyph: 'shield' },
};
const UNITS = ['times', 'min', 'pages', 'glasses', 'km', 'steps'];

type WhatCountsProps = QuestPartProps & {
  /** The quest is cleared: its steps can only be renamed. */
  readonly isFixed: boolean;
};

/** What has to happen for a clear: a choice, and one line that belongs to it. */
export function WhatCounts(props: WhatCountsProps): ReactNode {
  const { draft, onChange, problem, isFixed } = props;
  const { newId } = useGame();
  const name = useId();
  const choose = (counts: Counts) => {
    const isFirst = counts === 'steps' && draft.subtasks.length === 0;
    onChange({ counts, ...(isFirst && { subtasks: [{ id: newId(), title: '' }] }) });
  };
  return (
    <div className="quest-form-row">
      <fieldset className="what-counts">
        <legend className="choice-legend">What counts</legend>
        {WHAT_COUNTS.map((one) => (
          <label key={one} className="picture-option">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === draft.counts}
              onChange={() => choose(one)}
            />
            <Glyph name={COUNTS_WORDS[one].glyph} />
            <span>{COUNTS_WORDS[one].name}</span>{' '}
            <span className="picture-option-hint">{COUNTS_WORDS[one].hint}</span>
          </label>
        ))}
      </fieldset>
      {draft.counts === 'steps' && (
        <StepsEditor
          steps={draft.subtasks}
          onChange={(subtasks) => onChange({ subtasks })}
          isFixed={isFixed}
          newId={newId}
        />
      )}
      {(draft.counts === 'amount' || draft.counts === 'limit') && (
        <GoalLine draft={draft} onChange={onChange} problem={problem} />
      )}
    </div>
  );
}

function GoalLine({ draft, onChange, problem }: QuestPartProps): ReactNode {
  const listId = useId();
  const isLimit = draft.counts === 'limit';
  return (
    <div className="goal-line">
      <Field
        data-field="targetText"
        label={isLimit ? 'At most' : 'At least'}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        placeholder={isLimit ? '2' : '8'}
        value={draft.targetText}
        problem={problemAt(problem, 'targetText')}
        onChange={({ target }) => onChange({ targetText: target.value })}
      />
      <Field
        data-field="unit"
        label="Of what"
        list={listId}
        autoComplete="off"
        maxLength={MAX_UNIT_LENGTH}
        placeholder={isLimit ? 'coffees' : 'glasses'}
        value={draft.unit}
        problem={problemAt(problem, 'unit')}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
      <datalist id={listId}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <p className="goal-line-words text-small text-muted">{goalWords(draft)}</p>
    </div>
  );
}

function goalWords({ counts, often }: QuestPartProps['draft']): string {
  if (counts === 'limit') return 'You clear it yourself, in the evening. 0 is allowed.';
  if (often === 'milestone') return 'In all: the last one clears it.';
  return ROUND_WORDS[often];
}

const ROUND_WORDS = {
  daily: 'A day: the last one clears it.',
  weekdays: 'On each of these days: the last one clears it.',
  week: 'On each day you do it: the last one clears it.',
  month: 'On each day you do it: the last one clears it.',
  weekly: 'A week: the last one clears it.',
  span: 'In these days together: the last one clears it.',
} as const;
