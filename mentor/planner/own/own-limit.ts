import type { Mould } from '#mentor/library/topic.ts';
import { dayText, grouped } from '#mentor/planner/pace.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import type { Stairs, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// The steps from where the person stands, in words and as a limit to keep.

/** The steps in words: "Today 7 pull-ups, next 8, then 1 more at a time." A limit says them in its own quest. */
export function stairsLine(stairs: Stairs | undefined): string {
  if (stairs === undefined || (stairs.isDown && stairs.per)) return '';
  const { now, first, step, what, doneBy } = stairs;
  const name = what === '' ? '' : ` ${what}`;
  if (doneBy)
    return `${grouped(now)}${name} today: ${grouped(step)} fewer a week, done about ${dayText(doneBy)}.`;
  return `Today ${standsAt(stairs)}, next ${grouped(first)}${stepsAfter(stairs)}.`;
}

/** "12 of 37 surahs", "3 days a week". */
function standsAt({ now, what, of, per }: Stairs): string {
  const parts = [grouped(now), of && `of ${grouped(of)}`, what, per && `a ${per}`];
  return parts.filter((part) => part).join(' ');
}

/** ", then 2 more at a time, up to 37". */
function stepsAfter({ first, step, end, isDown }: Stairs): string {
  if (first === end) return '';
  const to = end === undefined ? '' : `, ${isDown ? 'down' : 'up'} to ${grouped(end)}`;
  return `, then ${grouped(step)} ${isDown ? 'less' : 'more'} at a time${to}`;
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

const SHAKING = ' Shaking or sweating without it: a doctor first.';

/** A quest to keep the next lower number; undefined where nothing is to be reduced. */
export function limitQuest({
  stairs,
  reading,
}: Pick<UnderstoodGoal, 'stairs' | 'reading'>): Mould | undefined {
  if (!stairs?.isDown || !stairs.per || stairs.now < 2) return undefined;
  const { now, first, what, per } = stairs;
  const isDaily = per === 'day';
  const name = first === 1 ? what.replace(/^([a-z]+[^s])s(?= |$)/, '$1') : what;
  const isUntilDay = reading?.sub === 'quit-day';
  const wayOn = isUntilDay ? 'none at all, from your quit day on' : furtherDown(stairs);
  return {
    ...LIMIT,
    title: `${limitOf(name, grouped(first))} ${isDaily ? 'today' : `this ${per}`}`,
    plan: { role: 'core', phase: 1, rhythm: isDaily ? 'daily' : 'weekly' },
    amount: { unit: '{most}', byLevel: [first, first, first] },
    steps: [
      [
        'Make a stroke for each one',
        `You began at: ${grouped(now)}. Paper or phone, where it happens.${reading?.topic === 'alcohol' ? SHAKING : ''}`,
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

/** "Have at most 4 takeouts"; days of something that is not named are "Have it on at most 4 days". */
function limitOf(name: string, n: string): string {
  if (/^(?:days?|nights?|evenings?)$/.test(name)) return `Have it on at most ${n} ${name}`;
  if (/^times?$/.test(name)) return `Have it at most ${n} ${name}`;
  return `Have at most ${n} ${name}`.trim();
}

/** The numbers after the first limit: "at most 3, then one fewer at a time, down to 2". */
function furtherDown({ first, step, end = 0 }: Stairs): string {
  const next = Math.max(end, first - step);
  if (next >= first) return '';
  const fewer = step === 1 ? 'one' : grouped(step);
  const to = end > 0 ? `, down to ${grouped(end)}` : '';
  return `at most ${grouped(next)}${next > end ? `, then ${fewer} fewer at a time${to}` : ''}`;
}
