import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Caution, Mould, Need, QuestPlace, SubTopic, Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { SaidHabit } from '#mentor/understand/figures/habit.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { PHASES, TIER, tierOf } from './tiers.ts';

/** A quest that could stand on the board. */
export type Candidate = {
  readonly mould: Mould;
  /** Lower is better. */
  readonly rank: number;
  /** Neither on the board nor in the last forgings. */
  readonly isFresh: boolean;
  /** Of a shape, beside quests of a topic. */
  readonly isFiller?: true;
  /** As it was said: on these days, or so often a week. */
  readonly rhythm?: Pick<SaidHabit, 'days' | 'times'>;
  /** Done once a month. */
  readonly isMonthly?: true;
  /** It takes no time: an hour or a limit that is kept, something that is left. */
  readonly isFree?: true;
  /** A session in the person's words: rather done once a week than cut short, the more so if its length was said. */
  readonly isOwn?: 'open' | 'timed';
};

export type CandidateTerms = {
  readonly level: SkillLevel;
  /** The level was said, and it is none of a beginner. */
  readonly isPractised: boolean;
  /** Nothing of a first day is asked of them. */
  readonly hasBegun?: boolean;
  /** They said how far they are: a first step of the body would be too easy. */
  readonly isOnTheWay?: boolean;
  readonly cautions: readonly Caution[];
  readonly dislikes: readonly string[];
  /** All that was said, in plain letters. */
  readonly plain: string;
  /** What cannot be done where and when there is time. */
  readonly barred: readonly QuestPlace[];
  /** What they find hard, by its words. */
  readonly focus: readonly string[];
  /** 1 to 12. */
  readonly month: number;
  /** Ids of moulds, the newest forging first; the board of today counts as the newest. */
  readonly history: readonly (readonly string[])[];
};

/** Forgings that are remembered. */
const REMEMBERED = 4;

const LACKING: Partial<Record<Caution, Need>> = {
  'no-equipment': 'equipment',
  'small-room': 'space',
  'no-money': 'money',
  'cannot-leave-home': 'outside',
};
const OF_THE_BODY: readonly Caution[] = ['injury', 'pregnancy', 'illness', 'surgery'];

/** Ranks of one hundred are equally near to what was said: among them a new role comes first. */
export const NEARNESS = 100;

/** Below it a candidate is of the goal's own sub-topic, for its level, and fresh. */
export const OWN_RANK = TIER.beside;

const NEEDS: ReadonlySet<string> = new Set<Need>([
  'equipment',
  'space',
  'money',
  'outside',
  'company',
]);

/** A quest about a thing is for whoever named it, by one of its words. */
export function isNamedIn(needs: readonly string[], plain: string): boolean {
  const words = needs.filter((need) => !NEEDS.has(need));
  return words.length === 0 || new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`).test(plain);
}

/** Who sits in a wheelchair is asked for nothing that takes legs. */
const WITH_LEGS =
  /\b(?:feet|foot|toes?|ankles?|knees?|legs?|heels?|hips?|stairs?|stand(?:s|ing)?|walk\w*|jump\w*|squats?|lunges?|kneel\w*|hamstrings?|floor|firm chair)\b/i;
/** Who is out of breath soon begins at a walk. */
const OUT_OF_BREATH =
  /\b(?:run|runs|running|jog|jogs|jogging|sprint\w*|burpees?|jump\w*|rounds?)\b/i;

/** A step that takes no legs. */
export function isSeated(step: Mould['steps'][number]): boolean {
  return !WITH_LEGS.test(step.join(' '));
}

function isForBody({ title, steps, strain }: Mould, cautions: readonly Caution[]): boolean {
  if (cautions.includes('breathless') && (strain === 2 || OUT_OF_BREATH.test(title))) return false;
  if (!cautions.includes('wheelchair')) return true;
  return !WITH_LEGS.test(title) && steps.filter(isSeated).length >= 2;
}

/** Whether nothing that was said speaks against it. */
export function isAllowed(
  mould: Mould,
  { cautions, dislikes, month, isPractised, hasBegun = isPractised, plain, barred }: CandidateTerms,
): boolean {
  const { not = [], needs = [], place = [], months, strain, title, plan } = mould;
  if (!isNamedIn(needs, plain) || place.some((one) => barred.includes(one))) return false;
  if (!isForBody(mould, cautions)) return false;
  if (plan.isSetUp && hasBegun) return false;
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
  const partOf = (part: string | undefined) => topic.subs.find(({ id }) => id === part);
  const named = partOf(goal.reading?.sub);
  const own = named ?? partOf(topic.first) ?? topic.subs[0];
  const { isOnTheWay = false } = terms;
  const isFresh = freshness(terms.history);
  const hasForged = topic.subs.some(({ quests }) => quests.some(({ id }) => !isFresh(id)));
  const foreign = foreignWords(topic, named, goal.said);
  const found = topic.subs.flatMap((sub) =>
    sub.quests
      .filter((mould) => isAllowed(mould, terms) && isSayable(mould, sub, goal.reading?.subject))
      .filter((mould) => sub === own || isOfBoth(mould, named, foreign))
      .flatMap((mould) => {
        if (isOfThing(mould, sub === own, terms)) return [{ mould, tier: TIER.thing }];
        if (isFocused(mould, terms)) return [{ mould, tier: TIER.own }];
        const tier = tierOf(mould, {
          isOwn: sub === own,
          isSubNamed: goal.reading?.isSubNamed ?? false,
          level: terms.level,
          isPractised: terms.isPractised || isOnTheWay,
          isOnTheWay,
          isTrained: topic.shelf === 'move',
          hasForged,
          lastPhase: Math.max(...sub.quests.map(({ plan }) => plan.phase)),
          hasMore: sub.quests.filter(isLater).length >= ENOUGH,
        });
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

/** So many quests of later phases, and nobody who is beyond the first is given one of it. */
const ENOUGH = 2;

function isLater({ plan }: Mould): boolean {
  return plan.phase > 1 && plan.rhythm !== 'once';
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

/** A quest about the very thing that was named comes first: bobbins for who makes lace. */
function isOfThing(
  { needs = [], plan, title }: Mould,
  isOwn: boolean,
  { level, plain }: CandidateTerms,
): boolean {
  const away = Math.abs(plan.phase - (PHASES[level][0] ?? 1));
  const [, act] = /\b(\w+-ups)\b/.exec(title) ?? [];
  // "10 push ups from zero": those themselves, in the form for the level.
  const isCounted = act !== undefined && away === 0 && plain.includes(act.replace('-', ' '));
  return isOwn && (isCounted || (away <= 1 && needs.some((need) => !NEEDS.has(need))));
}

/** What somebody says goes wrong comes first: "hands look weird", "writing was 6". */
function isFocused({ title, plan, strain }: Mould, { focus, level }: CandidateTerms): boolean {
  const isFar = Math.abs(plan.phase - (PHASES[level][0] ?? 1)) > 1;
  if (isFar || strain === 2 || plan.rhythm === 'once') return false;
  const words = title.toLowerCase();
  return focus.some((word) => new RegExp(`\\b${word}s?\\b`).test(words));
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

/** From another part nothing is taken that names its things, nor what has to be paid for. */
function isOfBoth(
  { title, needs = [], plan }: Mould,
  named: SubTopic | undefined,
  foreign: RegExp,
) {
  return !plan.isPartOnly && !foreign.test(title) && !(named && needs.includes('money'));
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
