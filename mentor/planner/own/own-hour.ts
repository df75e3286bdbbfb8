import type { Mould } from '#mentor/library/topic.ts';
import type { SaidHabit } from '#mentor/understand/figures/habit.ts';

// A habit with an hour for getting up or going to bed. If the current hour is far from it, it is approached week by
// week.

const QUARTER = 15;
const DAY = 24 * 60;
/** A gap of more minutes than this is treated as a misreading. */
const FURTHEST = 5 * 60;

const BED = /\b(?:bed|asleep|sleep|lights)\b/i;
const UP = /\b(?:wake|up)\b/i;

/**
 * Adds steps for the hour. If the current hour is too late, the habit starts a quarter of an hour before it and says
 * how it goes on.
 */
export function withHour(
  own: Mould,
  { at, said }: NonNullable<SaidHabit['clock']>,
  plain: string,
): Mould {
  const isBed = BED.test(own.title);
  if (!isBed && !UP.test(own.title)) return own;
  const now = nowIn(plain, isBed);
  const away = now === undefined ? 0 : (now - at + DAY) % DAY;
  const isFar = away > QUARTER && away <= FURTHEST;
  const hour = isFar ? at + away - QUARTER : at;
  const first = isFar ? hourText(hour, said) : said;
  const way = isFar
    ? `You began at: ${hourText(at + away, said)}. A quarter of an hour earlier at a time.`
    : 'Far from it: a quarter of an hour earlier at a time.';
  const steps: Mould['steps'] = isBed
    ? [
        [
          `Alarm at ${hourText(hour - 30, said)}: screens away`,
          'Teeth, clothes, a page; the phone stays outside.',
        ],
        [`Lamp off by ${first}`, way],
      ]
    : [
        ['Put the alarm where you must stand up', way],
        ['Curtain, water, feet on the floor', 'Then decide about anything else.'],
      ];
  const { grows: _, ...growing } = own;
  const next = Math.max(at, hour - QUARTER);
  return isFar
    ? {
        ...growing,
        title: own.title.replace(said, first),
        steps,
        wayOn: `${hourText(next, said)}, then a quarter earlier at a time, until ${hourText(at, said)}`,
      }
    : { ...own, steps };
}

/** An hour that is said to be the current one: "usually at 1", "I go to bed at 12:30". */
const NOW =
  /\b(?:now|currently|usually|moment|instead of|normally|tend to|go to bed|fall asleep|get up|wake up|wake|sleep)\b(?: (?:its?|is|im?|get up|wake up|go to bed|in bed|at|around|about|by|until|till|more like)\b)* (\d{1,2})(?::(\d{2}))? ?(am|pm)?\b(?! ?(?:hours?|minutes?|h\b))/g;

/** The current hour, in minutes after midnight: the second hour in the text, else one that is said to be current. */
function nowIn(plain: string, isBed: boolean): number | undefined {
  const all = [...plain.matchAll(NOW)];
  const found = all[1] ?? all.find(([text]) => !/^(?:go|fall|get|wake|sleep)/.test(text));
  if (found === undefined) return undefined;
  const [, hours = '0', minutes = '0', half] = found;
  const isEvening = half === 'pm' || (half === undefined && isBed && Number(hours) >= 7);
  return ((Number(hours) % 12) + (isEvening || Number(hours) > 12 ? 12 : 0)) * 60 + Number(minutes);
}

/** An hour in the format of `like`: "10:30 pm", "22:30", "6:45". */
function hourText(at: number, like: string): string {
  const minutes = String(((at % 60) + 60) % 60).padStart(2, '0');
  const hours = Math.floor(((at + DAY) % DAY) / 60);
  const isHalfDay = /[ap]m|midnight|noon/i.test(like) || !/[:.]/.test(like);
  if (!isHalfDay) return `${hours}:${minutes}`;
  const part = /[ap]m|midnight|noon/i.test(like) ? ` ${hours < 12 ? 'am' : 'pm'}` : '';
  return `${hours % 12 || 12}${minutes === '00' && part ? '' : `:${minutes}`}${part}`;
}

const OF_RISING = /\b(?:alarm|get up|getting up|wake)\b/i;

const OF_BED = /\b(?:lamp off|bedtime|to bed|in bed by|lights out)\b/i;

/** Whether a quest asks for what a habit to get up or go to bed at an hour asks for already. */
export function repeatsRising({ title, plan }: Mould, habit: SaidHabit | undefined): boolean {
  if (habit?.kind !== 'clock' || plan.rhythm === 'once') return false;
  if (BED.test(habit.title)) return OF_BED.test(title);
  return UP.test(habit.title) && OF_RISING.test(title);
}
