import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Caution, Mould, Need, QuestPlace, SubTopic, Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { SaidHabit } from '#mentor/understand/figures/habit.ts';
import { hasAct } from '#mentor/understand/goals/goal-form.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { foreignWords, isOfBoth, ownPart } from './parts.ts';
import { PHASES, TIER, tierOf } from './tiers.ts';

/** A quest template (mould) that may go on the board, with its rank for one goal. */
export type Candidate = {
  readonly mould: Mould;
  /** Sort key; lower is better. */
  readonly rank: number;
  /** Neither on the board now nor in the last forge runs. */
  readonly isFresh: boolean;
  /** Comes from the goal's shape, to fill up beside the quests of its topic. */
  readonly isFiller?: true;
  /** Days or times a week that the person gave; they override the mould's own rhythm. */
  readonly rhythm?: Pick<SaidHabit, 'days' | 'times'>;
  /** Scheduled by the month instead of the week. */
  readonly isMonthly?: true;
  /** Takes no minutes of the week's budget: an hour or a limit to keep, something to avoid. */
  readonly isFree?: true;
  /**
   * Set for a session in the person's words, which is done less often rather than shortened. 'timed' means that they
   * gave its length: it is then never cut to five minutes.
   */
  readonly isOwn?: 'open' | 'timed';
};

export type CandidateTerms = {
  readonly level: SkillLevel;
  /** The person stated a level above Beginner. */
  readonly isPractised: boolean;
  /** The person has started already: quests that only set up are left out. */
  readonly hasBegun?: boolean;
  /** The person said where they stand, in the unit of their target: first-phase training is too easy for them. */
  readonly isOnTheWay?: boolean;
  readonly cautions: readonly Caution[];
  readonly dislikes: readonly string[];
  /** Everything the person said, in lower case, without accents and apostrophes. */
  readonly plain: string;
  /** What the place and the hour do not allow, such as noise or other people. */
  readonly barred: readonly QuestPlace[];
  /** Words for what the person finds hard, such as "hands". */
  readonly focus: readonly string[];
  /** The current month, 1 to 12. */
  readonly month: number;
  /** Ids of moulds, newest first: today's board, then the last forge runs. */
  readonly history: readonly (readonly string[])[];
};

/** How many entries of `history` make a quest count as used. */
const REMEMBERED = 4;

/** The need that each caution rules out. */
const LACKING: Partial<Record<Caution, Need>> = {
  'no-equipment': 'equipment',
  'small-room': 'space',
  'no-money': 'money',
  'cannot-leave-home': 'outside',
};
/** Cautions with which a body gets no strenuous quest (`strain` 2). */
const NO_STRAIN: ReadonlySet<Caution> = new Set([
  'injury',
  'pregnancy',
  'illness',
  'surgery',
  'sore-joint',
]);

/** The width of a rank band. Within a band candidates fit the goal equally well, so a new role goes first. */
export const NEARNESS = 100;

/** Candidates below this rank are fresh and fit the goal's own sub-topic and level. */
export const OWN_RANK = TIER.beside;

/** The kinds of need. Any other entry of `needs` is a word that the person must have said. */
const NEEDS: ReadonlySet<string> = new Set<Need>([
  'equipment',
  'space',
  'money',
  'outside',
  'company',
]);

