import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import type { ClauseReader } from './score.ts';
import type { UnderstoodGoal } from './understanding.ts';

/** What somebody says of their experience: with what, and how much. */
type Experience = {
  readonly level?: SkillLevel;
  readonly topic?: string;
  readonly sub?: string;
  /** They say what they can do of it: the first day is behind them. */
  readonly hasBegun?: true;
  /** A course, a grade, a time: it speaks of the goal, whatever topic its words hint at. */
  readonly isProof?: boolean;
};

/** "I know four open chords", "I can do pasta": a beginner, but none of the first day. */
const ABLE =
  /(?:\bi |^)(?:already )?(?:know|understand|can (?:already )?(?:do|play|make|cook|read|write|run|jog|swim|hold|ride|draw|say|bake|knit|sew|dance|climb))\b(?! (?:nothing|no|only|hardly|little|of|that|how hard|it)\b)/;
/** "4 chords", "done half a course". */
const BEGUN =
  /^(?:about |maybe |only )?\d+ (?:\w+ )?(?:chords|songs|words|dishes|recipes|lessons)\b|\b(?:half|part|some|most|a third) (?:of )?(?:an?|the|my) (?:\w+ ){0,2}(?:course|book|class|app)\b|\bpassed (?:one|two|three|\d)|\b(?:on and off|off and on|streak|tried \w+|\d+ (?:notebooks|journals|planners|courses))\b/;
/** Years in a trade are no years of what somebody is after now. */
const JOB = /\b(?:was|am|im|been|worked as|work as|as) an? [a-z]+(?: [a-z]+)? (?:for|since)\b/;
/** Who understands its parts is past its first lessons. */
const UNDERSTANDS =
  /\b(?:understand|comfortable with|know my way (?:around|round)) (?!nothing|no |little|that )\w+/;

/** Who finished a course, made several, sat the test or built something that works has left the first steps behind. */
const PROOF =
  /\b(?:did|took|finished|completed|done) (?:one|an?|my|the|two|\d+) (?:\w+ ){0,3}?course|\bgrade [3-8]\b|\bfailed\b.* with \d|\bre(?:take|sit)\b|\b(?:made|built|sewed|knitted|baked|wrote|released) (?:two|three|several|some|many|\d+|an? (?:\w+ )?(?:app|site|scraper|game|tool|table|bot))\b|\b(?:backend|app|site|prototype) (?:works|runs|is live)|\bworking (?:\w+ )?(?:backend|app|prototype|site)|\baverage (?:about )?\d|\d:\d\d (?:per|a) (?:km|mile)|\bin \d+ (?:min\w*|seconds)|\b\d{3,4} (?:on (?:li)?chess|elo|rat(?:ed|ing))|\bkm h\b|\b(?:run|jog|ran|ride|rode|cycle|walk|walked|hike|hiked) (?:\w+ ){0,3}(?:[5-9]|\d\d+) ?(?:k|km|miles)\b|\bswim (?:\w+ )*(?:[4-9]\d\d|\d{4}) ?m|\buse it (?:daily|every day|at work)|\bgood form\b/;
/** "can do 2 with bad form": it is not there yet. */
const SHAKY = /\b(?:bad|poor|no) (?:form|technique)\b|\bbadly\b/;
const TRADE = /\b(?:developer|engineer|programmer|chef|journalist|photographer|designer)\b/;

const NEVER =
  /\b(?:never|first (?:time|dog|cat|baby|year|garden|job)|no idea|no clue|know nothing|total(?:ly)? new|new to|from zero|from scratch|complete novice)\b/;
/** Whatever years stand beside it, there is little of it. */
const LITTLE =
  /\b(?:nothing (?:since|real|much|after)|thats (?:it|all)|did little|(?:very )?little myself|as a (?:child|kid|boy|girl|teen\w*)|when i was (?:\d|1\d|a \w+|little|small|young)|(?:1|one|2|two|3|three|few|couple of) (?:days?|weeks?|months?|(?:\w+ )?lessons?|classes)|\d+ days|\d+ a year|tried|half (?:an?|of) \w+|not (?:since|for (?:years|ages)))\b(?<!since i was.{0,12})/;
