import { expect, test } from 'vitest';
import { adding, day, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { CommandKind, DraftOf } from './command.ts';
import { commandOf } from './commands.ts';
import { correctStamp } from './correct-stamp.ts';

type Keyed<Kind extends CommandKind> = readonly (readonly [draft: DraftOf<Kind>, key: string])[];

const KEYS: { readonly [Kind in CommandKind]: Keyed<Kind> } = {
  'quest.add': [
    [adding('q1'), 'add:q1'],
    [adding('read~2'), 'add:read~2'],
    [adding('q1@2026-11-16'), 'add:q1@2026-11-16'],
  ],
  'quest.done': [[finishing('q1'), 'done:q1']],
  'quest.remove': [[{ kind: 'quest.remove', questId: 'q1' }, 'del:q1']],
  'quest.subtask': [[{ kind: 'quest.subtask', questId: 'q1', subtaskId: 's1' }, 'sub:q1:s1']],
  'quest.edit': [[{ kind: 'quest.edit', id: 'u2', questId: 'q1', edits: {} }, 'set:u2']],
  'quest.ask': [
    [{ kind: 'quest.ask', id: 'a1', questId: 'q1', question: '?', answer: '!' }, 'ask:a1'],
  ],
  'quest.amount': [
    [
      { kind: 'quest.amount', id: 'top.q1@2026-11-16', questId: 'q1', n: 300 },
      'amt:top.q1@2026-11-16',
    ],
  ],
  'quest.note': [
    [
      { kind: 'quest.note', id: 'n1', questId: 'q1', forDay: day('2026-11-15'), text: '' },
      'set:n1',
    ],
  ],
  'quest.past': [[{ kind: 'quest.past', id: 'p1', questId: 'q1', days: [] }, 'past:p1']],
  'raid.session': [
    [
      { kind: 'raid.session', sessionId: 'x', questId: 'q1', pomodoroCount: 1, startedAt: NOON },
      'session:x',
    ],
  ],
  'raid.focus': [[focusing('b1'), 'focus:b1']],
  'hunter.login': [[{ kind: 'hunter.login' }, 'login:2026-11-15']],
  'hunter.onboard': [[{ kind: 'hunter.onboard', roles: [], fitnessTypes: [] }, 'onboard']],
  'hunter.rename': [[{ kind: 'hunter.rename', id: 'u1', name: 'Ash' }, 'set:u1']],
  'hunter.roles': [[{ kind: 'hunter.roles', id: 'u3', roles: [] }, 'set:u3']],
  'hunter.fitness': [[{ kind: 'hunter.fitness', id: 'u4', fitnessTypes: [] }, 'set:u4']],
  'hunter.settings': [[{ kind: 'hunter.settings', id: 'u5', settings: {} }, 'set:u5']],
  'hunter.rest': [
    [
      {
        kind: 'hunter.rest',
        id: 'leap.2026-11-17',
        from: day('2026-11-17'),
        to: day('2026-11-17'),
        isResting: true,
      },
      'set:leap.2026-11-17',
    ],
  ],
};

const KEYED: readonly Keyed<CommandKind>[] = Object.values(KEYS);

test.each(KEYED.flat())('[D8] the key says what happened: %j', (draft, key) => {
  expect(done(draft).key).toBe(key);
});

const NOW_MS = Date.parse(NOON);
const HOUR_MS = 3_600_000;
const HONEST = { nowMs: NOW_MS, skewMs: 0, dawnHour: 0 };

function loginAt(at: string, on: string, utcOffsetMinutes = 0) {
  return commandOf({ kind: 'hunter.login' }, { at, day: day(on), utcOffsetMinutes });
}

test('[D14] the time of an honest clock stands', () => {
  const login = loginAt(NOON, '2026-11-15');
  expect(correctStamp(login, { ...HONEST, skewMs: 119_000 })).toBe(login);
});

test('[D14] a skew of 120 s stands, one of 121 s is taken off', () => {
  const early = loginAt('2026-11-15T11:00:00.000Z', '2026-11-15');
  expect(correctStamp(early, { ...HONEST, skewMs: 120_000 })).toBe(early);
  const corrected = correctStamp(early, { ...HONEST, skewMs: 121_000 });
  expect(corrected.at).toBe('2026-11-15T10:57:59.000Z');
});

test('[D14] a computed day follows the offset and the dawn hour', () => {
  const impossible = loginAt('2026-11-15T11:00:00.000Z', '2020-01-01', 14 * 60);
  expect(correctStamp(impossible, HONEST).day).toBe('2026-11-16');
  expect(correctStamp(impossible, { ...HONEST, dawnHour: 2 }).day).toBe('2026-11-15');
});

test('[D14] the westmost zone with the latest dawn, and the eastmost zone, are still on Earth', () => {
  const at = '2026-11-15T10:00:00.000Z';
  expect(correctStamp(loginAt(at, '2026-11-16', 14 * 60), HONEST).day).toBe('2026-11-16');
  expect(correctStamp(loginAt(at, '2026-11-14', -12 * 60), HONEST).day).toBe('2026-11-14');
  const before = '2026-11-15T09:59:59.999Z';
  expect(correctStamp(loginAt(before, '2026-11-16', 0), HONEST).day).toBe('2026-11-15');
});

test('[D14] no time is before the beginning of all clocks', () => {
  const never = loginAt('1970-01-01T00:00:10.000Z', '1970-01-01');
  expect(correctStamp(never, { ...HONEST, skewMs: 3_600_000 }).at).toBe('1970-01-01T00:00:00.000Z');
});

test('[D14] a clock three hours ahead is moved back by its skew, and so is nothing else', () => {
  const ahead = loginAt('2026-11-15T15:00:00.000Z', '2026-11-15');
  expect(correctStamp(ahead, { ...HONEST, skewMs: 3 * HOUR_MS })).toEqual({ ...ahead, at: NOON });
});

test('[D14] no command is later than now', () => {
  const early = loginAt('2026-11-15T12:01:00.000Z', '2026-11-15');
  expect(correctStamp(early, HONEST).at).toBe(NOON);
});

test('[D14] [D8] with a clock a year off the day is computed, and the key with it', () => {
  const wrong = loginAt('2027-11-15T23:30:00.000Z', '2027-11-16', 60);
  const skewMs = Date.parse('2027-11-15T23:30:00.000Z') - NOW_MS;
  const corrected = correctStamp(wrong, { ...HONEST, skewMs });
  expect(corrected).toMatchObject({ at: NOON, day: '2026-11-15', key: 'login:2026-11-15' });
});

test('[D14] any day that is today somewhere on Earth stands, with any dawn hour', () => {
  for (const [on, stands] of [
    ['2026-11-14', true],
    ['2026-11-16', true],
    ['2026-11-13', false],
    ['2026-11-17', false],
  ] as const) {
    expect(correctStamp(loginAt(NOON, on), HONEST).day === on).toBe(stands);
  }
});

test('[D14] [A10] a late record stays as late as it was when its day is moved', () => {
  const late = commandOf(
    { ...finishing('q1'), forDay: day('2027-11-14') },
    { at: '2027-11-15T12:00:00.000Z', day: day('2027-11-15'), utcOffsetMinutes: 0 },
  );
  const skewMs = Date.parse(late.at) - NOW_MS;
  expect(correctStamp(late, { ...HONEST, skewMs })).toMatchObject({
    day: '2026-11-15',
    forDay: '2026-11-14',
  });
});
