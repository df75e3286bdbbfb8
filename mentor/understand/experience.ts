import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import type { ClauseReader } from './score.ts';
import type { UnderstoodGoal } from './understanding.ts';

/** What one clause says about experience: its topic and level. */
type Experience = {
  readonly level?: SkillLevel;
  readonly topic?: string;
  readonly sub?: string;
  /** The user can do some of it: quests for a first day are left out. */
  readonly hasBegun?: true;
  /** Evidence such as a course, a grade or a time; it counts for the goal, whatever topic its words suggest. */
  readonly isProof?: boolean;
};

/** Abilities of a beginner who has begun already: "I know four open chords", "I can do pasta". */
const ABLE =
  /(?:\bi |^)(?:already )?(?:know|understand|can (?:already )?(?:do|play|make|cook|read|write|run|jog|swim|hold|ride|draw|say|bake|knit|sew|dance|climb))\b(?! (?:nothing|no|only|hardly|little|of|that|how hard|it)\b)/;
/** Amounts that show that the user has begun: "4 chords", "done half a course". */
const BEGUN =
  /^(?:about |maybe |only )?\d+ (?:\w+ )?(?:chords|songs|words|dishes|recipes|lessons)\b|\b(?:half|part|some|most|a third) (?:of )?(?:an?|the|my) (?:\w+ ){0,2}(?:course|book|class|app)\b|\bpassed (?:one|two|three|\d)|\b(?:on and off|off and on|streak|tried \w+|\d+ (?:notebooks|journals|planners|courses))\b/;
/** Years in a job; they say nothing about the level in another topic. */
const JOB = /\b(?:was|am|im|been|worked as|work as|as) an? [a-z]+(?: [a-z]+)? (?:for|since)\b/;
/** Understanding of the subject; counts as Intermediate. */
const UNDERSTANDS =
  /\b(?:understand|comfortable with|know my way (?:around|round)) (?!nothing|no |little|that )\w+/;

/** Evidence for Intermediate: a finished course, several works, a grade, a time, a distance. */
const PROOF =
  /\b(?:did|took|finished|completed|done) (?:one|an?|my|the|two|\d+) (?:\w+ ){0,3}?course|\bgrade [3-8]\b|\bfailed\b.* with \d|\bre(?:take|sit)\b|\b(?:made|built|sewed|knitted|baked|wrote|released) (?:two|three|several|some|many|\d+|an? (?:\w+ )?(?:app|site|scraper|game|tool|table|bot))\b|\b(?:backend|app|site|prototype) (?:works|runs|is live)|\bworking (?:\w+ )?(?:backend|app|prototype|site)|\baverage (?:about )?\d|\d:\d\d (?:per|a) (?:km|mile)|\bin \d+ (?:min\w*|seconds)|\b\d{3,4} (?:on (?:li)?chess|elo|rat(?:ed|ing))|\bkm h\b|\b(?:run|jog|ran|ride|rode|cycle|walk|walked|hike|hiked) (?:\w+ ){0,3}(?:[5-9]|\d\d+) ?(?:k|km|miles)\b|\bswim (?:\w+ )*(?:[4-9]\d\d|\d{4}) ?m|\buse it (?:daily|every day|at work)|\bgood form\b/;
/** Bad form; counts as Beginner whatever the number: "can do 2 with bad form". */
const SHAKY = /\b(?:bad|poor|no) (?:form|technique)\b|\bbadly\b/;
/** Trades that count as Intermediate. */
const TRADE = /\b(?:developer|engineer|programmer|chef|journalist|photographer|designer)\b/;

const NEVER =
  /\b(?:never|first (?:time|dog|cat|baby|year|garden|job)|no idea|no clue|know nothing|total(?:ly)? new|new to|from zero|from scratch|complete novice)\b/;
