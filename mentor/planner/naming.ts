import type { Topic } from '#mentor/library/topic.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { isTold } from '#mentor/understand/areas.ts';
import { CONFIDENCE, type TopicReading } from '#mentor/understand/score.ts';
import { EMPTY_WORDS } from '#mentor/understand/small-words.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { NEARNESS } from './candidates.ts';
import type { StandIn, Told } from './gated-wish.ts';
import { type Placed, ROLES } from './lots.ts';
import { isNameable, ownNoun, ownThing } from './own/own-noun.ts';
import { TIER } from './tiers.ts';

/** On these shelves the goal is somebody's own business: no word of it stands in a title. */
export const DISCREET: ReadonlySet<string> = new Set(['body', 'mind', 'people', 'work', 'money']);
const OUTSPOKEN = new Set(['speaking', 'saving', 'pets']);
const LONGEST_TITLE = 60;
const MOST_NAMED = 2;

type NounTerms = { readonly isCared: boolean; readonly told: readonly Told[] | undefined };

/** A name of the person's own, or the thing they are after; nothing that is told to nobody. */
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
  // No topic, no part of the body: what is private is left out all the same.
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

/** The person's own word on two quests of a goal, what is done again and again first; on all where no topic knows it. */
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
 * A false label is worse than none: a quest of a topic carries the word only if its own text says it, or the topic, or the part
 * that was named, is known by it. One of another sub-topic or phase, or with a subject of its own ("about today"), is about something else.
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

/** There what is practised is the one thing: a piece, an exam, a garment. */
const OF_ONE_THING = new Set(
  'instruments singing exams languages reading academic-writing fiction sewing'.split(' '),
);

/** The person's own session, unless it says the thing itself; beside it what is practised on the thing. */
function isOfThing(
  noun: string,
  { goal, topic }: Omit<NamedGoal, 'noun'>,
  { mould, rank }: Placed['candidate'],
): boolean {
  const words = noun.toLowerCase().split(/[^\p{L}]+/u);
  if (words.some((word) => word.length > 3 && mould.title.toLowerCase().includes(word)))
    return false;
  const isPractice = rank < NEARNESS && mould.plan.rhythm !== 'once' && mould.plan.role !== 'check';
  const isMeant = !goal.session || !topic || OF_ONE_THING.has(topic.id);
  return rank <= TIER.said || (isPractice && isMeant);
}

/** What the topic is known by, and the part that was named. */
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

/** "the Lisbon half marathon": the name is the event's, and only what looks ahead to it is about that. */
function isUnderName(title: string, said: string, name: string): boolean {
  const [before = '', after = ''] = said.split(name);
  const [, next = ''] = /^ ([a-z]+)/.exec(after) ?? [];
  const isOfEvent = /\b(?:the|an?|my|our) $/i.test(before) && next !== '' && !EMPTY_WORDS.has(next);
  return !isOfEvent || EVENT.test(title);
}

const EVENT = /\b(?:race|exam|test|event|concert)\b/i;

/** "Bake one tray of oat biscuits" is no part of a sourdough loaf: what is made or grown is one thing or another. */
function isOfOther(title: string, { shelf, subs }: Topic): boolean {
  if (shelf !== 'hands') return false;
  const things = subs.flatMap(({ words }) => words.objects.split(',').map((word) => word.trim()));
  const said = title.toLowerCase().split(/[^a-z]+/);
  return said.some(
    (word) => word.length > 3 && things.some((one) => one === word || `${one}s` === word),
  );
}

/** The word behind a dot, unless the title says it already or grows too long. */
export function titleWith(title: string, noun: string): string {
  const said = ` ${title.toLowerCase()} `;
  const plain = noun.toLowerCase();
  // "and" is in many a title: a short word says nothing of the noun by itself.
  const words = plain.split(' ');
  const isIn = (word: string) =>
    said.includes(word.length > 3 ? word.replace(/s$/, '') : ` ${word} `);
  const isSaid =
    said.includes(` ${plain} `) || (words.some((word) => word.length > 3) && words.every(isIn));
  const whole = `${title} · ${noun}`;
  return isSaid || whole.length > LONGEST_TITLE ? title : whole;
}

/** Families that hold anything: their chip says the form, not the thing. */
const UNNAMED = new Set(['skill', 'project', 'event']);

/** A goal as its chip shows it: "Swimming > front crawl". */
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
