import type { Mould, SubTopic, Topic } from '#mentor/library/topic.ts';
import { filled } from '#mentor/shapes/own-slot.ts';
import { bodyFaults, placeFaults, thingFaults, toolFaults } from './lint-words.ts';
import { VERBS } from './verbs.ts';

const BANNED =
  /\b(journey|just|simply|unlock|mindset|amazing|awesome|crush|smash|hustle|grind|transform|ultimate|feel|feeling|try to|calories?|kcal|fasting|dose|weapon)\b|!/i;
/** Topics that never name a number of the body. */
const NO_BODY_NUMBERS = new Set(['eating', 'weight']);
const COUNTABLE =
  /\d|\{n\}|\{m\}|\b(one|two|three|four|five|six|seven|eight|nine|ten|a|an|the|every|each|all|once|twice|first|next|whole)\b/i;

/** Every title this mould can get: by level, by session length, by subject. */
function renderings(mould: Mould, sub: SubTopic): string[] {
  const subjects = Object.keys(sub.subjects ?? {});
  return (mould.amount?.byLevel ?? [0]).flatMap((n) =>
    mould.minutes.flatMap((m) =>
      (subjects.length > 0 ? subjects : ['']).map((subject) =>
        mould.title
          .replaceAll('{n}', String(n))
          .replaceAll('{m}', String(m))
          .replaceAll('{subject}', subject),
      ),
    ),
  );
}

function titleFaults(mould: Mould, sub: SubTopic): string[] {
  const { title } = mould;
  return [
    ...(VERBS.has((title.split(' ')[0] ?? '').toLowerCase())
      ? []
      : ['title begins with no known verb']),
    ...(COUNTABLE.test(title) ? [] : ['title has no amount and no end']),
    ...(title.includes('{subject}') && !sub.subjects ? ['{subject} without a table'] : []),
    ...renderings(mould, sub).flatMap((shown) => [
      ...(shown.length > 48 ? [`title of ${shown.length} letters: ${shown}`] : []),
      ...(shown.split(/\s+/).length > 7 ? [`title over 7 words: ${shown}`] : []),
    ]),
  ];
}

/** A week has seven of these. */
const OF_A_WEEK = /^(?:\S+ )?(?:days|dinners|evenings|nights|mornings|breakfasts|lunches)$/;

function amountFaults({ title, amount }: Mould): string[] {
  if (amount === undefined) return title.includes('{n}') ? ['{n} without an amount'] : [];
  const [low, middle, high] = amount.byLevel;
  const { unit, most } = amount;
  const isRising = low >= 2 && low <= middle && middle <= high && low < high;
  return [
    ...(isRising ? [] : ['amounts rise from 2 up']),
    ...(title.includes('{n}') ? [] : ['an amount the title does not say']),
    ...(title.includes(unit) ? [] : [`the title does not name its unit: ${unit}`]),
    ...((most ?? high) < high ? ['an amount above its own cap'] : []),
    ...(OF_A_WEEK.test(unit) && !((most ?? 8) <= 7) ? [`a week has seven: ${unit}`] : []),
  ];
}

/** Seconds that one of them may take without a word about what fills the rest. */
const LONGEST_REPETITION = 25;
const REPEATED =
  /^(?:times(?: each(?: way)?)?|push-ups|pull-ups|.*(?:raises|salutations|mornings|lowerings|bird dogs))$/;
const RESTS = /\b(?:rest|sets?|between|walk|half-way|wait|hold|breaths?|counts|minutes?|then)\b/i;

/** Twelve push-ups are not twelve minutes: who reads it is told of sets and rests. */
function repetitionFaults({ amount, minutes, steps, plan }: Mould, topic: Topic): string[] {
  const isBody = topic.shelf === 'move' || topic.shelf === 'body';
  if (!isBody || amount === undefined || plan.rhythm === 'once') return [];
  if (!REPEATED.test(amount.unit) || RESTS.test(steps.flat().join(' '))) return [];
  const seconds = (minutes[1] * 60) / amount.byLevel[0];
  return seconds > LONGEST_REPETITION
    ? [`${amount.byLevel[0]} ${amount.unit} in ${minutes[1]} minutes, and no rest is named`]
    : [];
}

