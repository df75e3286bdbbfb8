import type { Mould, Topic } from '#mentor/library/topic.ts';
import {
  type Candidate,
  type CandidateTerms,
  kitCandidates,
  NEARNESS,
  shapeCandidates,
} from '#mentor/planner/ranking/candidates.ts';
import { TIER } from '#mentor/planner/ranking/tiers.ts';
import { MEDICINE } from '#mentor/shapes/careful-shapes.ts';
import { TALLY } from '#mentor/shapes/made-shapes.ts';
import type { SaidHabit } from '#mentor/understand/figures/habit.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { withHour } from './own-hour.ts';
import { isOfDay } from './own-number.ts';

// Puts a habit on the board as it was said: with its hour, its limit and its days.

/** Shelves on which quests of the topic serve a habit, and a large amount is not asked at once. */
const PRACTICE = new Set(['move', 'learn', 'tech', 'create', 'sound']);
const SMALL_MINUTES = 5;

type HabitTerms = {
  readonly topic: Topic | undefined;
  readonly asked: CandidateTerms;
};

/** Candidates with the goal's habit first: a topic quest that does the same, or one in the person's words. */
export function withHabit(
  found: readonly Candidate[],
  goal: UnderstoodGoal,
  { topic, asked }: HabitTerms,
): readonly Candidate[] {
  const { habit, rank } = goal;
  if (habit === undefined || rank === 'area') return found;
  // A daily number has a quest already.
  if (habit.kind === 'act' && found.some(({ mould }) => isOfDay(mould))) return found;
  const { days, times } = habit;
  const atFirst = (one: Candidate): Candidate => ({
    ...one,
    rank: one.isFresh ? TIER.said : one.rank,
    rhythm: { ...(days && { days }), ...(times !== undefined && { times }) },
    ...(isFree(habit, one.mould) && { isFree: true as const }),
  });
  const same = sameOf(found, goal, topic);
  if (same) {
    const own = atFirst({ ...same, mould: asSaid(same.mould, habit) });
    return [own, ...found.filter((one) => one !== same)];
  }
  if (isServed(habit, topic)) return withMinutes(found, habit);
  const [own] = kitCandidates([mouldOf(habit, asked.plain)], asked.history).map(atFirst);
  const [start = ''] = /^\w+ \w+/.exec(habit.title) ?? [];
  const ofPart = found.filter(
    ({ mould, rank: at }) => at < 2 * NEARNESS && !mould.title.startsWith(start), // no second "Get up ..."
  );
  return [
    ...(own ? [own] : []),
    ...((isAbout(habit, goal, topic) || isWeeklyOf(habit, goal)) && !isManyADay(habit)
      ? ofPart
      : []),
    ...shapeCandidates(goal.shape, asked).filter(isBeside),
  ];
}

/** Acts that only mark an hour, so they take no time: "be in bed", "leave work". */
const ENDING =
  /^(?:stop|close the|close your|shut the|shut your|log off|log out|leave|finish work|lights|turn off|switch off|be (?:in bed|asleep|home|up)|go to (?:bed|sleep)|get (?:up(?! to)|out of bed)|wake|rise)\b/i;

/** Whether a habit takes no minutes: a limit, something avoided, an hour, a small act of every day. */
function isFree({ kind, title, times }: SaidHabit, { minutes, title: quest }: Mould): boolean {
  if (kind === 'stop' || kind === 'limit') return true;
  const isSmall = times === 7 && minutes[1] <= SMALL_MINUTES && !quest.includes('{m}');
  return kind === 'clock' ? isSmall || ENDING.test(title) : isSmall && !/\d/.test(title);
}

/** Gives the first daily practice the length that was said: "meditate 10 minutes every morning". */
function withMinutes(found: readonly Candidate[], { minutes }: SaidHabit): readonly Candidate[] {
  const at = found.findIndex(
    ({ mould: { plan } }) => plan.role === 'core' && plan.rhythm === 'daily',
  );
  const [least, , most] = found[at]?.mould.minutes ?? [0, 0, 0];
  if (minutes === undefined || minutes < least || minutes > most) return found;
  return found.map((one, place) =>
    place === at ? { ...one, mould: { ...one.mould, minutes: [minutes, minutes, minutes] } } : one,
  );
}

/** Whether it is done more than twice a day, like five prayers: a quest for one time does not cover that. */
function isManyADay({ timesADay = 1 }: SaidHabit): boolean {
  return timesADay > 2;
}

/** Whether it is rare enough to leave room for the other quests of its named sub-topic. */
function isWeeklyOf({ kind, times = 7 }: SaidHabit, { reading }: UnderstoodGoal): boolean {
  return kind === 'act' && times <= RARE_TIMES && (reading?.isSubNamed ?? false);
}

