import { expect, test } from 'vitest';
import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import { FAMILIES } from '#mentor/families/families.ts';
import { GENERAL } from '#mentor/families/general.ts';
import { readGoal } from '#mentor/text/read-goal.ts';
import { durationMinutes, pomodoroBlocks } from '#rules/quest/duration.ts';
import { NO_ROLES } from '#rules/roles/roles.ts';
import { sample } from '#rules/testing/sample.ts';
import { drawBoard } from './draw-board.ts';
import { forgeQuests, type Wish } from './forge.ts';
import type { GeneratedQuest } from './generated-quest.ts';

const WISH: Wish = {
  goals: [],
  userRoles: NO_ROLES,
  skillLevel: 'Beginner',
  timeCommitment: '30 minutes daily',
};
/** One word of every family's own subjects, beside none at all. */
const SUBJECTS = [
  '',
  'spanish guitar statistics rust novel kids wife garage smoking phone podcast chess salsa sewing thesis',
  'sign language, singing, the bar exam, c++, my poems, my daughter, parents, inbox, nails, youtube, sudoku, ski, knit, dissertation',
];
const BROKEN =
  /\b(?:a|an|the|your|real|my|of of|in in) (?:a|an|the|your|my)\b|\b1 (?!\w*(?:business|focus|process|class|chess|bus|is|ss)\b)[a-z-]+s\b|[{}]|undefined|NaN| {2}|\b(\w+) \1\b|,,| ,|\bof \d+ minutes of\b/i;

function troublesOf(quests: readonly GeneratedQuest[]): readonly string[] {
  const steps = quests.flatMap(({ subtasks }) => subtasks.map(({ title }) => title));
  const texts = [...quests.map(({ title }) => title), ...steps];
  return [
    ...texts.filter((text) => BROKEN.test(text)),
    ...steps.filter((title, at) => steps.indexOf(title) !== at),
  ];
}

const TIMES = TIME_COMMITMENTS.flatMap((timeCommitment) =>
  [{}, { dayMinutes: 5 }, { dayMinutes: 10 }, { dayMinutes: 45 }].map((day) => ({
    timeCommitment,
    ...day,
  })),
);
const MEASURES = TIMES.flatMap((time) =>
  SKILL_LEVELS.map((skillLevel) => ({ ...time, skillLevel })),
);

test.each([...FAMILIES, GENERAL])(
  '[M17] $id in every time, at every level, with and without a subject: whole sentences and no step twice',
  (family) => {
    for (const goal of SUBJECTS.map((subject) => readGoal(subject, family))) {
      for (const measures of MEASURES.filter((_, at) => at % sample(4, 1) === 0)) {
        const { quests } = drawBoard([goal], measures);
        expect(troublesOf(quests)).toEqual([]);
        expect(quests).toHaveLength(4);
      }
    }
  },
);

const GOALS = [
  'I want to learn Spanish for my trip in May',
  'be a better father',
  'family',
  'cooking',
];
const MORE = ['languages', 'a bit of running', 'restore a boat', 'learn magic', 'French', 'travel'];

test('[M17] any goals together: no step and no title stands twice, and every goal has a quest or is told to wait', () => {
  const all = [...GOALS, ...MORE];
  const pairs = all.flatMap((first) => all.map((second) => [first, second]));
  const triples = pairs.flatMap((pair) => all.map((third) => [...pair, third, 'read more']));
  const tried = triples.filter((_, at) => at % sample(17, 1) === 0);
  for (const goals of tried) {
    const unique = [...new Set(goals)];
    const { quests } = forgeQuests({ ...WISH, goals: unique });
    expect([unique, troublesOf(quests)]).toEqual([unique, []]);
    expect(new Set(quests.map(({ title }) => title)).size).toBe(quests.length);
    expect(quests.length).toBeGreaterThanOrEqual(3);
  }
});

const titles = (goals: readonly string[], more: Partial<Wish> = {}) =>
  forgeQuests({ ...WISH, goals, ...more }).quests.map(({ title }) => title);

test('[M17] the more specific word for one thing wins, wherever it stands', () => {
  const named = titles(['learn Spanish', 'a bit of running']);
  expect(titles(['learn Spanish', 'languages', 'a bit of running'])).toEqual(named);
  expect(titles(['languages', 'learn Spanish', 'a bit of running'])).toEqual(named);
  expect(named.join()).not.toContain('your new language');
});

