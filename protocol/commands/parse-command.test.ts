import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { anyCommand } from '#rules/testing/arbitraries.ts';
import { adding, done, editing, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import { parseCommand } from './parse-command.ts';

const MANY = { numRuns: 2_000 };

function refusedWith(change: object, draft: CommandDraft = finishing('q1')): string {
  const parsed = parseCommand({ ...done(draft), ...change });
  return parsed.kind === 'refused' ? parsed.reason : parsed.kind;
}

test('[P6] [D8] every command the rules make passes the boundary unchanged', () => {
  fc.assert(
    fc.property(anyCommand, (command) => {
      const parsed = parseCommand(JSON.parse(JSON.stringify(command)));
      expect(parsed).toEqual({ kind: 'command', command });
    }),
  );
});

test('[P4] no input makes the parser throw', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
  });
  fc.assert(
    fc.property(anything, (input) => void parseCommand(input)),
    MANY,
  );
});

test('[P4] no damaged command makes the parser throw', () => {
  fc.assert(
    fc.property(anyCommand, fc.string(), fc.anything(), (command, field, value) => {
      const fields = Object.keys(command);
      const damaged = { ...command, [fields[field.length % fields.length] ?? '']: value };
      parseCommand(damaged);
    }),
    MANY,
  );
});

test('[D7] an unknown kind or version is unknown, not wrong', () => {
  expect(parseCommand({ ...done(finishing('q1')), v: 2 })).toEqual({ kind: 'unknown' });
  expect(parseCommand({ ...done(finishing('q1')), kind: 'guild.join' })).toEqual({
    kind: 'unknown',
  });
  expect(parseCommand({ kind: 'toString', v: 1 })).toEqual({ kind: 'unknown' });
});

test('[P6] [W7] a renewal that only a newer version knows cannot be read: its device takes the whole document', () => {
  const edits = { renewal: 'at full moon' };
  expect(refusedWith({ edits }, editing('e1', {}))).toContain('edits.renewal');
  expect(refusedWith({ edits: { renewal: 'default' } }, editing('e1', {}))).toBe('command');
});

