import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Caution, Mould, Need, SkillPhase, SubTopic, Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

/** A quest that could stand on the board. */
export type Candidate = {
  readonly mould: Mould;
  /** Lower is better. */
  readonly rank: number;
  /** Neither on the board nor in the last forgings. */
  readonly isFresh: boolean;
  /** Of a shape, beside quests of a topic. */
  readonly isFiller?: true;
};

export type CandidateTerms = {
  readonly level: SkillLevel;
  readonly cautions: readonly Caution[];
  readonly dislikes: readonly string[];
  /** 1 to 12. */
  readonly month: number;
  /** Ids of moulds, the newest forging first; the board of today counts as the newest. */
  readonly history: readonly (readonly string[])[];
};

/** Forgings that are remembered. */
const REMEMBERED = 4;

const PHASES: Readonly<Record<SkillLevel, readonly SkillPhase[]>> = {
  Beginner: [1],
  Intermediate: [2, 1],
  Advanced: [3, 2],
};
const NEXT_PHASE: Readonly<Record<SkillLevel, SkillPhase | undefined>> = {
  Beginner: 2,
  Intermediate: 3,
  Advanced: undefined,
};

const LACKING: Partial<Record<Caution, Need>> = {
  'no-equipment': 'equipment',
  'small-room': 'space',
  'no-money': 'money',
  'cannot-leave-home': 'outside',
};
const OF_THE_BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];

/** Ranks, the best first; within one the order of the library decides. */
const TIER = { own: 0, other: 100, next: 200, shape: 300, stale: 1_000 } as const;

/** Below it a candidate is of the goal's own sub-topic, for its level, and fresh. */
export const OWN_RANK = TIER.other;

/** Whether nothing that was said speaks against it. */
function isAllowed(
  { not = [], needs = [], months, strain, title }: Mould,
  { cautions, dislikes, month }: Omit<CandidateTerms, 'level' | 'history'>,
): boolean {
  if (not.some((caution) => cautions.includes(caution))) return false;
  if (strain === 2 && cautions.some((caution) => OF_THE_BODY.includes(caution))) return false;
  if (cautions.some((caution) => needs.includes(LACKING[caution] as Need))) return false; // undefined is in no list
  if (months && !months.includes(month)) return false;
  const words = title.toLowerCase();
  return !dislikes.some((word) => words.includes(word));
}

/** The quests a topic has for this person, the best first; those of the goal's shape stand last. */
export function topicCandidates(
  topic: Topic,
  goal: Pick<UnderstoodGoal, 'reading' | 'shape' | 'said'>,
  terms: CandidateTerms,
): readonly Candidate[] {
  // The first sub-topic is the one for somebody who named none.
  const named = topic.subs.find(({ id }) => id === goal.reading?.sub);
  const own = named ?? topic.subs[0];
  const isFresh = freshness(terms.history);
  const hasForged = topic.subs.some(({ quests }) => quests.some(({ id }) => !isFresh(id)));
  const foreign = foreignWords(topic, named, goal.said);
  const found = topic.subs.flatMap((sub) =>
    sub.quests
      .filter((mould) => isAllowed(mould, terms) && isSayable(mould, sub, goal.reading?.subject))
      .filter((mould) => sub === own || !foreign.test(mould.title))
      .flatMap((mould) => {
        const tier = tierOf(mould, { isOwn: sub === own, level: terms.level, hasForged });
        return tier === undefined ? [] : [{ mould, tier }];
      }),
  );
  const ranked = found.map(({ mould, tier }, at) => ({
    mould,
    rank: tier + at / 100 + staleness(mould.id, terms.history),
    isFresh: isFresh(mould.id),
  }));
  const fillers = shapeCandidates(goal.shape, terms).map((one) => ({
    ...one,
    isFiller: true as const,
  }));
  return [...ranked, ...fillers].toSorted(byRank);
}

/** The quests of a shape. */
export function shapeCandidates(
  shape: UnderstoodGoal['shape'],
  terms: CandidateTerms,
): readonly Candidate[] {
  return kitCandidates(
    SHAPE_KITS[shape].quests.filter((mould) => isAllowed(mould, terms)),
    terms.history,
  );
}

export function kitCandidates(
  quests: readonly Mould[],
  history: CandidateTerms['history'],
): readonly Candidate[] {
  const isFresh = freshness(history);
  return quests
    .map((mould, at) => ({
      mould,
      rank: TIER.shape + at / 100 + staleness(mould.id, history),
      isFresh: isFresh(mould.id),
    }))
    .toSorted(byRank);
}

function byRank(one: Candidate, other: Candidate): number {
  return one.rank - other.rank;
}

function freshness(history: CandidateTerms['history']): (id: string) => boolean {
  const known = new Set(history.slice(0, REMEMBERED).flat());
  return (id) => !known.has(id);
}

/** What was forged long ago comes before what was forged last. */
function staleness(id: string, history: CandidateTerms['history']): number {
  const at = history.slice(0, REMEMBERED).findIndex((ids) => ids.includes(id));
  return at === -1 ? 0 : TIER.stale * (REMEMBERED - at);
}

type TierTerms = {
  readonly isOwn: boolean;
  readonly level: SkillLevel;
  readonly hasForged: boolean;
};

function tierOf({ plan }: Mould, { isOwn, level, hasForged }: TierTerms): number | undefined {
  const at = PHASES[level].indexOf(plan.phase);
  if (at !== -1) return (isOwn ? TIER.own : TIER.other) + at * 10;
  const isNext = plan.phase === NEXT_PHASE[level] && isOwn && hasForged;
  return isNext ? TIER.next : undefined;
}

/** A title with a subject needs one, unless it reads well without: "Learn 5 words". */
export function isSayable(
  { title }: Mould,
  sub: SubTopic | undefined,
  subject: string | undefined,
): boolean {
  if (!title.includes('{subject}')) return true;
  if (subject !== undefined) return sub?.subjects !== undefined && subject in sub.subjects;
  return /(?:\{n\}|\bone|\ba|\d+) \{subject\} \w/.test(title);
}

const NEVER = /(?!)/;

/** Words that only another sub-topic names: whoever spoke of a dog is not asked to brush the cat. */
function foreignWords(topic: Topic, own: SubTopic | undefined, said: string): RegExp {
  if (own === undefined) return NEVER;
  const known =
    `${topic.words.objects}, ${own.words.objects}, ${own.words.context ?? ''}, ${said}`.toLowerCase();
  const foreign = topic.subs
    .filter((sub) => sub !== own)
    .flatMap(({ words }) => words.objects.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]{3,}$/.test(word) && !known.includes(word));
  return foreign.length === 0 ? NEVER : new RegExp(`\\b(?:${foreign.join('|')})s?\\b`, 'i');
}
