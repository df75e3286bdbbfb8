import { describe, expect, it } from 'vitest';
import { TOPIC_ROUTES } from './routes.ts';
import { VERBS } from './testing/verbs.ts';
import type { Mould, SubTopic, Topic } from './topic.ts';

const BANNED =
  /\b(journey|just|simply|unlock|mindset|amazing|awesome|crush|smash|hustle|grind|transform|ultimate|feel|feeling|try to|calories?|kcal|fasting|dose|weapon)\b|!/i;
/** Topics that never name a number of the body. */
const NO_BODY_NUMBERS = new Set(['eating', 'weight']);
const COUNTABLE =
  /\d|\{n\}|\{m\}|\b(one|two|three|four|five|six|seven|eight|nine|ten|a|an|the|every|each|all|once|twice|first|next|whole)\b/i;
const LEAST_PER_TOPIC = 12;

const topics = await Promise.all(TOPIC_ROUTES.map(({ load }) => load()));

function mouldsOf(topic: Topic): Mould[] {
  return topic.subs.flatMap((sub) => sub.quests);
}

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

function amountFaults({ title, amount }: Mould): string[] {
  if (amount === undefined) return title.includes('{n}') ? ['{n} without an amount'] : [];
  const [low, middle, high] = amount.byLevel;
  const isRising = low >= 2 && low <= middle && middle <= high && low < high;
  return [
    ...(isRising ? [] : ['amounts rise from 2 up']),
    ...(title.includes('{n}') ? [] : ['an amount the title does not say']),
    ...(title.includes(amount.unit) ? [] : [`the title does not name its unit: ${amount.unit}`]),
  ];
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

/** What only somebody without it needs to read begins so that the planner can leave it out. */
function noneYetFaults({ steps, plan }: Mould): string[] {
  const isBeginning = plan.phase === 1 && plan.rhythm === 'once';
  const late = plan.isSetUp && !isBeginning ? ['a set-up of no beginning'] : [];
  const middle = steps
    .flat()
    .filter((text) => / yet: /.test(text) && !/^(?:None|No [\w ]+?) yet: /.test(text))
    .map((text) => `“yet” in the middle: ${text}`);
  return [...late, ...middle];
}

function faultsOf(mould: Mould, sub: SubTopic, topic: Topic): string[] {
  const { title, steps, not, sessions, minutes, strain } = mould;
  const { phase, rhythm } = mould.plan;
  const faults: string[] = [];
  function fault(isWrong: boolean, words: string) {
    if (isWrong) faults.push(`${topic.id}/${sub.id}/${mould.id}: ${words}`);
  }
  const texts = [title, mould.tiny, mould.why, ...steps.flat()];
  fault(!VERBS.has((title.split(' ')[0] ?? '').toLowerCase()), 'title begins with no known verb');
  fault(!COUNTABLE.test(title), 'title has no amount and no end');
  fault(title.includes('{subject}') && !sub.subjects, '{subject} without a table');
  fault(/\{(?!n\}|m\}|subject\})/.test(texts.join(' ')), 'a slot that does not exist');
  fault(/\{/.test([mould.tiny, mould.why, ...steps.flat()].join(' ')), 'a slot outside the title');
  for (const shown of renderings(mould, sub)) {
    fault(shown.length > 48, `title of ${shown.length} letters: ${shown}`);
    fault(shown.split(/\s+/).length > 7, `title over 7 words: ${shown}`);
  }
  for (const words of amountFaults(mould)) fault(true, words);
  fault(
    !(minutes[0] <= minutes[1] && minutes[1] <= minutes[2] && minutes[0] >= 2),
    'minutes out of order',
  );
  fault(minutes[2] > topic.caps.dayMinutes, 'more minutes than the topic allows a day');
  for (const words of [stepFaults, dayFaults, noneYetFaults].flatMap((faultsIn) => faultsIn(mould)))
    fault(true, words);
  fault(BANNED.test(texts.join(' ')), `a banned word: ${BANNED.exec(texts.join(' '))?.[0]}`);
  fault(
    NO_BODY_NUMBERS.has(topic.id) &&
      /\b(kg|kilos?|pounds?|lbs?|bmi|waist)\b/i.test(texts.join(' ')),
    'a number of the body',
  );
  fault(strain === 2 && (not ?? []).length === 0, 'strain 2 without anyone it is not for');
  fault(strain === 2 && phase === 1, 'strain 2 in phase 1');
  fault(rhythm !== 'weekly' && sessions !== undefined, 'sessions of no weekly quest');
  fault(mould.tiny.split(/\s+/).length > 18, 'tiny over 18 words');
  fault(mould.why.split(/\s+/).length > 26, 'why over 26 words');
  return faults;
}

describe('[FG1] [FG56] [FG59] the library is written to its rules', () => {
  it.each(topics)('$shelf/$id: every mould reads as a quest', (topic) => {
    expect(
      topic.subs.flatMap((sub) => sub.quests.flatMap((mould) => faultsOf(mould, sub, topic))),
    ).toEqual([]);
  });

  it.each(topics)('$shelf/$id is whole', (topic) => {
    const moulds = mouldsOf(topic);
    expect(topic.subs.length).toBeGreaterThanOrEqual(3);
    expect(moulds.length).toBeGreaterThanOrEqual(LEAST_PER_TOPIC);
    expect(new Set(moulds.map(({ plan }) => plan.phase)).size).toBe(3);
    expect(moulds.some(({ plan }) => plan.role === 'check')).toBe(true);
    expect(moulds.some(({ minutes }) => minutes[1] <= 10)).toBe(true);
    expect(moulds.some(({ needs }) => needs === undefined)).toBe(true);
    for (const sub of topic.subs) {
      expect(sub.quests.length).toBeGreaterThanOrEqual(3);
      expect(
        sub.quests.some(({ plan }) => plan.phase === 1),
        `${sub.id} has something for a beginner`,
      ).toBe(true);
    }
  });

  it('[FG57] what is done out of doors in a garden has its months', () => {
    const garden = topics.find(({ id }) => id === 'garden');
    const outdoors = garden?.subs
      .flatMap(({ quests }) => quests)
      .filter(({ title }) => /^(?:Weed|Water|Pot|Harvest|Mow|Plant)\b/.test(title));
    expect(outdoors?.length).toBeGreaterThan(2);
    for (const { title, months } of outdoors ?? []) {
      expect(months?.includes(1), title).toBe(false);
    }
  });

  it('no id and no title stands twice', () => {
    const ids = topics.flatMap((topic) => [
      topic.id,
      ...topic.subs.map((sub) => `${topic.id}/${sub.id}`),
    ]);
    const moulds = topics.flatMap(mouldsOf);
    expect(twice(ids)).toEqual([]);
    expect(twice(moulds.map(({ id }) => id))).toEqual([]);
    expect(twice(moulds.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });
});

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}
