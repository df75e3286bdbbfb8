import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import { CATEGORIES } from '#rules/quest/quest.ts';
import { sample } from '#rules/testing/sample.ts';
import { parseGeneratedQuests } from './generated-quests.ts';
import { parseMentorReply } from './mentor-reply.ts';

const MANY = { numRuns: sample(500, 5_000) };

function onlyQuest(said: unknown) {
  const [quest, ...others] = parseGeneratedQuests(JSON.stringify(said));
  if (quest === undefined || others.length > 0) throw new Error('not one quest');
  return quest;
}

test.each([{ title: ' ' }, [{}], { quests: [{}] }])(
  '[P2] a quest of which nothing was said, as in %j, has every default',
  (said) => {
    expect(onlyQuest(said)).toEqual({
      title: 'Generated Quest',
      duration: '30 minutes',
      subtasks: [],
      difficulty: 'Moderate',
      frequency: 'Daily',
      category: 'Personal',
      xpReward: 35,
      totalEstimatedPomodoros: 4,
      isTotalAssumed: true,
    });
  },
);

test('[P2] an empty object costs no neighbour and takes none along', () => {
  const titles = parseGeneratedQuests('[{}, {"title":"Run"}, {"error":"busy"}, []]').map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['Generated Quest', 'Run']);
});

test.each([
  ['twice over', undefined, 4],
  ['in words', 'lots', 4],
])('[P2] [Q11] a total that was not said stays known as such, %s', (_, said, total) => {
  const quest = onlyQuest([{ title: 'Run', totalEstimatedPomodoros: said }]);
  expect(quest).toMatchObject({ totalEstimatedPomodoros: total, isTotalAssumed: true });
  expect(onlyQuest(quest)).toEqual(quest);
});

test('[Q11] a total of 4 that was said is not taken for a missing one', () => {
  expect(onlyQuest({ totalEstimatedPomodoros: 4 })).not.toHaveProperty('isTotalAssumed');
});

test('[P2] what was said well is kept', () => {
  const quest = {
    title: 'Run the river path',
    duration: '45 minutes',
    subtasks: [{ title: 'Warm up', description: 'Slow lap', estimatedPomodoros: 2 }],
    difficulty: 'Hard',
    frequency: 'Weekly',
    category: 'Fitness',
    xpReward: 80,
    totalEstimatedPomodoros: 3,
  };
  expect(onlyQuest(quest)).toEqual(quest);
});

test('[P3] a subtask given as plain text becomes Step N with the text as description', () => {
  const { subtasks } = onlyQuest({ subtasks: ['Lace the shoes', { title: 'Run' }, 'Stretch'] });
  expect(subtasks).toEqual([
    { title: 'Step 1', description: 'Lace the shoes', estimatedPomodoros: 1 },
    { title: 'Run', description: '', estimatedPomodoros: 1 },
    { title: 'Step 3', description: 'Stretch', estimatedPomodoros: 1 },
  ]);
});

test.each([
  [{ xpReward: 9_999 }, { xpReward: 100 }],
  [{ xpReward: -1 }, { xpReward: 10 }],
  [{ xpReward: '45 XP' }, { xpReward: 45 }],
  [{ xpReward: '50xp' }, { xpReward: 50 }],
  [{ xpReward: 'lots' }, { xpReward: 35 }],
  [{ xpReward: 45.6 }, { xpReward: 46 }],
  [{ category: 'Gardening' }, { category: 'Personal' }],
  [{ category: 'fitness' }, { category: 'Fitness' }],
  [{ difficulty: 'IMPOSSIBLE' }, { difficulty: 'Other' }],
  [{ difficulty: null }, { difficulty: 'Moderate' }],
  [{ frequency: 7 }, { frequency: 'Daily' }],
  [{ frequency: 'Monthly' }, { frequency: 'Custom' }],
  [{ frequency: 'WEEKLY' }, { frequency: 'Weekly' }],
  [{ totalEstimatedPomodoros: 900 }, { totalEstimatedPomodoros: 24 }],
  [{ title: '' }, { title: 'Generated Quest' }],
  [{ title: '<b>Run</b>\n\u202Enow' }, { title: '<b>Run</b> now' }],
  [{ subtasks: 'none' }, { subtasks: [] }],
  [{ subtasks: [null, 3, [], ''] }, { subtasks: [] }],
])('[P2] [M12] %j is read as %j', (said, read) => {
  expect(onlyQuest(said)).toMatchObject(read);
});

