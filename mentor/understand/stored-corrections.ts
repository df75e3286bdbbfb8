import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { type Correction, GOAL_SHAPES, MOST_KEPT, OWN_ANSWERS } from './corrections.ts';
import type { Weekday } from './figures/rhythm.ts';

export const STYLES = ['structured', 'flexible', 'balanced'] as const;
/** Least and most minutes. */
export const MINUTES_A_DAY = [5, 720] as const;
export const MOST_OF_A_TARGET = 1_000_000;
export const LONGEST_UNIT = 20;
const LONGEST_SAID = 2_000;
/** Units appear in titles, so they hold only letters, spaces and signs such as "€" and "%". */
const UNIT = /^[\p{L}\p{M}'’ $€£%-]*$/u;

type Field = 'about' | AnyField<Correction>;
type AnyField<One> = One extends unknown ? keyof One : never;
/** A stored correction whose fields are not checked yet. */
type Stored = { readonly [Name in Field]?: unknown };
type CorrectionKind = Correction['about'];
type ReaderOf<Kind extends CorrectionKind> = (
  stored: Stored,
) => Omit<Extract<Correction, { about: Kind }>, 'about'> | undefined;

/** The reader of each kind; undefined for invalid data. */
const READERS: { readonly [Kind in CorrectionKind]: ReaderOf<Kind> } = {
  reading: (stored) => {
    const goal = goalIn(stored);
    const [topic, sub] = [textIn(stored.topic), textIn(stored.sub)];
    const shape = GOAL_SHAPES.find((known) => known === stored.shape);
    if (topic === undefined) return goal && shape && { ...goal, shape };
    return goal && { ...goal, topic, ...(sub !== undefined && { sub }) };
  },
  target: (stored) => {
    const goal = goalIn(stored);
    const n = numberIn(stored.n, [0, MOST_OF_A_TARGET]);
    const underMinutes = numberIn(stored.underMinutes, [0, MOST_OF_A_TARGET]);
    return (
      goal && {
        ...goal,
        ...(n !== undefined && { n, unit: unitIn(stored.unit) }),
        ...(underMinutes !== undefined && { underMinutes }),
      }
    );
  },
  date: (stored) => {
    const goal = goalIn(stored);
    const by = parseLocalDate(textIn(stored.by) ?? '');
    return goal && { ...goal, ...(by && { by }) };
  },
  level: (stored) => {
    const goal = goalIn(stored);
    const level = SKILL_LEVELS.find((known) => known === stored.level);
    return goal && level && { ...goal, level };
  },
  rank: (stored) => {
    const goal = goalIn(stored);
    const rank = RANKS.find((known) => known === stored.rank);
    return goal && rank && { ...goal, rank };
  },
  split: goalIn,
  merge: goalIn,
  time: (stored) => {
    const days = daysIn(stored.days);
    const minutes = numberIn(stored.minutes, MINUTES_A_DAY);
    return days && minutes ? { days, minutes } : undefined;
  },
  option: (stored) => {
    const option = TIME_COMMITMENTS.find((known) => known === stored.option);
    return option && { option };
  },
  style: (stored) => {
    const style = STYLES.find((known) => known === stored.style);
    return style && { style };
  },
  caution: (stored) => {
    const caution = textIn(stored.caution);
    return caution === undefined ? undefined : { caution: caution as Caution }; // an unknown caution has no effect
  },
  word: (stored) => {
    const word = textIn(stored.word);
    return word === undefined ? undefined : { word };
  },
  own: (stored) =>
    Object.fromEntries(
      OWN_ANSWERS.flatMap((one) => {
        const text = textIn(stored[one]);
        return text === undefined ? [] : [[one, text]];
      }),
    ),
};
const RANKS = ['main', 'second'] as const;
const KINDS = Object.keys(READERS) as CorrectionKind[]; // the table has no other keys

/** Reads stored corrections; what is invalid is left out. */
export function correctionsIn(stored: unknown): readonly Correction[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => correctionIn(Object(one)) ?? []).slice(-MOST_KEPT);
}

function correctionIn(stored: Stored): Correction | undefined {
  const about = KINDS.find((kind) => kind === stored.about);
  const read = about && READERS[about](stored);
  return about && read && ({ about, ...read } as Correction); // each reader reads its own kind
}

function goalIn({ said }: Stored): { readonly said: string } | undefined {
  const text = textIn(said);
  return text === undefined ? undefined : { said: text };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_SAID) : undefined;
}

function numberIn(
  value: unknown,
  [least, most]: readonly [least: number, most: number],
): number | undefined {
  return typeof value === 'number' && value > 0 && value >= least && value <= most
    ? value
    : undefined;
}

/** A unit that may appear in a title, or an empty string. */
export function unitIn(value: unknown): string {
  const unit = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
  return UNIT.test(unit) ? unit.slice(0, LONGEST_UNIT).trim() : '';
}

function daysIn(value: unknown): readonly Weekday[] | number | undefined {
  if (Array.isArray(value)) {
    const days = ([1, 2, 3, 4, 5, 6, 0] as const).filter((day) => value.includes(day));
    return days.length > 0 ? days : undefined;
  }
  return numberIn(value, [1, 7]) === Math.round(Number(value)) ? Number(value) : undefined;
}
