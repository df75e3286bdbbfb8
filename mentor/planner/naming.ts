import type { Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { isTold } from '#mentor/understand/beside/told.ts';
import { CONFIDENCE, type TopicReading } from '#mentor/understand/score.ts';
import { EMPTY_WORDS } from '#mentor/understand/small-words.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { StandIn, Told } from './gated-wish.ts';
import { type Placed, ROLES } from './lots.ts';
import { isNameable, ownNoun, ownThing } from './own/own-noun.ts';
import { NEARNESS } from './ranking/candidates.ts';
import { TIER } from './ranking/tiers.ts';

/** Private shelves: no word of such a goal stands in a title, because titles show on locked screens. */
export const DISCREET: ReadonlySet<string> = new Set(['body', 'mind', 'people', 'work', 'money']);
/** Topics on those shelves that may be named all the same. */
const OUTSPOKEN = new Set(['speaking', 'saving', 'pets']);
const LONGEST_TITLE = 60;
const MOST_NAMED = 2;

type NounTerms = { readonly isCared: boolean; readonly told: readonly Told[] | undefined };

/** The word for a goal that may stand in titles: its name or its thing. Undefined if it is private or in doubt. */
export function nounOf(
  { said, name, reading, rank, confidence, thing }: UnderstoodGoal,
  topic: Topic | undefined,
  { isCared, told }: NounTerms,
): string | undefined {
  if (topic?.thing !== undefined) return topic.thing;
  const isFlagged = told?.some(
    (one) => one.said.includes(said) && one.about !== 'body' && one.about !== 'minor',
  );
  const isDiscreet = topic && DISCREET.has(topic.shelf) && !OUTSPOKEN.has(topic.id);
  if (thing !== undefined && !isFlagged) return thing;
  if (isFlagged || isDiscreet || rank === 'area') return undefined;
  if (isTold(said)) return undefined;
  const named = nameOf(said, name, isCared);
  if (named !== undefined) return named;
  const isDoubtful = reading !== undefined && confidence < CONFIDENCE.sure;
  // A goal without a topic is not about the body; `ownNoun` leaves private words out anyway.
  const isHidden = isCared && topic !== undefined;
  return isHidden || isDoubtful
    ? undefined
    : ownNoun(said, reading !== undefined, reading?.subject);
}

function nameOf(said: string, name: string | undefined, isCared: boolean): string | undefined {
  const isShouted = name !== undefined && /^[^a-z]+$/.test(name);
  if (name !== undefined && isNameable(name) && !(isCared && isShouted)) return name;
  return isCared ? undefined : ownThing(said);
}

type NamedGoal = {
  readonly noun?: string;
  readonly goal: UnderstoodGoal;
  readonly topic: Topic | undefined;
};

/** Puts the person's word on up to two titles of a goal, practice first; on all of them if no topic is known. */
export function withNouns<Quest extends { readonly title: string }>(
  quests: readonly Quest[],
  placed: readonly Placed[],
  goals: readonly NamedGoal[],
): readonly Quest[] {
  const role = (at: number) => {
    const { mould, rank } = placed[at]?.candidate ?? {};
    return rank === TIER.said ? -1 : ROLES.indexOf(mould?.plan.role ?? 'check');
  };
  const titles = new Map<number, string>();
  for (const [goalAt, { noun, goal, topic }] of goals.entries()) {
    if (noun === undefined) continue;
    const own = [...placed.entries()]
      .filter(
        ([, lot]) =>
          lot.goal === goalAt &&
          (noun === goal.thing
            ? isOfThing(noun, { goal, topic }, lot.candidate)
            : isAbout(noun, { goal, topic }, lot)),
      )
      .map(([at]) => ({ at, title: titleWith(quests[at]?.title ?? '', noun) }))
      .filter(({ at, title }) => title !== quests[at]?.title)
      .toSorted((one, other) => role(one.at) - role(other.at));
    const most = noun === goal.thing && !goal.session ? 1 : MOST_NAMED;
    const count = goal.reading === undefined ? own.length : most;
    for (const { at, title } of own.slice(0, count)) titles.set(at, title);
  }
  return quests.map((quest, at) => ({ ...quest, title: titles.get(at) ?? quest.title }));
}

/**
 * Whether the noun fits a quest; a wrong label is worse than none. The quest must say the word in its own text, or
 * its topic or named sub-topic must be known by it. Quests of another sub-topic or phase, or with a subject of their
 * own ("about today"), do not count.
 */
function isAbout(
  noun: string,
  { goal, topic }: Omit<NamedGoal, 'noun'>,
  { candidate }: Placed,
): boolean {
  const { reading, name } = goal;
  const { mould, rank } = candidate;
  const isOfShape = topic === undefined || mould.id.startsWith('shape-');
  if (isOfShape || reading === undefined) return true;
  if (noun === name) return isUnderName(mould.title, goal.said, name);
  if (noun === ownThing(goal.said)) return rank < NEARNESS && mould.plan.rhythm !== 'once';
  if (reading.isSubNamed && rank >= NEARNESS) return false;
  const words = noun
    .toLowerCase()
    .split(/[ ,]+/)
    .map((word) => word.replace(/s$/, ''));
  const isIn = (text: string) => words.some((word) => text.toLowerCase().includes(word));
  if (isIn(`${mould.title} ${mould.steps.flat().join(' ')}`)) return true;
  if (/\b(?:about|today)\b/i.test(mould.title) || isOfOther(mould.title, topic)) return false;
  return isIn([...wordsOf(topic, reading, mould.id), reading.subject ?? ''].join(', '));
}

/** Topics in which all practice is on one thing: a piece, an exam, a garment. */
const OF_ONE_THING = new Set(
  'instruments singing exams languages reading academic-writing fiction sewing'.split(' '),
);

/** Exercises with material of their own: no scale is played on a piece. */
const OF_ITS_OWN = /\b(?:scales?|by ear|rhythms?|sight|chords?|scraps|newsletters|rules that)\b/i;

/**
 * Whether the answer "what is it about" fits a quest whose title does not say it yet. It fits what the person said
 * themselves (session, habit), and practice, but beside a session only practice of `OF_ONE_THING` or without a topic.
 */
function isOfThing(
  noun: string,
  { goal, topic }: Omit<NamedGoal, 'noun'>,
  { mould, rank }: Placed['candidate'],
): boolean {
  const words = noun.toLowerCase().split(/[^\p{L}]+/u);
  if (words.some((word) => word.length > 3 && mould.title.toLowerCase().includes(word)))
    return false;
  if (OF_ITS_OWN.test(mould.title)) return false;
  if (topic?.shelf === 'move' && rank > TIER.said) return false; // "the 72 steps to my door" is no exercise
  const isPractice = rank < NEARNESS && mould.plan.rhythm !== 'once' && mould.plan.role !== 'check';
  const isMeant = !goal.session || !topic || OF_ONE_THING.has(topic.id);
  return rank <= TIER.said || (isPractice && isMeant);
}

/** The words of the topic, and of the quest's sub-topic if one was named. */
function wordsOf(
  { words, subs }: Topic,
  { isSubNamed }: TopicReading,
  quest: string,
): readonly string[] {
  const sub = isSubNamed
    ? subs.find(({ quests }) => quests.some(({ id }) => id === quest))
    : undefined;
  return [words, sub?.words].flatMap((lists) => Object.values(lists ?? {}));
}

/**
 * Whether a name fits a title. In "the Lisbon half marathon" it is the event's, so it only fits quests about that.
 */
function isUnderName(title: string, said: string, name: string): boolean {
  const [before = '', after = ''] = said.split(name);
  const [, next = ''] = /^ ([a-z]+)/.exec(after) ?? [];
  const isOfEvent = /\b(?:the|an?|my|our) $/i.test(before) && next !== '' && !EMPTY_WORDS.has(next);
  return !isOfEvent || EVENT.test(title);
}

const EVENT = /\b(?:race|exam|test|event|concert)\b/i;

/** Whether a craft title names another thing: "Bake one tray of oat biscuits" does not belong to a sourdough loaf. */
function isOfOther(title: string, { shelf, subs }: Topic): boolean {
  if (shelf !== 'hands') return false;
  const things = subs.flatMap(({ words }) => words.objects.split(',').map((word) => word.trim()));
  const said = title.toLowerCase().split(/[^a-z]+/);
  return said.some(
    (word) => word.length > 3 && things.some((one) => one === word || `${one}s` === word),
  );
}

/** The title with the noun behind a dot, unless it says the noun already or would get too long. */
export function titleWith(title: string, noun: string): string {
  const said = ` ${title.toLowerCase()} `;
  const plain = noun.toLowerCase();
  // Short words such as "and" occur in many titles and prove nothing by themselves.
  const words = plain.split(' ');
  const isIn = (word: string) =>
    said.includes(word.length > 3 ? word.replace(/s$/, '') : ` ${word} `);
  const isSaid =
    said.includes(` ${plain} `) || (words.some((word) => word.length > 3) && words.every(isIn));
  const whole = `${title} · ${noun}`;
  return isSaid || whole.length > LONGEST_TITLE ? title : whole;
}

/** Families for goals of any kind; their label does not name the thing. */
const UNNAMED = new Set(['skill', 'project', 'event']);

/** The text of a goal's chip: "Swimming > front crawl". */
export function labelOf(
  { reading, shape }: UnderstoodGoal,
  topic: Topic | undefined,
  kit: StandIn | undefined,
): string {
  if (kit) return kit.name;
  if (topic === undefined) return SHAPE_KITS[shape].name;
  if (topic.thing !== undefined && !UNNAMED.has(topic.id)) return `${topic.name} > ${topic.thing}`;
  const sub = topic.subs.find(({ id }) => id === reading?.sub);
  return sub ? `${topic.name} > ${sub.name}` : topic.name;
}