/** Said at the end, it holds for all before it. */
const NO_MORE = /\b(?:nothing since|thats (?:it|all)|did little|(?:very )?little myself)\b/;
/** "only pizza and ciao", where nothing else of the clause says how long. */
const ONLY = /\b(?:only|just)\b/;
const LONG = /\b(?:thirty|forty|fifty|[3-6]\d) (?:years|yrs)\b(?! (?:ago|old))/;
/** It has gone on up to now. */
const UP_TO_NOW =
  /\bsince (?:i was |about |age |the )?(?:\d+|child\w*|school|ten|two|three|four|five|six|seven|eight|nine|twelve|fifteen|twenty|a (?:year|decade)|years)\b|\b(?:a|one|every|each) (?:week|day)\b.*\bsince\b/;
/** "best was 54 min", "passed grade 3", "climbed 6b": who gives a result has done it. */
const RESULT =
  /\b(?:solid|decent|competent|capable|confident|regular|keen) (?:\w+ )?(?:cook|baker|runner|swimmer|cyclist|rider|player|writer|gardener|knitter|driver|climber|speaker|hiker)\b|\bi (?:present|speak|teach|code|garden|run|swim|ride|cycle|play|train|lift|bake|cook|knit|draw|paint|write|sing|practi[sc]e|climb|row|dance|hike)\b.*\b(?:once|twice|every|times|daily|\d+)\b.*\b(?:week|day|month|daily|weekend)\b|\bgrade [3-8]\b|\b(?:a2|b1|b2|c1)\b|\b(?:best|pb|personal best|record|current\w*|scored?|passed|reached|climbed|ran|rode|swam|lift|finished|got|competed|published|sold|did|done)\b.*\d|\b\d{2,} (?:hours|flights|dives|jumps|games|matches|loaves|gigs|shows|races|lessons taught)\b|\bused to (?:\w+ ){1,3}(?:a|\d+) \w+(?: \w+)? (?:a|per|every) (?:week|month)\b|\bused to (?:\w+ ){1,4}\d+|\b(?:for|in) (?:the|my|a) (?:school|club|county|team|university|college)(?: team)?$|\b(?:competed|published|printed|semi pro|sold (?:a|some|many|several))\b/;
/** How long a habit has lasted is no skill. */
const OLD_HABIT =
  /\b(?:smok(?:e|ed|er|ing)|vap(?:e|ed|er|ing)|dr[aiu]nk|drinker|drinking|addicted|overweight|in debt|owed?|in (?:a|the|my) (?:wheel)?chair|(?:\d+|two|three|four|five) a day|all my life|pleaser|night owl|procrastinator|shy|introvert\w*|always (?:been )?(?:late|messy|tired|nervous|anxious))\b/;

/** The fifth answer, clause by clause. */
export function experienceIn(
  words: readonly MeantWord[],
  read: ClauseReader,
): readonly Experience[] {
  const clauses = clausesOf(words);
  const texts = clauses.map((clause) => clause.map(({ plain }) => plain).join(' '));
  const isAllLittle = texts.some((text) => NO_MORE.test(text));
  return clauses.map((clause, at) => {
    const about = read(clause);
    const text = texts[at] ?? '';
    const level = isAllLittle ? 'Beginner' : levelIn(text, about !== undefined);
    return {
      ...(level && { level }),
      ...(hasBegunIn(text) && { hasBegun: true as const }),
      isProof: !isAllLittle && PROOF.test(text),
      ...(about && { topic: about.topic, ...(about.sub !== undefined && { sub: about.sub }) }),
    };
  });
}