describe('[P6] [SEC30] [SEC34] a command is refused with the field and the reason', () => {
  test.each([
    [{ xpReward: Number.NaN }, 'xpReward'],
    [{ xpReward: Infinity }, 'xpReward'],
    [{ xpReward: -5 }, 'xpReward: must be at least 10'],
    [{ xpReward: 101 }, 'xpReward: must be at most 100'],
    [{ xpReward: 25.5 }, 'xpReward: must be a whole number'],
    [{ xpReward: '25' }, 'xpReward'],
    [{ streak: 2 ** 53 }, 'streak'],
    [{ title: '   ' }, 'title: must not be blank'],
    [{ title: 'x'.repeat(201) }, 'title: must have at most 200 characters'],
    [{ category: 'Gardening' }, 'category'],
    [{ level: 99 }, 'level'],
    [{ isAdmin: true }, 'isAdmin'],
    [{ day: '2026-02-30' }, 'day: must be a day, YYYY-MM-DD'],
    [{ at: '2026-11-15' }, 'at: must be an ISO time in UTC'],
    [{ at: '2026-11-31T12:00:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '2026-11-00T12:00:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '2026-11-15T24:00:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '2026-11-15T12:60:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '2026-11-30T12:00:60.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '1969-12-31T23:59:59.999Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '2100-01-01T00:00:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ at: '9999-01-01T00:00:00.000Z' }, 'at: must be a time of 1970 to 2099'],
    [{ utcOffsetMinutes: 900 }, 'utcOffsetMinutes'],
  ])('%j', (change, reason) => {
    expect(refusedWith(change)).toContain(reason);
  });
});

test.each([
  '',
  'a b',
  'ä',
  '../x',
  '__proto__',
  'constructor',
  'x'.repeat(81),
  'q1@',
  'q1@2026-02-30',
  'q1@a@b',
  '@2026-11-15',
])('[P9] %j is no quest id', (questId) => {
  expect(refusedWith({ questId })).toContain('questId');
});

test('[P9] a renewed link, a catalogue quest and a UUID are quest ids', () => {
  for (const questId of [
    'q1@2026-11-16',
    'water~3@2026-11-16',
    '6f1f6c1e-8d9a-4b8e-9d55-0a3f5b0b9a11',
  ]) {
    expect(refusedWith({ questId })).toBe('command');
  }
});

test('[P9] a command over 8 KiB is refused, counted in bytes', () => {
  const subtasks = Array.from({ length: 20 }, (_, index) => ({
    id: `s${index}`,
    title: 'ä'.repeat(199),
    description: 'é'.repeat(100),
  }));
  expect(refusedWith({}, adding('q1', { subtasks }))).toContain('8192 bytes');
});

test("[P6] a list longer than twice the rules' bound is refused", () => {
  const subtasks = Array.from({ length: 101 }, (_, index) => ({ id: `s${index}`, title: 'x' }));
  expect(refusedWith({}, adding('q1', { subtasks }))).toContain('quest.subtasks');
});

test('[D8] the boundary makes the key itself, whatever key was sent', () => {
  const parsed = parseCommand({ ...done(finishing('q1')), key: 'done:somebody-else' });
  expect(parsed).toMatchObject({ command: { key: 'done:q1' } });
});

test('[P8] [SEC33] NUL, half characters and direction marks are cleaned out of a title, and it is normalised', () => {
  const title = ' Re\u0000ad\ud800 \u202Eten\u202C\npages e\u0301 ';
  const parsed = parseCommand(done(adding('q1', { title })));
  expect(parsed).toMatchObject({ command: { quest: { title: 'Read\ufffd ten pages \u00e9' } } });
});

test.each(['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])(
  '[P8] the direction mark %j is taken out of a title',
  (mark) => {
    const parsed = parseCommand(done(adding('q1', { title: `a${mark}b` })));
    expect(parsed).toMatchObject({ command: { quest: { title: 'ab' } } });
  },
);

test.each(['\u200b', '\u2060\ufeff', '\u3164', '\u200e', '\u00ad'])(
  '[P8] a title of only %j is blank',
  (title) => {
    expect(refusedWith({ title })).toContain('must not be blank');
  },
);

test('[P6] roles said twice count once; a step id said twice is refused', () => {
  const roles = { kind: 'hunter.roles', id: 'r1', roles: ['student', 'student'] } as const;
  expect(parseCommand(done(roles))).toMatchObject({ command: { roles: ['student'] } });
  const step = { id: 's1', title: 'x' };
  expect(refusedWith({}, adding('q1', { subtasks: [step, step] }))).toContain('has an id twice');
});

test('[P9] the longest question and answer fit a command, whatever script they are in', () => {
  const ask = {
    kind: 'quest.ask',
    id: 'a',
    questId: 'q1',
    question: '𒀀'.repeat(500),
    answer: '𒀀'.repeat(1_400),
  } as const;
  expect(refusedWith({}, ask)).toBe('command');
});

test('[P7] [SEC32] polluting keys are refused and change no prototype', () => {
  const polluted = JSON.parse(
    '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}}',
  );
  parseCommand({ ...done(focusing('b1')), ...polluted });
  parseCommand(polluted);
  expect(
    refusedWith(JSON.parse('{"edits": {"__proto__": {"title": "x"}}}'), {
      kind: 'quest.edit',
      id: 'e1',
      questId: 'q1',
      edits: {},
    }),
  ).toBeTypeOf('string');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('[P6] times of a block that are no times are refused', () => {
  expect(refusedWith({ startedAt: 'yesterday' }, focusing('b1'))).toContain('startedAt');
  expect(refusedWith({ endedAt: NOON }, focusing('b1'))).toBe('command');
});