/** Whether the topic's quests are about the habit, and not only about something near it. */
function isAbout(
  { kind, title }: SaidHabit,
  { reading }: UnderstoodGoal,
  topic: Topic | undefined,
): boolean {
  if (kind === 'clock' && !ENDING.test(title)) return reading !== undefined;
  if (kind !== 'act') return topic?.id === 'tobacco' || (reading?.isSubNamed ?? false);
  if (topic?.shelf === 'people') return true;
  return thingsOf(title).some((word) => namesOf(topic).includes(word));
}

function namesOf(topic: Topic | undefined): string {
  return `${topic?.name} ${topic?.subs.map(({ name }) => name)}`.toLowerCase();
}

/** Whether the habit is the topic itself: "run three times a week", "lift weights". */
function isAllOf({ title }: SaidHabit, topic: Topic | undefined): boolean {
  return thingsOf(title).every((word) => namesOf(topic).includes(word));
}

/** Whether practice names an amount (20 km, 100 squats), which is not asked at once; minutes are fine. */
function isTooMuch({ title, minutes }: SaidHabit, topic: Topic | undefined): boolean {
  return minutes === undefined && /\d/.test(title) && PRACTICE.has(topic?.shelf ?? '');
}

/** Whether a quest of the shape may stand beside the habit; its core practice would repeat it. */
function isBeside({ mould }: Candidate): boolean {
  return mould.plan.role !== 'core';
}

/** Whether the topic's own quests serve the habit: it is practice, or the topic itself ("meditate daily"). */
function isServed(habit: SaidHabit, topic: Topic | undefined): boolean {
  if (topic === undefined) return false;
  if (habit.kind === 'clock') return !ENDING.test(habit.title) && PRACTICE.has(topic.shelf);
  if (habit.kind !== 'act') return false;
  return PRACTICE.has(topic.shelf) || thingsOf(habit.title).length === 0;
}

/** The quest of the topic that is the same act as the habit. */
function sameOf(
  found: readonly Candidate[],
  goal: UnderstoodGoal,
  topic: Topic | undefined,
): Candidate | undefined {
  const { habit } = goal;
  if (habit?.kind !== 'act' || isTooMuch(habit, topic)) return undefined;
  if (isManyADay(habit)) return undefined;
  // "Run" alone does not mean the first quest whose title begins with "Run".
  if (PRACTICE.has(topic?.shelf ?? '') && isAllOf(habit, topic)) return undefined;
  return found.find((one) => isSameAct(one, habit, goal));
}

/** Words of a title that name no thing. */
const SMALL = new Set(
  'the your with for and one two day week before after every minute minutes hour hours'.split(' '),
);

/** The words of a title without its verb and small words. */
export function thingsOf(title: string): readonly string[] {
  const [, ...rest] = title.toLowerCase().split(/[^a-z]+/);
  return rest.filter((word) => word.length > 2 && !SMALL.has(word));
}

/** Verbs that fit any act, so they do not show what is done. */
const ANY_ACT = /^(?:be|do|get|give|go|have|keep|make|put|set|take|try|use|work)$/;

/** Whether a quest is the same act: "Call one parent" is a call, steps that say "floss" are flossing. */
function isSameAct(
  { mould, isFiller }: Candidate,
  { title }: SaidHabit,
  { reading }: UnderstoodGoal,
): boolean {
  if (isFiller || mould.plan.rhythm === 'once') return false;
  const [verb = ''] = title.toLowerCase().split(' ');
  const things = thingsOf(title);
  const steps = mould.steps.flat().join(' ').toLowerCase();
  const isSaid = (word: string) => new RegExp(`\\b${word.slice(0, 6)}`).test(steps);
  const isVerb = mould.title.toLowerCase().startsWith(`${verb} `);
  if (things.length === 0) return isVerb || isSaid(verb);
  const isNamed = reading?.isSubNamed && !ANY_ACT.test(verb);
  return isVerb && (isNamed || things.some((word) => mould.title.includes(word) || isSaid(word)));
}

/** The quest under the person's words, with its own steps, unless its title says those words already. */
function asSaid(mould: Mould, { title, minutes }: SaidHabit): Mould {
  const own = mould.title.toLowerCase();
  const act: Mould = {
    ...mould,
    plan: { ...mould.plan, role: 'core' },
    ...(minutes !== undefined && { minutes: [Math.min(5, minutes), minutes, minutes] as const }),
  };
  if (
    title
      .toLowerCase()
      .split(' ')
      .every((word) => own.includes(word))
  )
    return act;
  const { amount: _, ...rest } = act;
  return { ...rest, title, grows: false };
}