/** Little or old experience; counts as Beginner even next to a number of years. */
const LITTLE =
  /\b(?:nothing (?:since|real|much|after)|thats (?:it|all)|did little|(?:very )?little myself|as a (?:child|kid|boy|girl|teen\w*)|when i was (?:\d|1\d|a \w+|little|small|young)|(?:1|one|2|two|3|three|few|couple of) (?:days?|weeks?|months?|(?:\w+ )?lessons?|classes)|\d+ days|\d+ a year|tried|half (?:an?|of) \w+|not (?:since|for (?:years|ages)))\b(?<!since i was.{0,12})/;
/** Words that make the whole answer Beginner. */
const NO_MORE = /\b(?:nothing since|thats (?:it|all)|did little|(?:very )?little myself)\b/;
/** Words that count as Beginner if the clause states no other level: "only pizza and ciao". */
const ONLY = /\b(?:only|just)\b/;
/** Thirty years and more; counts as Advanced. */
const LONG = /\b(?:thirty|forty|fifty|[3-6]\d) (?:years|yrs)\b(?! (?:ago|old))/;
/** Experience that lasts until now: "since I was ten". */
const UP_TO_NOW =
  /\bsince (?:i was |about |age |the )?(?:\d+|child\w*|school|ten|two|three|four|five|six|seven|eight|nine|twelve|fifteen|twenty|a (?:year|decade)|years)\b|\b(?:a|one|every|each) (?:week|day)\b.*\bsince\b/;
/** Results and regular practice; count as Intermediate: "best was 54 min", "passed grade 3", "climbed 6b". */
const RESULT =
  /\b(?:solid|decent|competent|capable|confident|regular|keen) (?:\w+ )?(?:cook|baker|runner|swimmer|cyclist|rider|player|writer|gardener|knitter|driver|climber|speaker|hiker)\b|\bi (?:present|speak|teach|code|garden|run|swim|ride|cycle|play|train|lift|bake|cook|knit|draw|paint|write|sing|practi[sc]e|climb|row|dance|hike)\b.*\b(?:once|twice|every|times|daily|\d+)\b.*\b(?:week|day|month|daily|weekend)\b|\bgrade [3-8]\b|\b(?:a2|b1|b2|c1)\b|\b(?:best|pb|personal best|record|current\w*|scored?|passed|reached|climbed|ran|rode|swam|lift|finished|got|competed|published|sold|did|done)\b.*\d|\b\d{2,} (?:hours|flights|dives|jumps|games|matches|loaves|gigs|shows|races|lessons taught)\b|\bused to (?:\w+ ){1,3}(?:a|\d+) \w+(?: \w+)? (?:a|per|every) (?:week|month)\b|\bused to (?:\w+ ){1,4}\d+|\b(?:for|in) (?:the|my|a) (?:school|club|county|team|university|college)(?: team)?$|\b(?:competed|published|printed|semi pro|sold (?:a|some|many|several))\b/;
/** Habits and traits; their duration says nothing about skill. */
const OLD_HABIT =
  /\b(?:smok(?:e|ed|er|ing)|vap(?:e|ed|er|ing)|dr[aiu]nk|drinker|drinking|addicted|overweight|in debt|owed?|in (?:a|the|my) (?:wheel)?chair|(?:\d+|two|three|four|five) a day|all my life|pleaser|night owl|procrastinator|shy|introvert\w*|always (?:been )?(?:late|messy|tired|nervous|anxious))\b/;

/** Reads the fifth answer (experience) clause by clause. */
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

/** Whether the experience lasts until now or has results. */
function isDone(text: string, isNew: boolean): boolean {
  if (UP_TO_NOW.test(text)) return true;
  return !isNew && (RESULT.test(text) || UNDERSTANDS.test(text) || TRADE.test(text));
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
  /** Other topics that its words hint at. */
  readonly near?: readonly string[];
};

type LevelReading = { readonly level: SkillLevel; readonly levelFrom: 'said' | 'default' };

/** Default level: a start that is too easy is corrected within a week, one that is too hard makes users give up. */
export const UNKNOWN_LEVEL: LevelReading = { level: 'Beginner', levelFrom: 'default' };

/**
 * The level of each goal, the main one first. It comes from what was said about its own topic; else from a
 * statement about no topic, each used for one goal; else from a related topic or another part; else it is the
 * default.
 */
