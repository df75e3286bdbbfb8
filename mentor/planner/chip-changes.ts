import { TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { FAR_DAYS } from '#mentor/understand/figures/deadline.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import { STYLES } from '#mentor/understand/stored-corrections.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { addDays, type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { type Chip, dayText } from './chips.ts';
import type { GoalPlan } from './plan-board.ts';

/** One choice of a chip: its label, and the correction that a tap applies. */
export type ChipChoice = {
  readonly label: string;
  readonly correction: Correction;
  /** Shown only after *Something else*. */
  readonly isFar?: true;
};

/** The input fields of a chip, filled with what was understood. `said` is the goal they belong to. */
export type ChipForm =
  | {
      readonly kind: 'target';
      readonly said: string;
      readonly n?: number;
      readonly unit?: string;
      readonly underMinutes?: number;
    }
  | {
      readonly kind: 'date';
      readonly said: string;
      readonly by?: LocalDate;
      readonly least: LocalDate;
      readonly most: LocalDate;
    }
  | {
      readonly kind: 'time';
      readonly days: readonly Weekday[] | number;
      readonly minutes: number;
    };

type FormTerms = { readonly time: WeekTime; readonly today: LocalDate };

export function formOf(
  { about }: Chip,
  plan: GoalPlan | undefined,
  { time, today }: FormTerms,
): ChipForm | undefined {
  if (about === 'time') return { kind: 'time', days: time.days, minutes: time.dayMax };
  if (plan === undefined) return undefined;
  const { said, target = {} } = plan.goal;
  const { n, unit, underMinutes, by, doubt } = target;
  if (about === 'target') {
    return {
      kind: 'target',
      said,
      ...(n !== undefined && { n, unit: unit ?? '' }),
      ...(underMinutes !== undefined && { underMinutes }),
    };
  }
  // A pace without a date offers the date as well, because the pace follows from it.
  const isDate = about === 'date' || about === 'ask-date';
  if (!isDate && !(about === 'pace' && plan.pace?.isAssumed && doubt === undefined)) {
    return undefined;
  }
  return {
    kind: 'date',
    said,
    ...(by && !doubt && { by }),
    least: addDays(today, 1),
    most: addDays(today, FAR_DAYS),
  };
}

/** The choices of a date: the next such day if the named one has passed, and no date. */
export function dateChoices(
  { goal: { said, target } }: GoalPlan,
  today: LocalDate,
): readonly ChipChoice[] {
  const next = target?.doubt === 'passed' ? nextSuchDay(target.by, today) : undefined;
  return [
    ...(next
      ? [{ label: dayText(next), correction: { about: 'date' as const, said, by: next } }]
      : []),
    ...(target?.by || target?.doubt
      ? [{ label: 'No date', correction: { about: 'date' as const, said } }]
      : []),
  ];
}

/** The same day and month of this year or the next, whichever is still to come. */
function nextSuchDay(day: LocalDate | undefined, today: LocalDate): LocalDate | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((one) => parseLocalDate(`${one}${day?.slice(4)}`))
    .find((one) => one !== undefined && one > today);
}

/**
 * The label that removes each caution. For circumstances it is a plain fact; for cautions that protect the body or a
 * child it is a statement about oneself. The gate's messages stay on the screen in either case.
 */
const NOT_SO: Readonly<Record<Caution, string>> = {
  injury: 'This is not about my body',
  pregnancy: 'This is not about my body',
  illness: 'This is not about my body',
  surgery: 'This is not about my body',
  breathless: 'This is not about my body',
  'sore-joint': 'It does not hold me back',
  minor: 'I am 16 or older',
  'no-equipment': 'I have equipment',
  'small-room': 'I have room',
  'shift-work': 'I work no shifts',
  'no-money': 'It may cost something',
  'cannot-leave-home': 'I can go out',
  wheelchair: 'I use no wheelchair',
};

export function cautionChoices(caution: Caution | undefined): readonly ChipChoice[] {
  if (caution === undefined) return [];
  return [{ label: NOT_SO[caution], correction: { about: 'caution', caution } }];
}

export function optionChoices(): readonly ChipChoice[] {
  return TIME_COMMITMENTS.map((option) => ({
    label: option,
    correction: { about: 'option', option },
  }));
}

const STYLE_WORDS = {
  structured: 'Structured: fixed days',
  flexible: 'Flexible: any days',
  balanced: 'Balanced: some of both',
} as const;

export function styleChoices(style: (typeof STYLES)[number]): readonly ChipChoice[] {
  return STYLES.filter((one) => one !== style).map((one) => ({
    label: STYLE_WORDS[one],
    correction: { about: 'style', style: one },
  }));
}
