import type { SubTopic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { VERBS } from '#mentor/understand/acts.ts';
import { yours } from '#mentor/understand/figures/habit.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { isOfTheBody } from './care.ts';
import type { Placed } from './lots.ts';
import { stairsLine } from './own/own-limit.ts';
import { PRIVATE } from './own/own-noun.ts';
import { dayText, type Pace, WORKING_PART } from './pace.ts';
import { counted } from './pour.ts';
import type { PourTerms } from './pour-terms.ts';
import type { PlanTerms, PreparedGoal } from './prepare-goal.ts';
import { ownPart } from './ranking/parts.ts';

// Lines about the whole main goal that stand on one of its quests: milestones, likes, a hard day, a streak.

const MILESTONES = 'Tick the milestone you have reached';
const STREAK = 'Streak: cross the day off at once; one miss is a gap, two begin a new chain.';
const QUARTERS = [0.25, 0.5, 0.75];
/** If the date is nearer than this many days, there are no milestones with days. */
const LEAST_DAYS = 28;
/** How many of the written milestones somebody has behind them. */
const BEHIND = { Beginner: 0, Intermediate: 1, Advanced: 2 } as const;

export type Remarks = Pick<PourTerms, 'likes' | 'closing' | 'milestones'>;

type RemarkTerms = Pick<PlanTerms, 'today' | 'told' | 'isHeld'> & {
  readonly understood: Pick<Understanding, 'relapse' | 'likes' | 'wishesStreak' | 'time'>;
};

/** The remarks on each quest, by its index. A body in care and what the gate replaced have only the streak. */
export function remarksOf(
  placed: readonly Placed[],
  main: PreparedGoal | undefined,
  { understood, today, told = [], isHeld = false }: RemarkTerms,
): ReadonlyMap<number, Remarks> {
  const { relapse, likes, wishesStreak, time } = understood;
  const isCared = main === undefined || main.isTreated || main.isStandIn;
  const streakAt = wishesStreak ? oftenestOf(placed) : -1;
  const practiceAt = isCared ? -1 : placed.findIndex(isPractice);
  const session =
    isCared || time.isMonthly || !isGuessed(main) ? undefined : placed.find(isOwnSession);
  const milestonesAt = isCared ? -1 : session ? placed.indexOf(session) : milestoneQuest(placed);
  const milestones =
    main && milestonesOf(main, { today, isHeld: isHeld || told.length > 0, session });
  return new Map(
    placed.map((lot, at) => {
      const lines = [
        ...(at === practiceAt ? [hardDay(lot, relapse)] : []),
        ...(at === streakAt ? [STREAK] : []),
      ];
      const remarks: Remarks = {
        ...(at === practiceAt && likes && told.length === 0 && { likes }),
        ...(lines.length > 0 && { closing: lines.join(' ') }),
        ...(at === milestonesAt && milestones && { milestones }),
      };
      return [at, remarks];
    }),
  );
}

/** Whether it is repeated practice of the main goal that has a small version. */
function isPractice({ goal, kind, candidate: { mould }, isTiny }: Placed): boolean {
  const isSmaller = mould.tiny !== mould.title && !isTiny;
  return goal === 0 && kind !== 'once' && mould.plan.role !== 'check' && isSmaller;
}

/** What counts on a hard day, most of all at the time at which it usually ended. */
function hardDay({ candidate: { mould } }: Placed, relapse: string | undefined): string {
  const tiny = `${mould.tiny.charAt(0).toLowerCase()}${mould.tiny.slice(1)}`;
  return relapse === undefined
    ? `A hard day: ${tiny}`
    : `When it usually ends, ${relapse}, this counts as done: ${tiny}`;
}

/** The index of the main goal's most frequent quest, if one is done more than once a week. */
function oftenestOf(placed: readonly Placed[]): number {
  const times = placed.map(({ goal, kind, sessions }) =>
    goal === 0 && kind !== 'once' ? sessions : 0,
  );
  const most = Math.max(0, ...times);
  return most > 1 ? times.indexOf(most) : -1;
}

/** The index of the review of the main goal, else of what is repeated first. */
function milestoneQuest(placed: readonly Placed[]): number {
  const own = [...placed.entries()].filter(([, lot]) => lot.goal === 0 && lot.kind !== 'once');
  const review = own.find(([, { candidate }]) => candidate.mould.plan.role === 'check');
  return (review ?? own[0])?.[0] ?? -1;
}

/** Families that serve any goal. */
const ANY_GOAL: ReadonlySet<string> = new Set(['skill', 'project']);

/** Whether the milestones of the topic may be about something else: it was read with doubt, or serves any goal. */
function isGuessed({ goal, topic, target }: PreparedGoal): boolean {
  const isCounted =
    goal.stairs !== undefined || target?.n !== undefined || target?.by !== undefined;
  const isDoubted = goal.confidence <= CONFIDENCE.doubtful;
  return !isCounted && isDoubted && (goal.reading !== undefined || ANY_GOAL.has(topic?.id ?? ''));
}

function isOwnSession({ goal, candidate }: Placed): boolean {
  return goal === 0 && candidate.isOwn !== undefined;
}

/** The weeks after which sessions are counted. */
const COUNTED_WEEKS = [2, 6, 12];

/** "10 times by 1 December, 30 times by 3 January": true of any session. With an end of the goal's own that is the last. */
function timesLine({ sessions }: Placed, end: string | undefined, today: LocalDate): string {
  const aWeek = sessions * WORKING_PART;
  const lines = COUNTED_WEEKS.map((weeks) => {
    const times = Math.max(1, Math.round((weeks * aWeek) / 5)) * 5;
    return `${times} times by ${dayText(addDays(today, Math.ceil((7 * times) / aWeek)))}`;
  });
  if (end === undefined) return `${lines.join(', ')}.`;
  const small = `${end.charAt(0).toLowerCase()}${end.slice(1)}`;
  return `${lines.slice(0, -1).join(', ')}. In the end: ${small}.`;
}

/** The milestones, behind the next number from where somebody stands: "Today 7 pull-ups, next 8." */
function milestonesOf(
  { goal, pace, topic, target }: PreparedGoal,
  {
    today,
    isHeld,
    session,
  }: { readonly today: LocalDate; readonly isHeld: boolean; readonly session: Placed | undefined },
) {
  const ofPart = writtenFor({ goal, topic, target });
  // Beside what the gate found, or an answer that is not repeated, the goal is not, either.
  const written = isHeld ? ofPart : withOwnEnd(ofPart, goal);
  if (session) {
    const end = written === ofPart ? undefined : written?.milestones?.[2];
    return [MILESTONES, timesLine(session, end, today)] as const;
  }
  const told = isOfTheBody(topic) ? dateOf(target) : target;
  const isOfWeight = OF_WEIGHT.test(target?.unit ?? '');
  const numbers = isOfWeight ? { target: dateOf(told) } : { target: told, pace };
  const step = milestoneStep({ goal, written, ...numbers }, today);
  const next = goal.habit || goal.session?.way ? '' : stairsLine(goal.stairs);
  if (next === '') return step;
  return [MILESTONES, step ? `${next} ${step[1]}` : next] as const;
}

/** The milestones of the part; none beside a number of the person's own, which those of others would contradict. */
function writtenFor({
  goal,
  topic,
  target,
}: Pick<PreparedGoal, 'goal' | 'topic' | 'target'>): Written | undefined {
  const written = topic ? ownPart(topic, goal) : SHAPE_KITS[goal.shape];
  const isCounted = target?.n !== undefined && !target.isMoney;
  if (!isCounted) return goal.stairs ? undefined : written;
  return written?.milestones?.[2].includes(` ${target.n} `) ? written : undefined;
}

/** The milestones with the goal itself as the last, where it says an act that can be done: "get up off the floor". */
function withOwnEnd(
  written: Written | undefined,
  { said, rank, shape }: UnderstoodGoal,
): Written | undefined {
  const isMain = rank === 'main' && shape !== 'decide';
  const isPlain = !PRIVATE.test(said) && !NAMED.test(said);
  if (!written?.milestones || written.isOnDate || !isMain || !isPlain) return written;
  const clauses = said.split(CLAUSE).slice(1);
  const end = [said, ...clauses].map(endOf).find((one) => one !== undefined);
  if (end === undefined) return written;
  return { ...written, milestones: [...written.milestones.slice(0, -1), end] };
}

/** Acts of makers and players, beside those that understanding needs. */
const MADE = new Set(
  'bind bench braid bowl cast crochet deadlift decorate dye embroider engrave felt film forge frame illustrate inspect juggle kayak land lay memorise nail paddle perform press print prove quilt rebuild recite restore ring sand serve solder solve spin squat stitch upholster weave whittle'.split(
    ' ',
  ),
);

/** Where the wish itself may begin: "learn to pick, want to play Blackbird", "enough Tamil to chat with her". */
const CLAUSE = /[,;] (?:and )?|\bso (?:that )?i can |(?<=\benough \p{L}+(?: \p{L}+)?) to /iu;

/** A wish as a milestone, in the second person; undefined if it is no act that can be done once, or may not be said. */
function endOf(wish: string): string | undefined {
  const [sentence = ''] = wish.split(SENTENCE_END, 1);
  const end = yours(sentence.replace(WISHING, '').replace(ASIDE, '').trim())
    .replace(/\bour\b/gi, 'your')
    .replace(/\bwe\b/gi, 'you');
  const words = end.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const [first = ''] = words;
  const isAct =
    (VERBS.has(first) || MADE.has(first)) && !VAGUE.test(end) && words.length >= LEAST_END;
  const isSaid = isAct && end.length <= LONGEST_END && !RISKY.test(end) && !OF_ONESELF.test(end);
  return isSaid ? end : undefined;
}

/** "Knit a jumper. With sleeves": the first sentence is the wish. */
const SENTENCE_END = /(?<=\p{L}{3}|\d)[.!?](?=\s|$)/u;
/** How a wish begins. */
const WISHING =
  /^\W*(?:(?:i|i['’]d|just|really|finally|please|to|want|wanna|would|need|like|love|hope|quite|going|gonna)\s+)*/i;
/** What is told beside a wish: "..., but I don't like fish". */
const ASIDE = /[,;] (?:but|because|as|so|and i|he|she|it|its|it['’]s|they|we|i|i['’]m)\b.*$/i;
/** Acts that are not done on a day, or never are. */
const VAGUE =
  /^(?:be|feel|stay|keep|have|stop|quit|avoid|try|start|begin|improve|help|learn|study|practi[cs]e|understand|spend|make (?:a few|some|more)|get (?:better|good|fit\w*|health\w*|strong\w*|back|into|more|less|my life))\b|\b(?:every|each) (?:day|night|morning|evening|week\w*)\b|\bnot to\b|\b(?:again|more|less|better|daily|regularly)\W*$/i;
/** What only the person can say of themselves. */
const OF_ONESELF =
  /\byou['’]?(?:m|ve|re|ll|d)\b|\byou (?:am|was)\b|\b(?:im|ive|us|ourselves|mine|n|w\/o)\b|[()]/i;
/** Places, hours and ways in which an end would be a danger, and people. */
const RISKY =
  /\b(?:at night|drunk|pub|no (?:water|hands|food|helmet|ropes?)|solo|breath|river|weir|roof|climb (?:\w+ )?crane|cliff|raw|puffer|under water|underwater|alone|everything|nobody|him|hers?|he|she|they|them|dies|custody|prison|cheated)\b/i;
/** Somebody's full name, an address, or capitals throughout. */
const NAMED =
  /\b(?:for|to|with|at) \p{Lu}\p{L}+ \p{Lu}|\d \p{Lu}\p{L}+ (?:Street|St|Road|Grove|Lane|Ave)|\p{Lu}{3,}.*\p{Lu}{3,}/u;
const LEAST_END = 4;
const LONGEST_END = 80;

/** The milestones of a part, and whether the last falls on the date of the goal. */
type Written = Pick<SubTopic, 'isOnDate'> & {
  readonly milestones?: readonly string[];
};

/** The date alone: no number of a body is divided up. */
function dateOf({ by, doubt }: NonNullable<UnderstoodGoal['target']> = {}) {
  return { ...(by && { by }), ...(doubt && { doubt }) };
}

type MilestoneGoal = {
  readonly goal: UnderstoodGoal;
  /** The target as it was said. */
  readonly target: UnderstoodGoal['target'];
  readonly pace?: Pace | undefined;
  /** Those written for the part of the topic. */
  readonly written: Written | undefined;
};

/** The step that says how it goes on: numbers by day where the goal is a sum with a date, else what was written. */
function milestoneStep(
  { goal: { level }, target = {}, pace, written }: MilestoneGoal,
  today: LocalDate,
): readonly [title: string, detail: string] | undefined {
  const { by, doubt } = target;
  const days = by && !doubt ? dayNumber(by) - dayNumber(today) : 0;
  const dayAt = (part: number) => dayText(addDays(today, Math.round(days * part)));
  const isDated = days >= LEAST_DAYS;
  const detail =
    (isDated ? sumsOf(target, { pace, dayAt }) : undefined) ??
    (written?.milestones &&
      writtenWay(
        written.milestones.slice(BEHIND[level]),
        isDated && written.isOnDate ? dayAt : undefined,
      ));
  return detail === undefined ? undefined : [MILESTONES, detail];
}

/** Kilos on a bar or on the scales: they do not rise evenly from nothing. */
const OF_WEIGHT = /^(?:kg|kgs|kilos?|kilograms?|lbs?|pounds?|stones?)$/i;

/** "1,150 by 20 February, 2,300 by 27 May, 3,450 by 31 August", of what can be reached by the date. */
function sumsOf(
  target: NonNullable<UnderstoodGoal['target']>,
  { pace, dayAt }: { pace: Pace | undefined; dayAt: (part: number) => string },
): string | undefined {
  const { unit = '', from = 0, per, underMinutes } = target;
  const n = pace?.instead?.n ?? target.n;
  const isWhole = per === undefined && underMinutes === undefined;
  if (n === undefined || n - from < 4 || !isWhole) return undefined;
  const said = (part: number) =>
    `${counted(Math.round(from + (n - from) * part), unit)} by ${dayAt(part)}`;
  return `${QUARTERS.map(said).join(', ')}.`;
}

/** "First: play one song. Then: play it by heart. In the end: play it with others." With a date each has its day. */
function writtenWay(
  ahead: readonly string[],
  dayAt: ((part: number) => string) | undefined,
): string {
  const beginnings = ['First', 'Then', 'In the end'];
  return ahead
    .map((one, at) => {
      const isLast = at === ahead.length - 1;
      const beginning = isLast ? 'In the end' : beginnings[at];
      const text = `${one.charAt(0).toLowerCase()}${one.slice(1)}`;
      return dayAt ? `By ${dayAt((at + 1) / ahead.length)}: ${text}.` : `${beginning}: ${text}.`;
    })
    .join(' ');
}