export function levelsFor(
  goals: readonly AskedGoal[],
  said: readonly Experience[],
): readonly LevelReading[] {
  const topics = new Set(goals.map(({ topic }) => topic));
  // Beginner level or proof in another topic counts for the goals; other skills there do not.
  const general = said.flatMap(({ topic, level, isProof }) => {
    const isOfNone =
      topic === undefined || ((level === 'Beginner' || isProof) && !topics.has(topic));
    return isOfNone && level ? [level] : [];
  });
  return goals.map((goal) => {
    const told =
      ownLevel(goal, said) ?? general.shift() ?? liftedLevel(goal, said) ?? otherPart(goal, said);
    // Years do not make anybody advanced in topics such as job search or decluttering.
    const level = told === 'Advanced' && NO_TRADE.has(goal.topic ?? '') ? 'Intermediate' : told;
    return level === undefined ? UNKNOWN_LEVEL : { level, levelFrom: 'said' };
  });
}

/** The level that was stated for the goal's own topic. */
function ownLevel(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const levels = said.flatMap(({ topic, level }) =>
    topic !== undefined && topic === goal.topic && level ? [level] : [],
  );
  // Advanced and Beginner together give Intermediate: twelve years of C++ and new to Rust.
  const isBoth = levels.includes('Advanced') && levels.includes('Beginner');
  return isBoth ? 'Intermediate' : levels[0];
}

/** Beginner if only another part of the topic was named: "I do breaststroke" for a goal about crawl. */
function otherPart(goal: AskedGoal, said: readonly Experience[]): SkillLevel | undefined {
  const isOther = said.some(
    ({ topic, sub }) =>
      topic === goal.topic && sub !== undefined && goal.sub !== undefined && sub !== goal.sub,
  );
  return isOther ? 'Beginner' : undefined;
}

/** Intermediate if a related topic is practised: fifteen years of trombone for a goal about the alphorn. */
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

/** Whether the goal is a job search, for which skills in other topics count. */
function isWork(own: string | undefined, topic: string): boolean {
  return own === JOB_SEARCH && topic !== own;
}

const JOB_SEARCH = 'job-search';
/** Topics without an advanced level, however many years were named. */
const NO_TRADE = new Set(
  'job-search decluttering cleaning screens debt saving tobacco alcohol sleep weight eating desk-body partner family friends children calm routines'.split(
    ' ',
  ),
);

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

/** Sub-topics for users who can do it already and named none: practised swimmers train for distance. */
const PRACTISED_PARTS: Readonly<Record<string, string>> = { swimming: 'distance' };

function withPractisedPart<Goal extends ReadGoal & LevelReading>(goal: Goal): Goal {
  const { reading, level, now } = goal;
  const sub = PRACTISED_PARTS[reading?.topic ?? ''];
  if (!reading || reading.isSubNamed || !sub || (level === 'Beginner' && !now)) return goal;
  return { ...goal, reading: { ...reading, sub, isSubNamed: true } };
}

/** Whether a skill that nobody unlearns is taken up again: "swim twice a week again". */
function isTakenUpAgain({ said, reading }: ReadGoal): boolean {
  return NEVER_UNLEARNT.has(reading?.topic ?? '') && /\b(?:again|back (?:in|to))\b/.test(said);
}

const NEVER_UNLEARNT = new Set(['swimming', 'cycling']);
const TAKEN_UP_AGAIN: LevelReading = { level: 'Intermediate', levelFrom: 'said' };

/** Intermediate if a number starts at a fifth of its target or more: "from 1740 to 1900". */
function started({ target }: ReadGoal): LevelReading {
  const { n = 0, from = 0, isMoney } = target ?? {};
  if (isMoney || from === 0 || from * FIRST_PART < n) return UNKNOWN_LEVEL;
  return { level: 'Intermediate', levelFrom: 'said' };
}

/** A start below 1/FIRST_PART of the target counts as Beginner. */
const FIRST_PART = 5;