function stepFaults({ steps }: Mould): string[] {
  return [
    ...(steps.length < 2 || steps.length > 4 ? ['2 to 4 steps'] : []),
    ...steps.flatMap(([title, detail]) => [
      ...(title.split(/\s+/).length > 12 ? [`step over 12 words: ${title}`] : []),
      ...(detail.split(/\s+/).length > 18 ? [`detail over 18 words: ${detail}`] : []),
      ...(title === '' || detail === '' ? ['an empty step'] : []),
    ]),
  ];
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
/** Not "the two days that stand out", not "at least two days later". */
const SO_MANY_DAYS = /(?<!\b(?:the|least) )\b(\w+) (?:days|nights|mornings|evenings)\b/i;
/** What is asked for daily is laid on five days. */
const DAILY_DAYS = 5;

/** A quest that is repeated names a number of days only if its schedule has as many. */
function dayFaults({ title, steps, plan, sessions }: Mould): string[] {
  if (plan.rhythm === 'once') return [];
  const most = plan.rhythm === 'daily' ? DAILY_DAYS : sessions?.[1];
  const least = plan.rhythm === 'daily' ? DAILY_DAYS : sessions?.[0];
  return [title, ...steps.map(([step]) => step)].flatMap((text) => {
    const [said, word = ''] = SO_MANY_DAYS.exec(text) ?? [];
    const count = NUMBERS[word.toLowerCase()] ?? Number(word);
    const isTrue = !said || !(count <= 7) || (count === most && count === least);
    return isTrue ? [] : [`${said}, where the week has ${least ?? 1} to ${most ?? 1}`];
  });
}

const HOURS: Readonly<Record<string, number>> = { half: 30, one: 60, two: 120 };
/** "10 minutes", "for one hour"; not an hour of the clock, nor how much earlier something is done. */
const LASTING =
  /\b(?:(\d+)[- ]minutes?|(?:for (half) an|(?:for|take|drive|spend|keep) (one|two)) hours?)\b(?! (?:earlier|early|less|before|each))/i;
/** These speak of the length of something else. */
const OF_ANOTHER = /^(?:Choose|Plan|Prepare|Push|Set)\b/;

/** A title that says how long it takes is true at its shortest: no hour in three quarters of one. */
function lengthFaults({ title, minutes }: Mould): string[] {
  const [said, digits, half, hours] = LASTING.exec(title) ?? [];
  const named = digits === undefined ? (HOURS[half ?? hours ?? ''] ?? 0) : Number(digits);
  const isTrue = named <= minutes[0] || OF_ANOTHER.test(title);
  return isTrue ? [] : [`${said}, where it may be ${minutes[0]} minutes`];
}

/** What only somebody without it needs to read begins so that the planner can leave it out. */
function noneYetFaults({ steps, plan }: Mould): string[] {
  const late = plan.isSetUp && plan.phase !== 1 ? ['a set-up of no beginning'] : [];
  const middle = steps
    .flat()
    .filter((text) => / yet: /.test(text) && !/^(?:None|No [\w ]+?) yet: /.test(text))
    .map((text) => `“yet” in the middle: ${text}`);
  // The planner takes the sentence out for whoever has one, so another must stand behind it.
  const bare = steps
    .map(([, detail]) => detail)
    .filter((detail) => /^(?:None|No [\w ]+?) yet: [^.]*\.?$/.test(detail))
    .map((detail) => `nothing is left for who has it: ${detail}`);
  return [...late, ...middle, ...bare];
}

function limitFaults({ minutes, strain, not = [], plan, sessions }: Mould, topic: Topic): string[] {
  const isOrdered = minutes[0] <= minutes[1] && minutes[1] <= minutes[2] && minutes[0] >= 2;
  return [
    ...(isOrdered ? [] : ['minutes out of order']),
    ...(minutes[2] > topic.caps.dayMinutes ? ['more minutes than the topic allows a day'] : []),
    ...(strain === 2 && not.length === 0 ? ['strain 2 without anyone it is not for'] : []),
    ...(strain === 2 && plan.phase === 1 ? ['strain 2 in phase 1'] : []),
    ...(plan.rhythm !== 'weekly' && sessions !== undefined ? ['sessions of no weekly quest'] : []),
  ];
}

function textFaults({ title, steps, tiny, why }: Mould, topic: Topic): string[] {
  const all = [title, tiny, why, ...steps.flat()].join(' ');
  const banned = BANNED.exec(all)?.[0];
  const isOfTheBody = /\b(kg|kilos?|pounds?|lbs?|bmi|waist)\b/i.test(all);
  return [
    ...(/\{(?!n\}|m\}|subject\})/.test(all) ? ['a slot that does not exist'] : []),
    ...([tiny, why, ...steps.flat()].join(' ').includes('{') ? ['a slot outside the title'] : []),
    ...(banned === undefined ? [] : [`a banned word: ${banned}`]),
    ...(NO_BODY_NUMBERS.has(topic.id) && isOfTheBody ? ['a number of the body'] : []),
    ...(tiny.split(/\s+/).length > 18 ? ['tiny over 18 words'] : []),
    ...(why.split(/\s+/).length > 26 ? ['why over 26 words'] : []),
  ];
}

/** What is wrong with a quest of the library. */
export function faultsOf(open: Mould, sub: SubTopic, topic: Topic): string[] {
  const mould = filled(open, undefined);
  return [
    ...(JSON.stringify(open).includes('{own|') && !topic.own ? ['{own} without its things'] : []),
    ...titleFaults(mould, sub),
    ...[
      amountFaults,
      stepFaults,
      dayFaults,
      lengthFaults,
      noneYetFaults,
      placeFaults,
      thingFaults,
    ].flatMap((faultsIn) => faultsIn(mould)),
    ...[repetitionFaults, limitFaults, textFaults, bodyFaults, toolFaults].flatMap((faultsIn) =>
      faultsIn(mould, topic),
    ),
  ].map((words) => `${topic.id}/${sub.id}/${mould.id}: ${words}`);
}
