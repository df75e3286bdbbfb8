import type { Mould } from '#mentor/library/topic.ts';
import { dayText, grouped } from '#mentor/planner/pace.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import type { Stairs, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// The steps from where the person stands, in words and as a limit to keep.

/** The steps in words: "Today 7 pull-ups, this week 8, then 1 more at a time." A limit says it in its own quest. */
export function stairsLine(stairs: Stairs | undefined): string {
  if (stairs === undefined) return '';
  const { now, first, step, end, what, per, isDown, of, doneBy } = stairs;
  const name = what === '' ? '' : ` ${what}`;
  if (doneBy)
    return `${grouped(now)}${name} today: ${grouped(step)} fewer a week, done about ${dayText(doneBy)}.`;
  if (isDown && per) return '';
  const whole = of === undefined ? '' : ` of ${grouped(of)}`;
  const rate = per ? ` a ${per}` : '';
  const to =
    end === undefined ? '' : isDown ? `, down to ${grouped(end)}` : `, up to ${grouped(end)}`;
  const next =
    first === end ? '' : `, then ${grouped(step)} ${isDown ? 'less' : 'more'} at a time${to}`;
  return `Today ${grouped(now)}${whole}${name}${rate}, next ${grouped(first)}${next}.`;
}

const LIMIT: Mould = {
  ...TALLY,
  id: 'shape-own-limit',
  plan: { role: 'core', phase: 1, rhythm: 'daily' },
  minutes: [5, 5, 5],
  grows: false,
  tiny: 'Make a stroke for each one today.',
  why: 'A number one below today’s can be kept; none at all from one day to the next mostly cannot.',
};

/** A quest to keep the next lower number; undefined where nothing is to be reduced. */
export function limitQuest({ stairs }: Pick<UnderstoodGoal, 'stairs'>): Mould | undefined {
  if (!stairs?.isDown || !stairs.per || stairs.now < 2) return undefined;
  const { now, first, what, per } = stairs;
  const isDaily = per === 'day';
  const name = first === 1 ? what.replace(/^([a-z]+[^s])s(?= |$)/, '$1') : what;
  const wayOn = furtherDown(stairs);
  return {
    ...LIMIT,
    title: ['Have at most', grouped(first), name, isDaily ? 'today' : `this ${per}`]
      .filter((part) => part !== '')
      .join(' '),
    plan: { role: 'core', phase: 1, rhythm: isDaily ? 'daily' : 'weekly' },
    amount: { unit: '{most}', byLevel: [first, first, first] },
    steps: [
      [
        'Make a stroke for each one',
        `You began at: ${grouped(now)}. Paper or phone, where it happens.`,
      ],
      isDaily
        ? [
            'Choose in the morning which one goes',
            'Something else is ready for that hour: water, a walk, a call.',
          ]
        : ['Choose ahead which one goes', 'Write down what you do instead, and have it ready.'],
    ],
    ...(wayOn !== '' && { wayOn }),
  };
}

/** The numbers after the first limit: "at most 3, then one fewer at a time, down to 2". */
function furtherDown({ first, step, end = 0 }: Stairs): string {
  const next = Math.max(end, first - step);
  if (next >= first) return '';
  const fewer = step === 1 ? 'one' : grouped(step);
  const to = end > 0 ? `, down to ${grouped(end)}` : '';
  return `at most ${grouped(next)}${next > end ? `, then ${fewer} fewer at a time${to}` : ''}`;
}
