import type { MeantWord } from '#mentor/understand/meant-words.ts';
import type { GoalTarget } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readFigures } from './figures.ts';
import { scan } from './scan.ts';

/** Where the user stands: the amount done, and the total where it was said. */
type Stand = {
  readonly from: number;
  readonly n?: number;
  readonly unit?: string;
  /** The matched text; a number in it is no target. */
  readonly said?: string;
};

const ABOUT =
  '(?:(?:only|barely|already|just|now|about|around|roughly|maybe|usually|up to|at|on|it is|its|for|some) )*';
/** A number with its unit, unless it is a rate per week, month or year. */
const COUNT =
  '(\\d+(?:\\.\\d+)?)(?! ?(?:[a-z]+ )?(?:a|per|each|every) (?:week|month|year)) ?([a-z]+(?: ups?)?)?(?= |$)';
/** Phrases that say where the user stands: "can do 2", "I am at 4,500", "longest so far 40 km". */
const STANDS = [
  ` can ${ABOUT}(?:do|run|jog|swim|hold|manage|play|type|cycle|ride|walk|bench|squat|lift|deadlift|write|read|plank) ${ABOUT}${COUNT}`,
  ` i ${ABOUT}(?:manage|read|run|jog|walk|swim|cycle|ride|write|type|smoke|bench|squat|deadlift|do) ${ABOUT}${COUNT}`,
  ` (?:(?:im|i am) (?:now |currently )?(?:at|on|up to)|now|currently|at the moment)(?: (?:i )?(?:can )?(?:do|run|walk|swim|hold|read|manage))? ${ABOUT}${COUNT}`,
  ` usually (?:do|get|walk|run|manage|read|write) ${ABOUT}${COUNT}`,
  ` (?:been|stuck|still) at ${ABOUT}(\\d+(?:\\.\\d+)?) ?(words|pages|chapters|km|kg|lbs|kilos)(?= )`,
  ` (?:average|i know) ${ABOUT}${COUNT}`,
  ` (\\d+(?:\\.\\d+)?)(?: ?((?!now|of|on|and|but)[a-z]+(?: ups?)?))? (?:now|so far|currently|at the moment)(?= |$)`,
  ` (?:have|ive) ${ABOUT}${COUNT}(?= (?:saved|put|set|already|so far|written|done|in the bank)|  ?$)`,
  ` (?:longest|furthest|farthest|best|most)(?: (?:so far|ride|run|swim|walk|hike|is|was|ever|until now)){0,3} ${ABOUT}${COUNT}`,
  ` (\\d+)() (?:ugly|bad|shaky|clean|good|proper|slow|half) ones?(?= |$)`,
].map((form) => new RegExp(form));
/** Words behind a number that are no unit, and units of time, which say nothing about where the user stands. */
const NO_UNIT =
  /^(?:saved|put|set|already|so|now|without|at|in|on|and|but|of|with|before|after|per|a|each|every|if|when|right|ugly|bad|shaky|clean|good|proper|slow|half|at|max|or|ones?)$/;
const OF_TIME = /^(?:years?|yrs?|months?|weeks?|days?|hours?|am|pm|oclock|times?|kids?|children)$/;

/** A number of another year is no part of what is wanted now: "I managed five this year". */
const OF_A_YEAR = /^ (?:this|last) year(?= )/;

/** Where the user stands: from the goal if there is only one, else from the experience answer. */
function standOf(
  goals: readonly (readonly MeantWord[])[],
  experience: readonly MeantWord[],
  today: LocalDate,
): Stand | undefined {
  const [goal, other] = goals;
  const own = goal && !other ? standIn(goal, today) : undefined;
  return own ?? standIn(experience, today, true);
}

function standIn(words: readonly MeantWord[], today: LocalDate, isNote = false): Stand | undefined {
  const { amount } = readFigures(words, today);
  const text = scan(words).rest();
  // In a note "from 9 to 11" may be hours, and "180 ewes, Fly is 14 months" is no progress from 14 to 180.
  const isWay = !isNote || (amount?.unit && / of (?:the |all |my )?\d| from \d/.test(text));
  if (amount?.from !== undefined && isWay)
    return { from: amount.from, n: amount.n, unit: amount.unit };
  const found = STANDS.map((form) => form.exec(text)).find((one) => one !== null);
  const [said = '', ...parts] = found ?? [];
  const [count, unit = ''] = parts.filter((part) => part !== undefined);
  if (count === undefined || Number(count) === 0 || OF_TIME.test(unit)) return undefined;
  if (OF_A_YEAR.test(text.slice(text.indexOf(said) + said.length))) return undefined;
  const isUnit = unit !== '' && !NO_UNIT.test(unit);
  return { from: Number(count), said, ...(isUnit && { unit: unitName(unit) }) };
}

