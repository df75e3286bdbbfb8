import type { Topic, TopicRoute } from '#mentor/library/topic.ts';
import { LANGUAGES } from '#mentor/safety/categories.ts';
import { harmlessWordsTaker } from '#mentor/safety/domains.ts';
import { isPlainlyEnglish } from '#mentor/safety/language.ts';
import type { Harm } from '#mentor/shapes/families/sessions/session-harm.ts';
import type { OwnSession } from '#mentor/shapes/families/sessions/session-kinds.ts';
import { ownFor, withOwn } from '#mentor/shapes/own-slot.ts';
import {
  type Correction,
  OWN_ANSWERS,
  type OwnAnswers,
  ownAnswersIn,
} from '#mentor/understand/corrections.ts';
import { type EvidenceIndex, evidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { OtherWish } from '#mentor/understand/languages/other-language.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { understand } from '#mentor/understand/understand.ts';
import { type SaidWish, textsOf, type Understanding } from '#mentor/understand/understanding.ts';
import { readPart } from '#mentor/understand/words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { riskySaid, type Told, throughGate, UNSURE } from './gated-wish.ts';
import { isCut, isDark, leftOutOf } from './own/left-out.ts';
import { type SayableAnswers, withOwnAnswers } from './own/own-answers.ts';
import { aboutOf, allowedAnswers, withoutSession } from './own/own-care.ts';
import { topicKey, withFamilies } from './own/own-family.ts';
import { withNow, withPlainAnswers, withStandOf } from './own/own-stand.ts';
import { type Plan, planBoard } from './plan-board.ts';

export type ForgeAround = {
  readonly today: LocalDate;
  readonly weekStart?: WeekStart;
  /** Ids of the moulds of the last forge runs, newest first. */
  readonly history?: readonly (readonly string[])[];
  /** Ids of the moulds on the board now. */
  readonly onBoard?: readonly string[];
  /** A board is required, as after the chat: for despair or abuse it is a gentle day instead of no quests. */
  readonly isBoardNeeded?: boolean;
  /** Replaces the topics of the library in tests. */
  readonly routes?: readonly TopicRoute[];
};

export type ForgedBoard = Plan & {
  readonly understood: Understanding;
  readonly told: readonly Told[];
  /** The gate found a certain risk in a text, so no quest is made of that text as it was said. */
  readonly isRefused: boolean;
  /** Set if the person wrote in another language than English. */
  readonly other?: OtherWish;
  /** One line that names the own answers missing from the board and says why; empty if none is missing. */
  readonly leftOut: string;
};

/**
 * Makes the quests of a board from what a person said and corrected, without any model. The steps are: gate,
 * understanding, families, own answers, plan.
 */
export async function forgeBoard(
  wish: SaidWish,
  around: ForgeAround,
  corrections: readonly Correction[] = [],
): Promise<ForgedBoard> {
  const said = withPlainAnswers({ ...wish, ...ownAnswersIn(corrections) });
  const english = englishIndex(around);
  const other = await otherWish(said, english);
  const index = other?.index ?? english;
  const plainer = harmlessWordsTaker(said);
  const words = await ownWords(said, plainer);
  const { unsaid } = words;
  const gated = throughGate(said, { index, plainer }, unsaid === 'grave');
  const own = withNow(gated.said, unsaid);
  const readTerms = {
    today: around.today,
    index,
    cares: gated.cares,
    shapeOnly: gated.shapeOnly,
    corrections,
  };
  const read = understand(own, readTerms);
  const risky = riskySaid(said.goals, read.goals, { corrections, today: around.today });
  if (risky) return forgeBoard({ ...said, goals: risky }, around);
  const isOther = other !== undefined;
  const careTerms = {
    understood: read,
    index,
    told: gated.told,
    isUnsaid: isOther || unsaid !== undefined,
    isClear: words.harm === 'clear',
  };
  const taken = allowedAnswers(own, careTerms);
  const { understood, families } = await withFamilies(read, {
    said: {
      ...own,
      thing: withoutSession(taken, said.act).thing ?? '',
      act: taken.act ?? '',
    },
    today: around.today,
    corrections,
    isEnglish: !isOther,
    isSeated: read.cautions.includes('wheelchair'),
    told: gated.told,
    shelfOf: (topic) => index.routes.get(topic)?.shelf,
    isAnswered: (goal) => gated.standIns.has(goal),
    isUnsure: (goal) => [...gated.shapeOnly].some((text) => readPart(text).includes(goal)),
  });
  const session = await sessionOf(taken, understood, { index, families, plainer });
  const answers = answersWith(session, taken, said);
  const standing = withStandOf(understood, { given: said.now, used: answers.now }, () =>
    understand(gated.said, readTerms),
  );
  const about = aboutOf(own, said, answers, careTerms);
  const planned = withOwnAnswers(standing, answers, {
    index,
    about,
    today: around.today,
    sayable: words.sayable(saidWith(answers, said), isOfStudy(standing, said, index)),
    typedNow: typedNow(said, session, unsaid),
  });
  const topics = new Map([...(await loaded(planned, index)), ...families]);
  const isSilent = gated.isHeavy && !around.isBoardNeeded;
  const history = [around.onBoard ?? [], ...(around.history ?? [])];
  const plan: Plan = isSilent
    ? { quests: [], goals: [], isNothingNew: false }
    : planBoard(planned, {
        today: around.today,
        weekStart: around.weekStart ?? 'monday',
        topics,
        history,
        standIns: gated.standIns,
        told: gated.told,
        sessionKind: kindOf(session),
        isHeld: isDark({ session, unsaid }),
      });
  return {
    ...plan,
    understood: planned,
    told: session === 'unsure' ? [UNSURE, ...gated.told] : gated.told,
    isRefused: gated.isRefused,
    ...(other && { other }),
    leftOut: leftOutOf(said, answers, {
      index,
      isOther,
      about,
      session,
      unsaid,
      harm: words.harm,
      taken,
      quests: plan.quests,
    }),
  };
}

function englishIndex({ routes }: ForgeAround): EvidenceIndex {
  return routes ? evidenceIndex(routes) : libraryIndex();
}

/**
 * The answers that decide how much of `when` and `now` is repeated. If the session was cut, it is left out here,
 * because they may belong to the part that was cut off.
 */
function saidWith(answers: OwnAnswers, said: SaidWish): OwnAnswers {
  const { act: _, ...beside } = answers;
  return isCut(answers, said) ? beside : answers;
}

type OwnWords = {
  /** Set if an answer holds words that are never repeated; 'grave' ones hint at harm. */
  readonly unsaid: 'grave' | 'held' | undefined;
  /** The parts of the answers that may be repeated on the board. */
  readonly sayable: (answers: OwnAnswers, isOfStudy: boolean) => SayableAnswers;
  /** What the classifier of sessions finds in the session. */
  readonly harm: Harm;
};

/** What is learned or made by oneself: where somebody stands in it may be said though no session was given. */
function isOfStudy({ goals: [main] }: Understanding, { act = '' }: SaidWish, index: EvidenceIndex) {
  const shelf = index.routes.get(main?.reading?.topic ?? '')?.shelf ?? '';
  return act.trim() === '' && STUDIED.has(shelf);
}

const STUDIED: ReadonlySet<string> = new Set(['learn', 'tech', 'sound', 'create']);

/** Finds which own answers may be repeated. Its word lists are only loaded if there are answers. */
async function ownWords(said: SaidWish, plainer: (text: string) => string): Promise<OwnWords> {
  const given = OWN_ANSWERS.map((field) => said[field] ?? '').filter((text) => text.trim() !== '');
  if (given.length === 0)
    return { unsaid: undefined, sayable: () => ({ now: '', when: '' }), harm: 'unsure' };
  const { unsaidIn } = await import('#mentor/shapes/families/sessions/unsaid-words.ts');
  const { sayablePart } = await import('#mentor/shapes/families/sessions/everyday-words.ts');
  const { harmIn } = await import('#mentor/shapes/families/sessions/session-harm.ts');
  return {
    unsaid: unsaidIn(given.map(plainer)),
    harm: harmIn(plainer(said.act ?? '')),
    sayable: ({ act, now = '', when = '' }, isOfStudy) => ({
      now: sayablePart('now', now, act !== undefined || isOfStudy),
      when: sayablePart('when', when, act !== undefined),
    }),
  };
}

/** Loads the words of somebody's language ahead of time, because there may be no network later. */
export async function fetchLanguage(tag: string): Promise<void> {
  const own = LANGUAGES.find((language) => language !== 'en' && tag.startsWith(language));
  if (own === undefined || own === 'en') return;
  const { LANGUAGE_FILES } = await import('#mentor/understand/languages/other-language.ts');
  await LANGUAGE_FILES[own]();
}

/** Reads a wish that is not plainly English in its language. If its words cannot be loaded, it is read as English. */
async function otherWish(said: SaidWish, index: EvidenceIndex): Promise<OtherWish | undefined> {
  if (textsOf(said).every((text) => isPlainlyEnglish(text, index.isKnown))) return undefined;
  try {
    const { otherLanguageOf } = await import('#mentor/understand/languages/other-language.ts');
    return await otherLanguageOf(said, index);
  } catch {
    return undefined;
  }
}

type KindTerms = {
  readonly index: EvidenceIndex;
  readonly families: ReadonlyMap<string, Topic>;
  readonly plainer: (text: string) => string;
};

/** Where the person stands, as typed; undefined if an answer hints at harm. */
function typedNow(
  { now = '', act = '' }: SaidWish,
  session: OwnSession,
  unsaid: OwnWords['unsaid'],
) {
  const isLeft = act.trim() !== '' && session === undefined;
  return isDark({ session, unsaid }) || isLeft ? undefined : now.trim();
}

const kindOf = (session: OwnSession) => (typeof session === 'string' ? undefined : session?.kind);

/** The answers to plan with: the known part of the session, or no session; no answers at all if it is held back. */
function answersWith(session: OwnSession, taken: OwnAnswers, said: SaidWish): OwnAnswers {
  if (typeof session === 'string') return {};
  return session ? { ...taken, act: session.act } : withoutSession(taken, said.act);
}

/** The kind of session that the answer describes; undefined if none is known: it is no quest then. */
async function sessionOf(
  { act = '' }: OwnAnswers,
  { goals: [main] }: Understanding,
  { index, families, plainer }: KindTerms,
): Promise<OwnSession> {
  if (act === '' || main === undefined) return undefined;
  const { findSession } = await import('#mentor/shapes/families/sessions/session-kinds.ts');
  const key = topicKey(main);
  const topic = families.get(key) ?? (await index.routes.get(key)?.load());
  return findSession(act, topic, { goal: main.said, plainer });
}

/** Loads the topics of the goals, with their slots filled from the goal. */
async function loaded(
  { goals }: Understanding,
  index: EvidenceIndex,
): Promise<ReadonlyMap<string, Topic>> {
  // If two goals have the same topic, the first one fills its slots.
  const byTopic = new Map(goals.toReversed().map((goal) => [goal.reading?.topic ?? '', goal]));
  const entries = await Promise.all(
    [...byTopic].flatMap(([id, goal]) => {
      const route = index.routes.get(id);
      return route
        ? [route.load().then((topic) => [id, withOwn(topic, ownFor(topic, goal))] as const)]
        : [];
    }),
  );
  return new Map(entries);
}