const HABIT: Mould = {
  ...TALLY,
  id: 'shape-own-habit',
  plan: { role: 'core', phase: 1, rhythm: 'daily' },
  minutes: [5, 5, 5],
  grows: false,
  tiny: 'Do the smallest part of it.',
  why: 'What is said with its hour and its days is kept more often than a wish.',
};
/** Acts that take longer than five minutes. */
const LONG_ACTS =
  /^(?:Call|Phone|Ring|Visit|Cook|Study|Practi[sc]e|Write|Clean|Tidy|Vacuum|Hoover|Play|Work|Have dinner|Walk|Take (?:the|your|our) dog|Read|Run|Train|Exercise|Meditate|Draw|Paint|Swim|Go (?!to (?:bed|sleep))|Get your .* (?:sorted|done)|Do (?:the |your )?(?:dishes|washing|laundry)|Wash up|Do your (?:invoices|books|accounts|taxes|paperwork|homework))\b/;

function mouldOf(habit: SaidHabit, plain: string): Mould {
  const { kind, title, clock, times = 7, timesADay } = habit;
  const { amount: _, ...base } = HABIT;
  const isRare = kind === 'act' && times <= RARE_TIMES;
  const own: Mould = {
    ...base,
    id: `${HABIT.id}-${title.toLowerCase().replace(/\W+/g, '-')}`, // unique per habit
    title,
    minutes: minutesOf(habit, isRare),
    steps: isRare ? RARE_STEPS : stepsOf(habit),
  };
  if (kind === 'limit') return limited(own, habit);
  if (timesADay !== undefined)
    return { ...own, amount: { unit: '{times}', byLevel: [timesADay, timesADay, timesADay] } };
  return kind === 'clock' && clock ? withHour(own, clock, plain) : own;
}

/** A quest to stay within a limit. A limit that is lowered says its next step. */
function limited(own: Mould, { n = 1, minutes = 0, downTo }: SaidHabit): Mould {
  const unit = minutes > 0 ? '{minutes}' : '{most}';
  const most = minutes > 0 ? minutes : n;
  const wayOn = downTo === undefined ? {} : { wayOn: `one fewer, and so on down to ${downTo}` };
  return {
    ...own,
    ...wayOn,
    minutes: HABIT.minutes,
    amount: { unit, byLevel: [most, most, most] },
  };
}

function stepsOf({ kind, clock, title }: SaidHabit): Mould['steps'] {
  if (MEDICINE.test(title)) return MEDICINE_STEPS;
  return kind === 'stop' && clock === undefined ? LEFT_STEPS : STEPS[kind];
}

/** The least minutes, as a share of those that were said. */
const SAID_PART = 0.8;

/** Least, usual and most minutes: as they were said, or as such an act takes. */
function minutesOf({ title, minutes = 0 }: SaidHabit, isRare: boolean): Mould['minutes'] {
  if (minutes > 0) return [Math.ceil(minutes * SAID_PART), minutes, minutes];
  if (!LONG_ACTS.test(title)) return HABIT.minutes;
  return isRare ? [15, 60, 90] : [10, 20, 30];
}

/** Up to this many times a week, a habit gets steps about a calendar instead of a daily cue. */
const RARE_TIMES = 2;
const RARE_STEPS: Mould['steps'] = [
  ['Write day and hour into the calendar', 'Whoever has to know is told today.'],
  ['It falls through: set another day the same evening', 'In the same week where you can.'],
];

export const MEDICINE_STEPS: Mould['steps'] = [
  ['Put it where the day begins or ends', 'Always the same place, out of reach of children.'],
  ['Mark the day right after', 'Forgotten: what the leaflet says, never two at once.'],
];
const LEFT_STEPS: Mould['steps'] = [
  ['Name the hardest hour in the morning', 'And what you do then instead: a walk, a call, a page.'],
  [
    'Tick it in the evening, or write when it happened',
    'A slip is one line; tomorrow is a new day.',
  ],
];
const STEPS: Readonly<Record<SaidHabit['kind'], Mould['steps']>> = {
  act: [
    [
      'Do it straight after something you do anyway',
      'Breakfast, teeth, coming home: always the same.',
    ],
    ['Late, tired or away: do the smallest part', 'Two minutes count, and so does the day.'],
  ],
  clock: [
    ['Set a reminder for half an hour before', 'What must still be done is done then.'],
    ['Stop in the middle of things', 'One line on paper says where to go on.'],
  ],
  stop: [
    ['Put it where you have to get up for it', 'Another room, the top shelf, a closed box.'],
    ['Choose in the morning what you do instead', 'Tea, a page, a call: it lies ready by then.'],
  ],
  limit: [
    ['Make a stroke for each one', 'On paper, where it happens.'],
    [
      'Name the hour of the last one in the morning',
      'After it something else is ready: water, fruit, a walk.',
    ],
  ],
};
