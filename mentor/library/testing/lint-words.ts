import type { Mould, SubTopic, Topic } from '#mentor/library/topic.ts';

function texts({ title, steps }: Mould): string {
  return [title, ...steps.flat()].join(' \n');
}

const ALOUD =
  /\b(?:aloud|out loud|sing|hum|call [a-z]+body|phone (?:one|a|the)|speak (?:one|two|for))\b/i;

/** What is said aloud or done with others says so: nobody is asked for it on a train or at five in the morning. */
export function placeFaults(mould: Mould): string[] {
  const { place = [] } = mould;
  const isAloud = ALOUD.test(`${mould.title} ${mould.steps.map(([step]) => step).join(' ')}`);
  return isAloud && !place.some((one) => one === 'aloud' || one === 'noise' || one === 'others')
    ? ['aloud, and its place does not say so']
    : [];
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
  /\byour (?:own )?(course|list|sheet|notes?|cards?|plan|rota|budget|chart|outline|log|portfolio|draft|questions|topics|deck|repertoire|set list|script)\b/gi;

/** "Your list" is made by a quest of the same part, or the line says where to take it from. */
export function toolFaults(mould: Mould, sub: SubTopic, topic: Topic): string[] {
  const made = topic.subs
    .flatMap(({ quests }) => quests)
    .filter(({ plan, id }) => plan.phase <= mould.plan.phase && id !== mould.id)
    .map(({ title, steps }) => [title, ...steps.map(([step]) => step)].join(' ').toLowerCase())
    .join(' ');
  return [...texts(mould).matchAll(TOOLS)].flatMap(([said, tool = '']) => {
    const noun = tool.toLowerCase().replace(/s$/, '');
    const own = mould.steps.map(([step]) => step.toLowerCase()).join(' ');
    const isMade = new RegExp(
      `\\b(?:write|list|make|draw|choose|start|take|draft|outline|log|open|find|plan)\\b[^.]*\\b${noun}`,
    ).test(`${made} ${own}`);
    return isMade ? [] : [`“${said}” that no quest of ${sub.id} makes`];
  });
}