/** Whether the person named the thing a quest is about: `needs` with "puppy" requires that word in `plain`. */
export function isNamedIn(needs: readonly string[], plain: string): boolean {
  const words = needs.filter((need) => !NEEDS.has(need));
  return words.length === 0 || new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`).test(plain);
}

/** Words for movements that need legs; titles and steps with them are left out for wheelchair users. */
const WITH_LEGS =
  /\b(?:feet|foot|toes?|ankles?|knees?|legs?|heels?|hips?|stairs?|stand(?:s|ing)?|walk\w*|jump\w*|squats?|lunges?|kneel\w*|hamstrings?|floor|firm chair)\b/i;
/** Words in titles that are too strenuous for somebody who is soon out of breath. */
const OUT_OF_BREATH =
  /\b(?:run|runs|running|jog|jogs|jogging|sprint\w*|burpees?|jump\w*|rounds?)\b/i;

/** Whether a step can be done without legs. */
export function isSeated(step: Mould['steps'][number]): boolean {
  return !WITH_LEGS.test(step.join(' '));
}

/** Whether somebody who is out of breath or uses a wheelchair can do the quest. */
function isForBody({ title, steps, strain }: Mould, cautions: readonly Caution[]): boolean {
  if (cautions.includes('breathless') && (strain === 2 || OUT_OF_BREATH.test(title))) return false;
  if (!cautions.includes('wheelchair')) return true;
  return !WITH_LEGS.test(title) && steps.filter(isSeated).length >= 2;
}

/** Who has stopped already ("9 days clean") logs no drinks and chooses no first day. */
const STOPPED =
  /\bsober\b|\b(?:stopped|quit) drinking\b|\b\d+ (?:days?|weeks|months|years) (?:clean|free|without)\b|\b\d+ [a-z]+[- ]free (?:days|weeks|months)\b/;
const OF_STOPPING =
  /\b(?:each|every|first|fewer) drinks?\b|\balcohol test\b|\balcohol-free days?\b|\b(?:quit|first) day\b|\beach cigarette\b|\bfirst (?:hour|vape)\b/i;

function isBehind({ title }: Mould, plain: string): boolean {
  return STOPPED.test(plain) && OF_STOPPING.test(title);
}

function isDisliked(title: string, dislikes: readonly string[]): boolean {
  const words = title.toLowerCase();
  return dislikes.some((word) => words.includes(word));
}

/** Whether no caution, dislike, place, season or missing thing rules the quest out. */
export function isAllowed(
  mould: Mould,
  { cautions, dislikes, month, isPractised, hasBegun = isPractised, plain, barred }: CandidateTerms,
): boolean {
  const { not = [], needs = [], place = [], months, strain, title, plan } = mould;
  if (!isNamedIn(needs, plain) || place.some((one) => barred.includes(one))) return false;
  if (!isForBody(mould, cautions) || isBehind(mould, plain)) return false;
  if (plan.isSetUp && hasBegun) return false;
  if (not.some((caution) => cautions.includes(caution))) return false;
  if (strain === 2 && cautions.some((caution) => NO_STRAIN.has(caution))) return false;
  if (cautions.some((caution) => needs.includes(LACKING[caution] as Need))) return false; // undefined never matches
  if (months && !months.includes(month)) return false;
  return !isDisliked(title, dislikes);
}

/** The allowed quests of a topic for this goal, sorted by rank, with those of the goal's shape as fillers. */
export function topicCandidates(
  topic: Topic,
  goal: Pick<UnderstoodGoal, 'reading' | 'shape' | 'said'>,
  terms: CandidateTerms,
): readonly Candidate[] {
  const named = topic.subs.find(({ id }) => id === goal.reading?.sub);
  const own = ownPart(topic, goal);
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
          hasBegun: terms.hasBegun ?? terms.isPractised,
          isOnTheWay,
          isTrained: topic.shelf === 'move',
          hasForged,
          lastPhase: Math.max(...sub.quests.map(({ plan }) => plan.phase)),
          hasMore: sub.quests.filter(isLater).length >= ENOUGH,
        });
        return tier === undefined ? [] : [{ mould, tier }];
      }),
  );
  const ownQuests = new Set(named?.quests);
  const practice = found.filter(
    ({ mould: one }) =>
      ownQuests.has(one) &&
      one.plan.rhythm !== 'once' &&
      one.plan.role !== 'check' &&
      isFresh(one.id),
  );
  const isWhole = goal.reading?.isSubNamed === true && practice.length >= WHOLE_PART;
  const kept = isWhole ? found.filter(({ mould }) => ownQuests.has(mould)) : found;
  const ranked = kept.map(({ mould, tier }, at) => ({
    mould,
    rank: tier + at / 100 + staleness(mould.id, terms.history),
    isFresh: isFresh(mould.id),
  }));
  const fillers = shapeCandidates(fillerShape(goal), terms).map((one) => ({
    ...one,
    isFiller: true as const,
  }));
  return [...ranked, ...fillers].toSorted(byRank);
}

/** A long sentence that says nothing of making or finishing is no project with parts to list. */
function fillerShape({
  shape,
  said,
}: Pick<UnderstoodGoal, 'shape' | 'said'>): UnderstoodGoal['shape'] {
  return shape === 'project' && !hasAct(said) ? 'routine' : shape;
}

/** The allowed quests of a shape, sorted by rank. */
export function shapeCandidates(
  shape: UnderstoodGoal['shape'],
  terms: CandidateTerms,
): readonly Candidate[] {
  return kitCandidates(
    SHAPE_KITS[shape].quests.filter((mould) => isAllowed(mould, terms)),
    terms.history,
  );
}

/** Candidates from a fixed list of quests, in list order; quests used lately come last. */
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

/** A part with so much practice of its own borrows none from the other parts of its topic. */
const WHOLE_PART = 3;

/** With this many repeated quests of later phases, a sub-topic's first phase is ranked down for trained people. */
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

/** The rank penalty of a quest that was used lately; the more recent, the larger. */
function staleness(id: string, history: CandidateTerms['history']): number {
  const at = history.slice(0, REMEMBERED).findIndex((ids) => ids.includes(id));
  return at === -1 ? 0 : TIER.stale * (REMEMBERED - at);
}

/** Whether a quest is about the very thing that was named, such as bobbins for lace; it then ranks first. */
function isOfThing(
  { needs = [], plan, title }: Mould,
  isOwn: boolean,
  { level, plain }: CandidateTerms,
): boolean {
  const away = Math.abs(plan.phase - (PHASES[level][0] ?? 1));
  const [, act] = /\b(\w+-ups)\b/.exec(title) ?? [];
  // "10 push ups" means a quest with "push-ups" in its title, in the phase of the level.
  const isCounted = act !== undefined && away === 0 && plain.includes(act.replace('-', ' '));
  return isOwn && (isCounted || (away <= 1 && needs.some((need) => !NEEDS.has(need))));
}

/** Whether a title names what the person finds hard ("hands look weird"); it then ranks as the goal's own. */
function isFocused({ title, plan, strain }: Mould, { focus, level }: CandidateTerms): boolean {
  const isFar = Math.abs(plan.phase - (PHASES[level][0] ?? 1)) > 1;
  if (isFar || strain === 2 || plan.rhythm === 'once') return false;
  const words = title.toLowerCase();
  return focus.some((word) => new RegExp(`\\b${word}s?\\b`).test(words));
}

/** Whether a title can be filled in: `{subject}` needs a subject, unless it reads well without ("Learn 5 words"). */
export function isSayable(
  { title }: Mould,
  sub: SubTopic | undefined,
  subject: string | undefined,
): boolean {
  if (!title.includes('{subject}')) return true;
  if (subject !== undefined) return sub?.subjects !== undefined && subject in sub.subjects;
  return /(?:\{n\}|\bone|\ba|\d+) \{subject\} \w/.test(title);
}
