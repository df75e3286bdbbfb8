import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { levelOf } from '#mentor/text/level-of-signs.ts';
import { type Sign, type SignKind, signsIn } from '#mentor/text/level-signs.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import type { ClauseReader } from './score.ts';
import type { UnderstoodGoal } from './understanding.ts';
import { wordsIn } from './words.ts';

/** What one clause says about experience: its topic and the signs of a level. */
type Experience = {
  readonly words: readonly string[];
  readonly signs: readonly Sign[];
  readonly topic?: string;
  readonly sub?: string;
  /** The language or the instrument it is about. */
  readonly subject?: string;
};

/** Years in a job; they say nothing about the level in another topic. */
const JOB = /\b(?:was|am|im|been|worked as|work as|as) an? [a-z]+(?: [a-z]+)? (?:for|since)\b/;

/** Reads the fifth answer (experience), with where they stand today, clause by clause. */
export function experienceIn(
  words: readonly MeantWord[],
  read: ClauseReader,
): readonly Experience[] {
  return clausesOf(words).map((clause) => {
    const about = read(clause);
    const plain = clause.map((word) => word.plain);
    const text = plain.join(' ');
    return {
      words: plain,
      signs: about === undefined && JOB.test(text) ? [] : signsIn(text.replace(/^but /, '')),
      ...(about && { topic: about.topic }),
      ...(about?.sub !== undefined && { sub: about.sub }),
      ...(about?.subject !== undefined && { subject: about.subject }),
    };
  });
}

/** Splits words at punctuation and "but". */
export function clausesOf(words: readonly MeantWord[]): readonly (readonly MeantWord[])[] {
  const clauses: MeantWord[][] = [];
  for (const word of words) {
    const last = clauses.at(-1);
    if (last === undefined || word.sign !== '' || word.plain === 'but') clauses.push([word]);
    else last.push(word);
  }
  return clauses;
}

type AskedGoal = {
  readonly topic?: string;
  readonly sub?: string;
  readonly subject?: string;
  /** The words of its sentence. */
  readonly words?: readonly string[];
  /** Other topics that its words hint at. */
  readonly near?: readonly string[];
  /** It is about what a body can do, and a body forgets. */
  readonly isBody?: boolean;
  /** What its own sentence says of the level. */
  readonly signs?: readonly Sign[];
};

type LevelReading = { readonly level: SkillLevel; readonly levelFrom: 'said' | 'default' };

/** Default level: a start that is too easy is corrected within a week, one that is too hard makes users give up. */
export const UNKNOWN_LEVEL: LevelReading = { level: 'Beginner', levelFrom: 'default' };

/** Signs that count for the goal, whatever topic the words of their clause suggest. */
const MEASURES: ReadonlySet<SignKind> = new Set<SignKind>(['rank', 'proof', 'small', 'limit']);

/**
 * The level of each goal, the main one first. It comes from what was said about its own topic or about none, and
 * from measures; where several goals share the answer, each statement about no topic is used for one goal. Else it
 * comes from a related topic or another part; else it is the default.
 */
export function levelsFor(
  goals: readonly AskedGoal[],
  said: readonly Experience[],
): readonly LevelReading[] {
  const general = said
    .filter((one) => !goals.some((goal) => isAbout(goal, one)))
    .map(({ topic, signs }) =>
      topic === undefined ? signs : signs.filter(({ kind }) => MEASURES.has(kind)),
    )
    .filter((signs) => signs.length > 0);
  const isOneTopic = new Set(goals.map(({ topic }) => topic)).size === 1;
  return goals.map((goal) => {
    if (isOneTopic) return readingOf(goal, said, general.flat());
    const isKnown = ownLevel(goal, said) !== undefined;
    return readingOf(goal, said, isKnown ? [] : (general.shift() ?? []));
  });
}

function readingOf(
  goal: AskedGoal,
  said: readonly Experience[],
  general: readonly Sign[],
): LevelReading {
  const { topic = '', signs = [] } = goal;
  const all = [...signs, ...ownSigns(goal, said), ...general];
  const found = STATES.has(topic)
    ? levelFor(
        goal,
        all.filter(({ kind }) => kind === 'told'),
      )
    : (levelFor(goal, all) ?? liftedLevel(goal, said) ?? otherPart(goal, said));
  if (found === undefined) return UNKNOWN_LEVEL;
  // Years do not make anybody advanced in topics such as job search.
  const level = found === 'Advanced' && NO_TRADE.has(topic) ? 'Intermediate' : found;
  return { level, levelFrom: 'said' };
}

function ownSigns(goal: AskedGoal, said: readonly Experience[]): readonly Sign[] {
  return said.flatMap((one) => {
    if (!isAbout(goal, one)) return [];
    return isOther(goal, one) ? besideSigns(goal, one) : one.signs;
  });
}

/** Whether a clause is about the topic of the goal, or says a word of its sentence: "classical piano". */
function isAbout({ topic, words = [] }: AskedGoal, one: Experience): boolean {
  if (one.topic !== undefined && one.topic === topic) return true;
  return one.words.some((word) => word.length > LONG_WORD && words.includes(word));
}

/** A word of more letters tells what a sentence is about. */
const LONG_WORD = 4;

/** Whether it is about another language, instrument or programming language than the goal. */
function isOther(goal: AskedGoal, { subject }: Experience): boolean {
  return goal.subject !== undefined && subject !== undefined && subject !== goal.subject;
}

/** Skill with another instrument or programming language is the middle; another language helps little. */
function besideSigns({ topic }: AskedGoal, { signs }: Experience): readonly Sign[] {
  const { level = 'Beginner' } = topic === 'languages' ? {} : levelOf(signs, { isBody: false });
  return level === 'Beginner' ? [] : [{ kind: 'proof', isToday: false }];
}

