import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import { CAUTIONS, SHELVES } from '#mentor/library/testing/lists.ts';
import type { Mould, SkillPhase, Topic } from '#mentor/library/topic.ts';
import type { PlanTerms } from '#mentor/planner/prepare-goal.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import { SEVEN_DAYS } from '#mentor/understand/figures/rhythm.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { daysWithMinutes, optionTime, type WeekTime } from '#mentor/understand/week/week-time.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';

const SHAPES = Object.keys(SHAPE_KITS) as GoalShape[]; // its own keys
const TODAY = '2026-11-15' as LocalDate; // a Sunday

/** Something understood, the library it is planned from, and what was forged before. */
export type Planning = { readonly understood: Understanding; readonly terms: PlanTerms };

type Dice = {
  readonly below: (count: number) => number;
  readonly one: <Value>(values: readonly Value[]) => Value;
  readonly some: <Value>(values: readonly Value[], most: number) => readonly Value[];
};

function diceOf(seed: number): Dice {
  let state = seed | 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value; // below its length
  return {
    below,
    one,
    some: (values, most) => Array.from({ length: below(most + 1) }, () => one(values)),
  };
}

/** One number makes it all, so that a counterexample is one number. */
export function planningOf(seed: number): Planning {
  const dice = diceOf(seed);
  const ids = ['ant', 'bee', 'cow', 'doe'];
  const topics = ids.map((id) => topicOf(id, dice));
  const seconds = ids.slice(1, 1 + dice.below(4)).map((id) => goalOf(id, 'second', dice));
  const area = dice.below(3) === 0 ? [goalOf('doe', 'area', dice)] : [];
  const forged = topics[0]?.subs[0]?.quests.map(({ id }) => id) ?? [];
  return {
    understood: {
      goals: [goalOf('ant', 'main', dice), ...seconds, ...area],
      time: timeOf(dice),
      style: dice.one(['structured', 'flexible', 'balanced']),
      cautions: [...new Set(dice.some(CAUTIONS, 2))],
      dislikes: [],
      corrected: [],
    },
    terms: {
      today: TODAY,
      weekStart: dice.one(WEEK_STARTS),
      topics: new Map(topics.map((topic) => [topic.id, topic])),
      history: dice.below(3) === 0 ? [forged.slice(0, dice.below(5))] : [],
    },
  };
}

/** Four sub-topics with four moulds each, two of them for beginners. */
function topicOf(id: string, dice: Dice): Topic {
  const phases = [1, 1, 2, 3] as const;
  const subs = [0, 1, 2, 3].map((sub) => ({
    id: `s${sub}`,
    name: `sub ${sub}`,
    words: { objects: `${id}${sub}` },
    quests: phases.map((phase, at) => mouldOf(`${id}-${sub}-${at}`, phase, dice)),
  }));
  return {
    id,
    shelf: dice.one(SHELVES),
    name: id.toUpperCase(),
    category: 'Personal',
    words: { objects: id },
    subs,
    advice: { stuck: 'Wait.', missed: 'Go on.' },
    caps: { dayMinutes: dice.one([60, 90, 240]), growth: dice.one([0.1, 0.2]) },
  };
}

/** As the lint lets it pass. */
function mouldOf(id: string, phase: SkillPhase, dice: Dice): Mould {
  const rhythm = dice.one(['daily', 'weekly', 'weekly', 'once'] as const);
  const least = 5 * (1 + dice.below(6));
  const usual = least + 5 * dice.below(6);
  const hasAmount = dice.below(2) === 0;
  const strain = dice.one([undefined, 1.5 as const, phase === 1 ? undefined : (2 as const)]);
  return {
    id,
    title: hasAmount ? 'Count {n} pieces' : 'Do it for {m} minutes',
    plan: { role: dice.one(['start', 'core', 'long', 'check'] as const), phase, rhythm },
    ...(rhythm === 'weekly' &&
      dice.below(2) === 0 && {
        sessions: dice.one([
          [1, 3],
          [2, 4],
        ] as const),
      }),
    minutes: [least, usual, usual + 5 * dice.below(8)],
    ...(strain && { strain }),
    ...(hasAmount && { amount: { unit: 'pieces', byLevel: [4, 8, 12] as const } }),
    steps: [
      ['Begin', 'Here.'],
      ['End', 'There.'],
    ],
    tiny: 'Do the first bit.',
    not: dice.some(CAUTIONS, 2),
    needs: dice.some(['equipment', 'space', 'money', 'outside', 'company'] as const, 1),
    ...(dice.below(5) === 0 && { months: dice.one([[11], [6, 7]]) }),
    why: 'It is so.',
  };
}

/** Any choice of the list, days that differ, or any days and minutes that have room for three small quests. */
function timeOf(dice: Dice): WeekTime {
  if (dice.below(2) === 0) return optionTime(dice.one(TIME_COMMITMENTS));
  if (dice.below(3) === 0) {
    const days = SEVEN_DAYS.slice(0, 2 + dice.below(6));
    return daysWithMinutes(new Map(days.map((day) => [day, 10 + 5 * dice.below(25)])));
  }
  const days = 1 + dice.below(7);
  const least = Math.ceil(20 / days / 5);
  const dayMax = 5 * (least + dice.below(40));
  const hasDaily = days >= 5;
  return {
    days,
    sessionMinutes: dayMax,
    dayMax,
    weekMinutes: dayMax * days,
    hasDaily,
    from: 'said',
  };
}

const TARGETS = [
  undefined,
  { n: 30, unit: 'pieces', by: '2027-05-01' as LocalDate },
  { n: 5_000, unit: 'pieces', by: '2026-12-01' as LocalDate },
  { n: 12, unit: 'owls' },
];

function goalOf(topic: string, rank: UnderstoodGoal['rank'], dice: Dice): UnderstoodGoal {
  const sub = dice.one([undefined, 's0', 's1', 's3']);
  const isSubNamed = sub !== undefined && dice.below(2) === 0;
  const reading = { topic, ...(sub && { sub }), isSubNamed, score: 3 };
  const target = dice.one(TARGETS);
  const isKnown = dice.below(4) > 0;
  return {
    said: `wish for ${topic}`,
    rank,
    ...(isKnown && { reading }),
    shape: dice.one(SHAPES),
    confidence: isKnown ? 1 : 0,
    near: [reading],
    ...(target && { target }),
    level: dice.one(SKILL_LEVELS),
    levelFrom: dice.one(['said', 'default']),
  };
}
