import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { after, day, done, finishing, focusing, NOON, TODAY } from '#rules/testing/builders.ts';
import { apply } from './apply.ts';
import type { CommandDraft } from './command.ts';

test('[T3] a focus block pays 50 XP tagged wisdom and counts one pomodoro on its day', () => {
  const document = after(focusing('b1'), focusing('b2'));
  expect(document.character).toMatchObject({ level: 2, xp: 0, stats: { wisdom: 11 } });
  expect(document.dailyActivities).toMatchObject([
    { date: TODAY, pomodorosCompleted: 2, xpEarned: 100, questsCompleted: 0 },
  ]);
  expect(document.counts.focusBlocks).toBe(2);
});

test('[T6] a block settled twice pays once', () => {
  const document = after(focusing('b1'));
  expect(apply(document, done(focusing('b1')))).toEqual({ status: 'noop', document });
});

test('[T11] [D4] a block shorter than 25 minutes by its own times is refused', () => {
  const short: CommandDraft = {
    kind: 'raid.focus',
    blockId: 'b1',
    startedAt: '2026-11-15T11:35:00.001Z',
    endedAt: '2026-11-15T12:00:00.000Z',
  };
  expect(apply(EMPTY_DOCUMENT, done(short))).toMatchObject({ reason: 'block-too-short' });
});

test('[A3] a login marks its day once', () => {
  const document = after({ kind: 'hunter.login' });
  expect(document.dailyActivities).toMatchObject([{ date: TODAY, hasLogin: true, xpEarned: 0 }]);
  expect(apply(document, done({ kind: 'hunter.login' })).status).toBe('noop');
});

test("[D11] onboarding is finished once: the first device's roles win", () => {
  const first: CommandDraft = { kind: 'hunter.onboard', roles: ['developer'], fitnessTypes: [] };
  const second: CommandDraft = {
    kind: 'hunter.onboard',
    roles: ['fitness'],
    fitnessTypes: ['Yoga'],
  };
  const document = after(first, second);
  expect(document.onboardedAt).toBe(NOON);
  expect(document.userRoles).toEqual({ roles: ['developer'], fitnessTypes: [] });
});

test('[D10] name, roles, fitness types and each setting: the last wins, the others stay', () => {
  const document = after(
    { kind: 'hunter.rename', id: '1', name: 'Ash' },
    { kind: 'hunter.rename', id: '2', name: 'Wren' },
    { kind: 'hunter.roles', id: '3', roles: ['student'] },
    { kind: 'hunter.fitness', id: '4', fitnessTypes: ['Gym'] },
    { kind: 'hunter.settings', id: '5', settings: { dawnHour: 4, renewal: 'dawn' } },
    { kind: 'hunter.settings', id: '6', settings: { dawnHour: 5 } },
  );
  expect(document.character.name).toBe('Wren');
  expect(document.userRoles).toEqual({ roles: ['student'], fitnessTypes: ['Gym'] });
  expect(document.settings).toMatchObject({ dawnHour: 5, renewal: 'dawn', weekStart: 'monday' });
});

test('[W7] until the hunter has chosen, no renewal is set', () => {
  expect(EMPTY_DOCUMENT.settings.renewal).toBeUndefined();
});

test('[F2] the very block that reaches level 10 unlocks Elite Hunter', () => {
  const blocks = Array.from({ length: 60 }, (_, index) => focusing(`b${index}`));
  const reached = blocks.findIndex(
    (_, index) => after(...blocks.slice(0, index + 1)).character.level === 10,
  );
  const isElite = (document: GameDocument) => document.achievements[2]?.unlocked;
  expect(isElite(after(...blocks.slice(0, reached)))).toBe(false);
  expect(isElite(after(...blocks.slice(0, reached + 1)))).toBe(true);
});

test('[D5] [T6] a month of a dozen blocks a day, folded again, pays nothing', () => {
  const month = Array.from({ length: 372 }, (_, index) => focusing(`b${index}`));
  expect(after(...month, ...month).lifetimeXp).toBe(372 * 50);
});

test('[D9] roles, fitness types and settings chosen as they are change nothing', () => {
  for (const draft of [
    { kind: 'hunter.roles', id: '1', roles: [] },
    { kind: 'hunter.fitness', id: '2', fitnessTypes: [] },
    { kind: 'hunter.settings', id: '3', settings: { dawnHour: 0 } },
    { kind: 'hunter.rename', id: '4', name: 'Shadow Hunter' },
  ] as const) {
    expect(apply(EMPTY_DOCUMENT, done(draft))).toEqual({
      status: 'noop',
      document: EMPTY_DOCUMENT,
    });
  }
});

test('[F5] Academics and Tech completions are counted, other categories are not', () => {
  const document = after(
    finishing('q1', { category: 'Academics' }),
    finishing('q2', { category: 'Tech' }),
    finishing('q3', { category: 'Tech' }),
    finishing('q4', { category: 'Fitness' }),
  );
  expect(document.counts).toEqual({ academics: 1, tech: 2, focusBlocks: 0 });
});

test('[H9] lifetime XP is everything ever paid, removed quests included', () => {
  const document = after(finishing('q1'), focusing('b1'), { kind: 'quest.remove', questId: 'q1' });
  expect(document.lifetimeXp).toBe(75);
});

test('[D8] a session is kept by the server and leaves the document alone', () => {
  const session: CommandDraft = {
    kind: 'raid.session',
    sessionId: 'x',
    questId: 'q1',
    pomodoroCount: 2,
    startedAt: NOON,
  };
  const outcome = apply(EMPTY_DOCUMENT, done(session, day('1970-01-01')));
  expect(outcome.status).toBe('applied');
});