/** The level that was stated for the goal's own topic. */
function ownLevel(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  return levelFor(goal, ownSigns(goal, said));
}

function levelFor({ isBody = false }: AskedGoal, signs: readonly Sign[]): SkillLevel | undefined {
  return levelOf(signs, { isBody }).level;
}

/** Beginner if only another part of the topic was named: "I do breaststroke" for a goal about crawl. */
function otherPart(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const isBeside = said.some(
    ({ topic, sub }) =>
      topic === goal.topic && sub !== undefined && goal.sub !== undefined && sub !== goal.sub,
  );
  return isBeside ? 'Beginner' : undefined;
}

/** Intermediate if a related topic is practised: fifteen years of trombone for a goal about the alphorn. */
function liftedLevel({ near = [], topic: own }: AskedGoal, said: readonly Experience[]) {
  const isPractised = said.some(({ topic, signs }) => {
    const isNear =
      topic !== undefined && topic !== own && (near.includes(topic) || isWork(own, topic));
    const { level = 'Beginner' } = isNear ? levelOf(signs, { isBody: false }) : {};
    return level !== 'Beginner';
  });
  return isPractised ? ('Intermediate' as const) : undefined;
}

/** Whether the goal is a job search, for which skills in other topics count. */
function isWork(own: string | undefined, topic: string): boolean {
  return own === JOB_SEARCH && topic !== own;
}

const JOB_SEARCH = 'job-search';
/** Topics without an advanced level, however many years were named. */
const NO_TRADE = new Set([JOB_SEARCH, 'calm', 'routines']);
/** Topics that are no skill: neither years of a habit nor its numbers make a level there, only "some experience" does. */
const STATES = new Set(
  'decluttering cleaning screens debt saving tobacco alcohol sleep weight eating teeth grooming digital-order desk-body physio partner family friends children temper'.split(
    ' ',
  ),
);

/** What the sentence of a goal says of the level: it is a first one, or something taken up again. */
function signsOfGoal(said: string): readonly Sign[] {
  const text = said.toLowerCase();
  if (/\bcouch to\b|\bfor (?:absolute |total )?beginners\b/.test(text))
    return [{ kind: 'never', isToday: false }];
  return AGAIN.test(text) ? [{ kind: 'past', isToday: false }] : [];
}

const AGAIN = /\b(?:again|back (?:in(?:to)?|to)|brush up|pick up where)\b/;

type ReadGoal = Omit<UnderstoodGoal, 'level' | 'levelFrom'>;

type LevelTerms = {
  readonly experience: readonly Experience[];
  /** The level chosen from the list, used where the text states none. */
  readonly chosen: SkillLevel | undefined;
  readonly index: EvidenceIndex;
};

/** Every goal with its level; movement goals without one share the level stated for another. */
export function withLevels<Goal extends ReadGoal>(
  goals: readonly Goal[],
  { experience, chosen, index }: LevelTerms,
): readonly (Goal & LevelReading)[] {
  const isMove = ({ reading }: ReadGoal) =>
    index.routes.get(reading?.topic ?? '')?.shelf === 'move';
  const asked = goals.map((goal) => ({
    ...goal.reading,
    near: goal.near.map(({ topic }) => topic),
    isBody: isMove(goal),
    words: wordsIn(goal.said).map(({ plain }) => plain),
    signs: signsOfGoal(goal.said),
  }));
  const levels = levelsFor(asked, experience);
  const own = goals.map((goal, at): Goal & LevelReading => {
    const level = levels[at] ?? UNKNOWN_LEVEL;
    const begun =
      at === 0 && isBegun(goal, experience) ? { ...goal, hasBegun: true as const } : goal;
    if (chosen === undefined)
      return { ...begun, ...(level.levelFrom === 'said' ? level : started(goal)) };
    return { ...begun, level: ownLevel(asked[at] ?? {}, experience) ?? chosen, levelFrom: 'said' };
  });
  const body = own.find((goal) => isMove(goal) && goal.levelFrom === 'said')?.level;
  const level = body === 'Advanced' ? 'Intermediate' : body;
  return own.map((goal) =>
    withPractisedPart(
      level && isMove(goal) && goal.levelFrom === 'default' ? { ...goal, level } : goal,
    ),
  );
}

/** Whether the main goal is past its first day. */
function isBegun({ said, reading, now }: ReadGoal, experience: readonly Experience[]): boolean {
  if (STATES.has(reading?.topic ?? '')) return false;
  const signs = [...signsOfGoal(said), ...experience.flatMap((one) => one.signs)];
  return now !== undefined || levelOf(signs, { isBody: false }).hasBegun;
}

/** Sub-topics for users who can do it already and named none: practised swimmers train for distance. */
const PRACTISED_PARTS: Readonly<Record<string, string>> = { swimming: 'distance' };

function withPractisedPart<Goal extends ReadGoal & LevelReading>(goal: Goal): Goal {
  const { reading, level, now, said } = goal;
  const sub = PRACTISED_PARTS[reading?.topic ?? ''];
  const isNew = level === 'Beginner' && !now && !AGAIN.test(said);
  if (!reading || reading.isSubNamed || !sub || isNew) return goal;
  return { ...goal, reading: { ...reading, sub, isSubNamed: true } };
}

/** Intermediate if a number starts at a fifth of its target or more: "from 1740 to 1900". */
function started({ target }: ReadGoal): LevelReading {
  const { n = 0, from = 0, isMoney } = target ?? {};
  if (isMoney || from === 0 || from * FIRST_PART < n) return UNKNOWN_LEVEL;
  return { level: 'Intermediate', levelFrom: 'said' };
}

/** A start below 1/FIRST_PART of the target counts as Beginner. */
const FIRST_PART = 5;