function unitName(unit: string): string {
  return /^(?:k|kms|kilomet\w+)$/.test(unit) ? 'km' : unit;
}

/** Words of an event, with the topics whose goals it may date. */
const EVENTS: readonly (readonly [event: RegExp, topics: RegExp])[] = [
  [/\b(?:concert|recital|performance)\b/, /^(?:singing|instruments)$/],
  [/\b(?:exam|exams)\b/, /^(?:exams|languages)$/],
  [
    /\b(?:due|deadline|submi\w+|hand(?:ing|ed)? (?:it )?in)\b/,
    /^(?:academic-writing|exams|fiction)$/,
  ],
  [/\brace\b/, /^(?:running|cycling|swimming)$/],
];
/** Words for an event that is over, cancelled, or somebody else's. */
const NOT_AHEAD =
  /\b(?:last|ago|was|were|did|had|took|won|missed|played|sat|saw|since|failed|passed|finished|done|until|cancel\w*|postponed|funeral|not|no|he|she|they|his|her|their|\w+s (?:concert|recital|performance|exams?|race)|sister|brother|son|daughter|wife|husband|mum|mom|mother|dad|father|niece|nephew|cousin|friend|colleague|teacher|kids?|child\w*)\b/;

/** Gives a main goal without a date that of a matching event in the note: "concert 2 December". */
function withNoteDate<Goal extends StandingGoal>(
  goals: readonly Goal[],
  clauses: readonly (readonly MeantWord[])[],
  today: LocalDate,
): readonly Goal[] {
  const [main, ...others] = goals;
  const { target, habit, reading } = main ?? {};
  const isOpen = !(target?.by || target?.doubt || target?.isMoney || habit);
  const events = EVENTS.filter(([, topics]) => topics.test(reading?.topic ?? ''));
  if (main === undefined || !isOpen || events.length === 0) return goals;
  const ahead = clauses.filter((words) => {
    const text = words.map(({ plain }) => plain).join(' ');
    return events.some(([event]) => event.test(text)) && !NOT_AHEAD.test(text);
  });
  const by = ahead.flatMap((words) => readFigures(words, today).deadline.by ?? [])[0];
  return by === undefined || by <= today
    ? goals
    : [{ ...main, target: { ...target, by } }, ...others];
}

type StandingGoal = {
  readonly target?: GoalTarget;
  readonly now?: GoalTarget;
  readonly habit?: unknown;
  readonly reading?: { readonly topic: string } | undefined;
};

/**
 * Adds where the user stands to the main goal, as `now` and as the start of its target; a total ("11 boxes of 40")
 * becomes its target if it has none.
 */
function withStand<Goal extends StandingGoal>(
  goals: readonly Goal[],
  stand: Stand | undefined,
): readonly Goal[] {
  const [main, ...others] = goals;
  if (main === undefined || stand === undefined) return goals;
  const { target: read = {} } = main;
  const { unit = read.unit } = stand;
  const target = targetFrom(stand, read);
  const now = { n: stand.from, ...(unit !== undefined && { unit }) };
  const hasTarget = Object.keys(target).length > 0;
  const { target: _, ...open } = main;
  // All other fields are unchanged.
  return [{ ...open, ...(hasTarget && { target }), now } as Goal, ...others];
}

function targetFrom(stand: Stand, read: GoalTarget): GoalTarget {
  const { n: all, from, unit = read.unit } = stand;
  if (read.n === undefined) {
    const isWhole = all !== undefined && !read.isMoney;
    return isWhole ? { ...read, n: all, from, ...(unit && { unit }) } : read;
  }
  // "I can do 2 lengths" is the start and no target.
  if (read.n === from && stand.said !== undefined) {
    const { n: _, unit: __, per: ___, ...open } = read;
    return open;
  }
  const isOther = stand.unit !== undefined && !isAlike(stand.unit, read.unit ?? '');
  const isBelow = read.from === undefined && from < read.n && read.per === undefined;
  return isOther || !isBelow ? read : { ...read, from };
}

function isAlike(one: string, other: string): boolean {
  const stem = (unit: string) => unit.slice(0, 4).replace(/s$/, '');
  return stem(one) === stem(other);
}

type StandTerms = {
  readonly goals: readonly (readonly MeantWord[])[];
  readonly note: readonly MeantWord[];
  readonly clauses: readonly (readonly MeantWord[])[];
  readonly today: LocalDate;
};

/** Adds to the main goal where the user stands, and the day of an event in the note. */
export function whereTheyStand<Goal extends StandingGoal>(
  read: readonly Goal[],
  { goals, note, clauses, today }: StandTerms,
): readonly Goal[] {
  return withStand(withNoteDate(read, clauses, today), standOf(goals, note, today));
}