function hasBegunIn(text: string): boolean {
  return ABLE.test(text) || BEGUN.test(text);
}

function levelIn(text: string, isOfTopic: boolean): SkillLevel | undefined {
  if (OLD_HABIT.test(text) || (!isOfTopic && JOB.test(text))) return undefined;
  if (SHAKY.test(text)) return 'Beginner';
  const isNever = NEVER.test(text);
  if (!isNever && PROOF.test(text)) return 'Intermediate';
  return LITTLE.test(text) ? 'Beginner' : toldLevel(text, isNever);
}

function toldLevel(text: string, isNever: boolean): SkillLevel | undefined {
  const skill = LONG.test(text) ? 'Advanced' : readSkill(text);
  if (!isDone(text, isNever || skill === 'Beginner'))
    return skill ?? (isNever || ONLY.test(text) ? 'Beginner' : undefined);
  return skill === 'Advanced' ? skill : 'Intermediate';
}

/** It has gone on up to now, or there is something to show for it. */
function isDone(text: string, isNew: boolean): boolean {
  if (UP_TO_NOW.test(text)) return true;
  return !isNew && (RESULT.test(text) || UNDERSTANDS.test(text) || TRADE.test(text));
}

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
  /** Topics that its words hint at as well. */
  readonly near?: readonly string[];
};

type LevelReading = { readonly level: SkillLevel; readonly levelFrom: 'said' | 'default' };

/** Who says nothing of it is new to it: too easy is put right in a week, too hard is given up. */
export const UNKNOWN_LEVEL: LevelReading = { level: 'Beginner', levelFrom: 'default' };

/**
 * The level of each goal, the main one first: what was said of its own topic; what was said of nothing in particular
 * goes to the first goal of which nothing else was said; a skill near it lifts it by one; otherwise a beginner's.
 */
export function levelsFor(
  goals: readonly AskedGoal[],
  said: readonly Experience[],
): readonly LevelReading[] {
  const topics = new Set(goals.map(({ topic }) => topic));
  // Whoever never did something near it is new to it; what one is good at elsewhere says nothing.
  const general = said.flatMap(({ topic, level, isProof }) => {
    const isOfNone =
      topic === undefined || ((level === 'Beginner' || isProof) && !topics.has(topic));
    return isOfNone && level ? [level] : [];
  });
  return goals.map((goal) => {
    const told =
      ownLevel(goal, said) ?? general.shift() ?? liftedLevel(goal, said) ?? otherPart(goal, said);
    // Years in a job are no years of looking for one, nor is a full garage a skill.
    const level = told === 'Advanced' && NO_TRADE.has(goal.topic ?? '') ? 'Intermediate' : told;
    return level === undefined ? UNKNOWN_LEVEL : { level, levelFrom: 'said' };
  });
}

/** What was said of the goal's own topic. */
function ownLevel(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const levels = said.flatMap(({ topic, level }) =>
    topic !== undefined && topic === goal.topic && level ? [level] : [],
  );
  // Twelve years of C++ and new to Rust: neither a master nor a beginner.
  const isBoth = levels.includes('Advanced') && levels.includes('Beginner');
  return isBoth ? 'Intermediate' : levels[0];
}

/** "I do breaststroke" says nothing of the crawl but that it is new. */
function otherPart(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const isOther = said.some(
    ({ topic, sub }) =>
      topic === goal.topic && sub !== undefined && goal.sub !== undefined && sub !== goal.sub,
  );
  return isOther ? 'Beginner' : undefined;
}

/** Fifteen years of trombone are no alphorn, and no beginner’s first note. */
function liftedLevel({ near = [], topic: own }: AskedGoal, said: readonly Experience[]) {
  const isPractised = said.some(
    ({ topic, level }) =>
      topic !== undefined &&
      (near.includes(topic) || isWork(own, topic)) &&
      level &&
      level !== 'Beginner',
  );
  return isPractised ? ('Intermediate' as const) : undefined;
}

