import type { Mould, SubTopic, Topic } from '#mentor/library/topic.ts';
import { VERBS } from './verbs.ts';

const ALOUD =
  /\b(?:aloud|out loud|sing|hum|call [a-z]+body|phone (?:one|a|the)|speak (?:one|two|for))\b/i;

/** What is said aloud or done with others says so: nobody is asked for it on a train or at five in the morning. */
export function placeFaults({ title, steps, place = [], needs = [] }: Mould): string[] {
  const isAloud = ALOUD.test(`${title} ${steps.map(([step]) => step).join(' ')}`);
  const isSaid = place.some((one) => one === 'aloud' || one === 'noise' || one === 'others');
  return [
    ...(isAloud && !isSaid ? ['aloud, and its place does not say so'] : []),
    ...(needs.includes('company') && !place.includes('others')
      ? ['with company, and its place does not say so']
      : []),
  ];
}

/** Things that not everybody has who has the goal. */
const THINGS = [
  'puppy',
  'kitten',
  'balcony',
  'houseplant',
  'greenhouse',
  'lawn',
  'product',
  'toddler',
  'baby',
  'vape',
];

/** Whoever has no balcony never reads of one: a title that names such a thing says which words call for it. */
export function thingFaults({ title, needs = [] }: Mould): string[] {
  const said = title.toLowerCase();
  return THINGS.filter((thing) => said.includes(thing) && !needs.includes(thing)).map(
    (thing) => `names a ${thing} that nobody may have`,
  );
}

const LEGS =
  /\b(?:foot|feet|ankles?|heels?|toes?|knees?|kneel|squats?|lunges?|stand up|stand with|on all fours|stairs?|flights?|jog|run|march)\b/i;
const BEDTIME = /\b(?:bed|bedtime|lamp|pillow|asleep)\b/i;
const PHONE_AWAY = /\b(?:outside|another room|away|off|out of|leave|kitchen|across|no phone)\b/i;

/** Nothing with legs for a wheelchair, and no phone as the last thing of the day. */
export function bodyFaults(mould: Mould, topic: Topic): string[] {
  const { title, steps, not = [] } = mould;
  const isMoved = topic.shelf === 'move' && topic.id !== 'swimming';
  const acts = `${title} ${steps.map(([step]) => step).join(' ')}`;
  const phones = steps
    .map((step) => step.join(' '))
    .filter((step) => /\bphone\b/i.test(step) && BEDTIME.test(`${title} ${step}`));
  return [
    ...(isMoved && LEGS.test(acts) && !not.includes('wheelchair')
      ? ['legs, and not said to be none for a wheelchair']
      : []),
    ...phones
      .filter((step) => !PHONE_AWAY.test(step))
      .map((step) => `the phone at bedtime: ${step}`),
  ];
}

/** Things that somebody has to have made or been given before a step can say "your ...". */
const TOOLS =
  /\byour (?:own )?(course|list|sheet|notes|cards?|plan|rota|budget|chart|outline|log|portfolio|draft|topics|deck|repertoire|script)\b/gi;

/** "Your list" is made by the first steps of the same quest, or by a quest of the topic whose title says so. */
export function toolFaults(mould: Mould, topic: Topic): string[] {
  const titles = topic.subs
    .flatMap(({ quests }) => quests)
    .filter(({ plan }) => plan.role === 'start' && plan.phase <= mould.plan.phase)
    .map(({ title }) => title);
  const texts = [mould.title, ...mould.steps.flat()];
  return texts.flatMap((text, at) =>
    [...text.matchAll(TOOLS)].flatMap(([said, tool = '']) => {
      const before = [...titles, ...texts.slice(1, at)].join(' ');
      const isMade = new RegExp(`\\b${tool.replace(/s$/i, '')}`, 'i').test(before);
      return isMade ? [] : [`“${said}”, which nobody has made`];
    }),
  );
}

/** In each part practice of the first phase is followed by practice of the second before any of the third. */
export function ladderFaults({ id, quests }: SubTopic): string[] {
  const hasPractice = (phase: number) =>
    quests.some(
      ({ plan }) =>
        plan.phase === phase &&
        plan.rhythm !== 'once' &&
        (plan.role === 'core' || plan.role === 'long'),
    );
  return hasPractice(1) && !hasPractice(2) && hasPractice(3)
    ? [`${id}: what comes after the first phase skips the second`]
    : [];
}

const MOST_MILESTONE_WORDS = 10;

/** Milestones are short, begin with a verb and say when they are reached. */
export function milestoneFaults({ id, milestones }: Pick<SubTopic, 'id' | 'milestones'>): string[] {
  return (milestones ?? []).flatMap((text) => [
    ...(VERBS.has((text.split(' ')[0] ?? '').toLowerCase())
      ? []
      : [`${id}: begins with no known verb: ${text}`]),
    ...(text.split(/\s+/).length > MOST_MILESTONE_WORDS ? [`${id}: over ten words: ${text}`] : []),
    ...(/[.!{}:]|\b(?:kg|kilos?|pounds?|calories?)\b/.test(text)
      ? [`${id}: a sign or a word that it cannot have: ${text}`]
      : []),
  ]);
}
