import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import type { Caution } from '#mentor/library/topic.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { type Correction, MOST_KEPT } from './corrections.ts';
import type { Weekday } from './figures/rhythm.ts';
import { GOAL_SHAPES } from './goal-form.ts';

export const STYLES = ['structured', 'flexible', 'balanced'] as const;
export const MINUTES_A_DAY = [5, 720] as const;
export const MOST_OF_A_TARGET = 1_000_000;
export const LONGEST_UNIT = 20;
const LONGEST_SAID = 2_000;
/** Units stand in titles: words and signs of money, nothing else. */
const UNIT = /^[\p{L}\p{M}'’ $€£%-]*$/u;

/** Corrections in any stored form; what cannot be read is left out. */
export function correctionsIn(stored: unknown): readonly Correction[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => correctionIn(Object(one)) ?? []).slice(-MOST_KEPT);
}

function correctionIn(one: Readonly<Record<string, unknown>>): Correction | undefined {
  const { about } = one;
  const said = textIn(one['said']);
  switch (about) {
    case 'time': {
      const days = daysIn(one['days']);
      const minutes = numberIn(one['minutes'], MINUTES_A_DAY);
      return days && minutes ? { about, days, minutes } : undefined;
    }
    case 'option': {
      const option = TIME_COMMITMENTS.find((known) => known === one['option']);
      return option && { about, option };
    }
    case 'style': {
      const style = STYLES.find((known) => known === one['style']);
      return style && { about, style };
    }
    case 'caution': {
      const caution = textIn(one['caution']);
      return caution === undefined ? undefined : { about, caution: caution as Caution }; // an unknown one takes nothing away
    }
    case 'word': {
      const word = textIn(one['word']);
      return word === undefined ? undefined : { about, word };
    }
    default:
      return said === undefined ? undefined : goalCorrectionIn(one, said);
  }
}

function goalCorrectionIn(
  { about, ...one }: Readonly<Record<string, unknown>>,
  said: string,
): Correction | undefined {
  switch (about) {
    case 'reading': {
      const [topic, sub] = [textIn(one['topic']), textIn(one['sub'])];
      const shape = GOAL_SHAPES.find((known) => known === one['shape']);
      if (topic === undefined) return shape && { about, said, shape };
      return { about, said, topic, ...(sub !== undefined && { sub }) };
    }
    case 'target': {
      const n = numberIn(one['n'], [0, MOST_OF_A_TARGET]);
      const underMinutes = numberIn(one['underMinutes'], [0, MOST_OF_A_TARGET]);
      const unit = unitIn(one['unit']);
      return {
        about,
        said,
        ...(n !== undefined && { n, unit }),
        ...(underMinutes !== undefined && { underMinutes }),
      };
    }
    case 'date': {
      const text = textIn(one['by']);
      const by = text === undefined ? undefined : parseLocalDate(text);
      return { about, said, ...(by && { by }) };
    }
    case 'level': {
      const level = SKILL_LEVELS.find((known) => known === one['level']);
      return level && { about, said, level };
    }
    case 'rank': {
      const rank = (['main', 'second'] as const).find((known) => known === one['rank']);
      return rank && { about, said, rank };
    }
    case 'split':
    case 'merge':
      return { about, said };
    default:
      return undefined;
  }
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

/** A unit as it may stand in a title. */
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