test('[M17] two subjects of one family take turns, and neither is forgotten', () => {
  const both = titles(['Learn Spanish', 'Learn French']);
  expect(both.filter((title) => title.includes('Spanish'))).toHaveLength(2);
  expect(both.filter((title) => title.includes('French'))).toHaveLength(2);
});

test('[M17] five goals that no family knows leave one for another day, and say so', () => {
  const goals = ['keep goats', 'learn magic', 'restore a boat', 'see the world', 'build a wall'];
  const { quests, understood } = forgeQuests({ ...WISH, goals });
  expect(quests).toHaveLength(4);
  expect(understood.map(({ as }) => as).at(-1)).toBe('left-for-later');
});

test('[M17] however much time there is, nothing asks for more than makes sense', () => {
  const { quests } = forgeQuests({
    ...WISH,
    goals: ['call my mother more often'],
    timeCommitment: '3-4 hours daily',
  });
  for (const { duration } of quests) expect(durationMinutes(duration)).toBeLessThanOrEqual(90);
  const daily = quests.filter(({ frequency }) => frequency === 'Daily');
  expect(daily.map(({ duration }) => duration)).toEqual(['10 minutes']);
});

test.each([5, 10, 20, 45, 60, 100])(
  '[M17] whoever has %i minutes a day is asked for no more, in a sitting or in a day',
  (dayMinutes) => {
    for (const goals of [
      ['learn Spanish'],
      ['run', 'read'],
      ['cook', 'draw', 'meditate', 'sing'],
    ]) {
      const { quests } = forgeQuests({
        ...WISH,
        goals,
        dayMinutes,
        timeCommitment: dayMinutes > 45 ? '1-2 hours daily' : '30 minutes daily',
      });
      const lengths = quests.map(({ duration }) => durationMinutes(duration));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(dayMinutes);
      const daily = quests.filter(({ frequency }) => frequency === 'Daily');
      const sum = daily.reduce((total, { duration }) => total + durationMinutes(duration), 0);
      expect(sum).toBeLessThanOrEqual(dayMinutes);
      expect(daily.length).toBeGreaterThan(0);
    }
  },
);

test('[M7] [M17] blocks follow the length, and steps share them out where there are enough', () => {
  for (const timeCommitment of TIME_COMMITMENTS) {
    for (const quest of forgeQuests({ ...WISH, goals: ['learn Rust'], timeCommitment }).quests) {
      const blocks = quest.totalEstimatedPomodoros;
      expect(blocks).toBe(pomodoroBlocks(durationMinutes(quest.duration)));
      const sum = quest.subtasks.reduce((total, step) => total + step.estimatedPomodoros, 0);
      expect(sum).toBe(Math.max(blocks, quest.subtasks.length));
    }
  }
});

test.each([
  'выучить испанский',
  '毎日走る',
  '减肥',
  '禅',
  'أريد أن أتعلم الرسم',
  '운동하기',
  '5k',
  'HTML',
])('[M17] any script is read: %s gets quests of its own', (goal) => {
  const { quests, understood } = forgeQuests({ ...WISH, goals: [goal] });
  expect(understood[0]?.as).not.toBe('no-goal');
  if (understood[0]?.as === 'general') {
    for (const { title } of quests) expect(title).toContain(`“${goal}”`);
  }
});

test('[M17] a wish to hurt somebody is refused, and nothing of it stands on the board', () => {
  const { quests, understood } = forgeQuests({
    ...WISH,
    goals: ['kill my neighbour', 'read more'],
  });
  expect(understood.map(({ as }) => as)).toEqual(['violence', 'known']);
  expect(JSON.stringify(quests)).not.toContain('neighbour');
});

test('[M18] beside words of distress every other goal waits', () => {
  const { quests, understood } = forgeQuests({
    ...WISH,
    goals: ['stop eating completely', 'run every day'],
  });
  expect(understood.map(({ as }) => as)).toEqual(['eating', 'left-for-later']);
  expect(JSON.stringify(quests)).not.toMatch(/run|eating/i);
});
