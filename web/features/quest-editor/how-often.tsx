import type { ReactNode } from 'react';
import type { WeekStart } from '#rules/quest/week.ts';
import { unreachable } from '#rules/unreachable.ts';
import { useView } from '#web/game/game-context.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Stepper } from '#web/ui/forms/stepper.tsx';
import {
  type DraftProblem,
  OFTEN,
  type Often,
  type QuestDraft,
  readCount,
  SPAN_BOUNDS,
  TIMES_BOUNDS,
} from './quest-draft.ts';

/** Any part of a quest's form. */
export type QuestPartProps = {
  readonly draft: QuestDraft;
  readonly onChange: (changed: Partial<QuestDraft>) => void;
  readonly problem: DraftProblem | undefined;
};

export function problemAt(
  problem: DraftProblem | undefined,
  field: DraftProblem['field'],
): string | undefined {
  return problem?.field === field ? problem.words : undefined;
}

const OFTEN_WORDS: Readonly<Record<Often, string>> = {
  daily: 'daily',
  weekdays: 'chosen days',
  week: 'times a week',
  weekly: 'weekly',
  span: 'every few days',
  month: 'times a month',
  milestone: 'milestone',
};

/** The schedule of a quest: a choice, and one line that belongs to it. */
export function HowOften({ draft, onChange, problem }: QuestPartProps): ReactNode {
  return (
    <div className="quest-form-row how-often">
      <Choice
        label="How often"
        options={OFTEN}
        chosen={draft.often}
        onChoose={(often) => onChange({ often })}
        wordFor={(often) => OFTEN_WORDS[often]}
      />
      <ScheduleLine draft={draft} onChange={onChange} problem={problem} />
    </div>
  );
}

function ScheduleLine({ draft, onChange, problem }: QuestPartProps): ReactNode {
  const { often, timesText, daysText } = draft;
  switch (often) {
    case 'weekdays':
      return <Weekdays draft={draft} onChange={onChange} problem={problem} />;
    case 'week':
    case 'month':
      return (
        <Stepper
          field="timesText"
          label={often === 'week' ? 'Times a week' : 'Times a month'}
          text={timesText}
          count={readCount(timesText, TIMES_BOUNDS[often])}
          bounds={TIMES_BOUNDS[often]}
          onChange={(text) => onChange({ timesText: text })}
          words={often === 'week' ? 'times a week, on any days' : 'times a month, on any days'}
          problem={problemAt(problem, 'timesText')}
        />
      );
    case 'span':
      return (
        <Stepper
          field="daysText"
          label="Days"
          text={daysText}
          count={readCount(daysText, SPAN_BOUNDS)}
          bounds={SPAN_BOUNDS}
          onChange={(text) => onChange({ daysText: text })}
          words="days: once in each, from today on"
          problem={problemAt(problem, 'daysText')}
        />
      );
    case 'daily':
    case 'weekly':
    case 'milestone':
      return null;
    default:
      return unreachable(often);
  }
}

const MONDAY_FIRST = [
  { bit: 1, name: 'Monday' },
  { bit: 2, name: 'Tuesday' },
  { bit: 3, name: 'Wednesday' },
  { bit: 4, name: 'Thursday' },
  { bit: 5, name: 'Friday' },
  { bit: 6, name: 'Saturday' },
  { bit: 0, name: 'Sunday' },
];
const WEEKDAYS: Readonly<Record<WeekStart, typeof MONDAY_FIRST>> = {
  monday: MONDAY_FIRST,
  sunday: [...MONDAY_FIRST.slice(-1), ...MONDAY_FIRST.slice(0, -1)],
};

function Weekdays({ draft, onChange, problem }: QuestPartProps): ReactNode {
  const weekStart = useView(({ settings }) => settings.weekStart);
  const words = problemAt(problem, 'weekdays');
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">On which days</legend>
      <div className="weekdays">
        {WEEKDAYS[weekStart].map(({ bit, name }, at) => (
          <button
            key={bit}
            type="button"
            data-field={at === 0 ? 'weekdays' : undefined}
            aria-pressed={(draft.weekdays & (1 << bit)) !== 0}
            onClick={() => onChange({ weekdays: draft.weekdays ^ (1 << bit) })}
          >
            <span aria-hidden="true">{name.slice(0, 3)}</span>
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
      {words !== undefined && (
        <p role="alert" className="text-small text-ember">
          {words}
        </p>
      )}
    </fieldset>
  );
}