test('[P11] of a longer list the first five quests are taken; {quests} and one quest are lists too', () => {
  const seven = Array.from({ length: 7 }, (_, index) => ({ title: `Quest ${index}` }));
  expect(parseGeneratedQuests(JSON.stringify(seven))).toHaveLength(5);
  expect(parseGeneratedQuests(JSON.stringify({ quests: seven }))).toHaveLength(5);
  expect(parseGeneratedQuests('```json\n[{"title":"One"}, 4, null]\n```')).toHaveLength(1);
});

test.each([
  '',
  'I cannot do that.',
  '[{"title":"Ru',
  '[]',
  '{}',
  '"quests"',
  '[1,2,3]',
  '{"error":{"code":429}}',
  '{"message":"I cannot help with that"}',
  '```json\n[{"title":"Run","subtasks":[{"title":"Warm up"}],},{"title":"Rest"}]\n```',
  '[{"title":"Run"},{"title":"Rest"},] as asked',
])('[P1] in %j there is no quest', (text) => {
  expect(parseGeneratedQuests(text)).toEqual([]);
});

function isSound({ title, category, xpReward }: GeneratedQuest): boolean {
  return (
    title !== '' &&
    CATEGORIES.includes(category) &&
    Number.isInteger(xpReward) &&
    xpReward >= 10 &&
    xpReward <= 100
  );
}

test('[P4] [M12] whatever a model says, only sound quests come out, and nothing throws', () => {
  const field = fc.constantFrom(
    'title',
    'duration',
    'subtasks',
    'difficulty',
    'frequency',
    'category',
    'xpReward',
    'totalEstimatedPomodoros',
  );
  const said = fc.array(fc.dictionary(field, fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 });
  fc.assert(
    fc.property(fc.oneof(said, fc.jsonValue()), (value) =>
      parseGeneratedQuests(JSON.stringify(value)).every(isSound),
    ),
    MANY,
  );
});

test('[P13] a mentor reply is message, data, completion and profile; a wrong field costs no other', () => {
  const said = {
    message: 'And how long each day?',
    extractedData: { mainGoal: 'Learn Rust', focusAreas: ['code'], skillLevel: 'Wizard', xp: 900 },
    isComplete: 'yes',
    finalProfile: { interests: ['code'], timeCommitment: 'all of it', questStyle: 'structured' },
  };
  expect(parseMentorReply(`Thinking...\n${JSON.stringify(said)}`)).toEqual({
    message: 'And how long each day?',
    extractedData: { mainGoal: 'Learn Rust', focusAreas: ['code'] },
    isComplete: false,
    finalProfile: { interests: ['code'], questStyle: 'structured' },
  });
});

test('[P13] the end of the talk is taken from the model only if it plainly says so', () => {
  expect(parseMentorReply('{"message":"Done.","isComplete":true}')?.isComplete).toBe(true);
  expect(parseMentorReply('{"message":"Done.","isComplete":1}')?.isComplete).toBe(false);
});

test('[P13] of a list what can be read is kept, and upper case does not matter', () => {
  const said = {
    message: 'x',
    extractedData: {
      focusAreas: ['', 'code', 7, 'code'],
      questStyle: 'Structured',
      skillLevel: 'beginner',
    },
  };
  expect(parseMentorReply(JSON.stringify(said))?.extractedData).toEqual({
    focusAreas: ['code'],
    questStyle: 'structured',
    skillLevel: 'Beginner',
  });
});

test('[P13] without a message there is no reply', () => {
  for (const text of ['', 'hello', '{}', '{"message":"  "}', '{"message":7}', '[]']) {
    expect(parseMentorReply(text)).toBeUndefined();
  }
});

test('[P4] [P7] no reply makes the parser throw or touches a prototype', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => void parseMentorReply(JSON.stringify(value))),
    MANY,
  );
  parseMentorReply('{"message":"x","extractedData":{"__proto__":{"mainGoal":"x"}}}');
  expect(Object.keys(Object.prototype)).toEqual([]);
});