/** Whoever has worked for years looks for a job with something to show. */
function isWork(own: string | undefined, topic: string): boolean {
  return own === JOB_SEARCH && topic !== own;
}

const JOB_SEARCH = 'job-search';
/** Nobody is a master of these, however many years are named beside them. */
const NO_TRADE = new Set(
  'job-search decluttering cleaning screens debt saving tobacco alcohol sleep weight eating desk-body partner family friends children calm routines'.split(
    ' ',
  ),
);

type ReadGoal = Omit<UnderstoodGoal, 'level' | 'levelFrom'>;

type LevelTerms = {
  readonly experience: readonly Experience[];
  /** Chosen from a list: it holds where no words say otherwise. */
  readonly chosen: SkillLevel | undefined;
  readonly index: EvidenceIndex;
};

/** Every goal with its level; of one body there is one. */
export function withLevels<Goal extends ReadGoal>(
  goals: readonly Goal[],
  { experience, chosen, index }: LevelTerms,
): readonly (Goal & LevelReading)[] {
  const asked = goals.map(({ reading, near }) => ({
    ...reading,
    near: near.map(({ topic }) => topic),
  }));
  const levels = levelsFor(asked, experience);
  const hasBegun = experience.some((one) => one.hasBegun);
  const begun = goals.map((goal, at) =>
    at === 0 && (hasBegun || goal.now) ? { ...goal, hasBegun: true as const } : goal,
  );
  const own = begun.map((goal, at): Goal & LevelReading => {
    const level = isTakenUpAgain(goal) ? TAKEN_UP_AGAIN : (levels[at] ?? UNKNOWN_LEVEL);
    if (chosen === undefined)
      return { ...goal, ...(level.levelFrom === 'said' ? level : started(goal)) };
    return { ...goal, level: ownLevel(asked[at] ?? {}, experience) ?? chosen, levelFrom: 'said' };
  });
  const isMove = ({ reading }: ReadGoal) =>
    index.routes.get(reading?.topic ?? '')?.shelf === 'move';
  const body = own.find((goal) => isMove(goal) && goal.levelFrom === 'said')?.level;
  const level = body === 'Advanced' ? 'Intermediate' : body;
  return own.map((goal) =>
    withPractisedPart(
      level && isMove(goal) && goal.levelFrom === 'default' ? { ...goal, level } : goal,
    ),
  );
}

/** Who can do it is not taught to float. */
const PRACTISED_PARTS: Readonly<Record<string, string>> = { swimming: 'distance' };

function withPractisedPart<Goal extends ReadGoal & LevelReading>(goal: Goal): Goal {
  const { reading, level, now } = goal;
  const sub = PRACTISED_PARTS[reading?.topic ?? ''];
  if (!reading || reading.isSubNamed || !sub || (level === 'Beginner' && !now)) return goal;
  return { ...goal, reading: { ...reading, sub, isSubNamed: true } };
}

/** "Swim twice a week again": nobody unlearns it. */
function isTakenUpAgain({ said, reading }: ReadGoal): boolean {
  return NEVER_UNLEARNT.has(reading?.topic ?? '') && /\b(?:again|back (?:in|to))\b/.test(said);
}

const NEVER_UNLEARNT = new Set(['swimming', 'cycling']);
const TAKEN_UP_AGAIN: LevelReading = { level: 'Intermediate', levelFrom: 'said' };

/** "From 1740 to 1900": who names where they stand has come that far. */
function started({ target }: ReadGoal): LevelReading {
  const { n = 0, from = 0, isMoney } = target ?? {};
  if (isMoney || from === 0 || from * FIRST_PART < n) return UNKNOWN_LEVEL;
  return { level: 'Intermediate', levelFrom: 'said' };
}

/** Less than a fifth of the way is a beginner's. */
const FIRST_PART = 5;
