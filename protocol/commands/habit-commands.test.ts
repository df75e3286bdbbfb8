import { expect, test } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { adding, day, done, editing, finishing, TODAY } from '#rules/testing/builders.ts';
import { parseCommand } from './parse-command.ts';

function readingOf(draft: unknown, v = 2): string {
  const parsed = parseCommand({ ...done(draft as CommandDraft), v });
  return parsed.kind === 'refused' ? parsed.reason : parsed.kind;
}

const GOAL = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
const scheduled = (schedule: unknown) => readingOf(editing('e1', { schedule } as never));
const aimed = (goal: unknown) =>
  readingOf(editing('e1', { goal: { ...GOAL, ...(goal as object) } }));

test.each([
  [{ per: 'day' }, true],
  [{ per: 'day', on: 1 }, true],
  [{ per: 'day', on: 126 }, true],
  [{ per: 'day', on: 0 }, false],
  [{ per: 'day', on: 127 }, false],
  [{ per: 'week', times: 6, starts: 'sunday' }, true],
  [{ per: 'week', times: 7, starts: 'monday' }, false],
  [{ per: 'week', times: 0, starts: 'monday' }, false],
  [{ per: 'week', times: 2 }, false],
  [{ per: 'week', times: 2.5, starts: 'monday' }, false],
  [{ per: 'month', times: 15 }, true],
  [{ per: 'month', times: 16 }, false],
  [{ per: 'span', days: 2, from: '2026-11-15' }, true],
  [{ per: 'span', days: 90, from: '2026-11-15' }, true],
  [{ per: 'span', days: 1, from: '2026-11-15' }, false],
  [{ per: 'span', days: 91, from: '2026-11-15' }, false],
  [{ per: 'span', days: 3, from: '2026-02-30' }, false],
  [{ per: 'year', times: 1 }, false],
  [{ per: 'day', surprise: 1 }, false],
  [null, true],
])('[HB1] [P6] the schedule %j is within its bounds: %s', (schedule, isTaken) => {
  expect(scheduled(schedule) === 'command').toBe(isTaken);
});

test.each([
  [{}, true],
  [{ target: 10_000_000 }, true],
  [{ target: 10_000_001 }, false],
  [{ target: 0 }, false],
  [{ kind: 'atMost', target: 0 }, true],
  [{ target: 1.5 }, false],
  [{ target: Number.NaN }, false],
  [{ target: 1e9 }, false],
  [{ unit: '' }, false],
  [{ unit: 'x'.repeat(20) }, true],
  [{ unit: 'x'.repeat(21) }, false],
  [{ kind: 'exactly' }, false],
])('[HB14] [P6] a goal with %j is within its bounds: %s', (goal, isTaken) => {
  expect(aimed(goal) === 'command').toBe(isTaken);
});

test.each([
  [1, true],
  [-1_000_000, true],
  [1_000_000, true],
  [1_000_001, false],
  [0, false],
  [0.5, false],
  [Number.NaN, false],
  [1e9, false],
])('[HB14] [P6] an amount of %s is taken: %s', (n, isTaken) => {
  expect(readingOf({ kind: 'quest.amount', id: 'm1', questId: 'q1', n }, 1) === 'command').toBe(
    isTaken,
  );
});

test.each([
  [{ section: 'x'.repeat(30) }, true],
  [{ section: 'x'.repeat(31) }, false],
  [{ section: '' }, true],
  [{ cue: 'x'.repeat(140) }, true],
  [{ cue: 'x'.repeat(141) }, false],
  [{ remindAt: '23:59' }, true],
  [{ remindAt: '' }, true],
  [{ remindAt: '24:00' }, false],
  [{ remindAt: '7:30' }, false],
  [{ isArchived: 'yes' }, false],
  [{ hasSteps: null }, false],
])('[HB26] [HB27] [P6] the edit %j is within its bounds: %s', (edits, isTaken) => {
  expect(readingOf(editing('e1', edits as never)) === 'command').toBe(isTaken);
});

test('[HB25] [P6] a note has at most 500 characters', () => {
  const note = { kind: 'quest.note', id: 'n1', questId: 'q1', forDay: TODAY };
  expect(readingOf({ ...note, text: 'x'.repeat(500) }, 1)).toBe('command');
  expect(readingOf({ ...note, text: '' }, 1)).toBe('command');
  expect(readingOf({ ...note, text: 'x'.repeat(501) }, 1)).toContain('text');
});

test('[HB23] [P6] of another tracker at most 400 days are brought at once, each once, with one amount each or none', () => {
  const past = { kind: 'quest.past', id: 'p1', questId: 'q1' };
  const days = Array.from(
    { length: 400 },
    (_, index) => new Date(index * 864e5).toISOString().split('T')[0],
  );
  expect(readingOf({ ...past, days }, 1)).toBe('command');
  expect(readingOf({ ...past, days: [...days, '2026-01-01'] }, 1)).toContain('days');
  expect(readingOf({ ...past, days: [] }, 1)).toContain('days');
  expect(readingOf({ ...past, days: [TODAY, TODAY] }, 1)).toContain('twice');
  expect(readingOf({ ...past, days: [TODAY], amounts: [] }, 1)).toContain('one amount');
});

test('[HB1] [D7] version 1 stays strict, version 2 is of add and edit alone, and a third is unknown', () => {
  const schedule = { per: 'day' } as const;
  expect(readingOf(adding('q1', { schedule }), 1)).toContain('schedule');
  expect(readingOf(editing('e1', { isArchived: true }), 1)).toContain('isArchived');
  expect(readingOf(adding('q1', { schedule }), 2)).toBe('command');
  expect(readingOf(editing('e1', {}), 2)).toBe('command');
  expect(readingOf(adding('q1', { schedule }), 3)).toBe('unknown');
  expect(readingOf(finishing('q1'), 2)).toBe('unknown');
  expect(readingOf({ kind: 'quest.amount', id: 'm1', questId: 'q1', n: 1 }, 2)).toBe('unknown');
});

test('[HB1] a new quest whose frequency is not that of its schedule is refused', () => {
  const weekly = { per: 'week', times: 2, starts: 'monday' } as const;
  expect(readingOf(adding('q1', { schedule: weekly, frequency: 'weekly' }))).toBe('command');
  expect(readingOf(adding('q1', { schedule: weekly, frequency: 'daily' }))).toContain('frequency');
});

test('[HB19] [P6] rest days are days', () => {
  const rest = {
    kind: 'hunter.rest',
    id: 'r1',
    from: TODAY,
    to: day('2026-11-20'),
    isResting: true,
  };
  expect(readingOf(rest, 1)).toBe('command');
  expect(readingOf({ ...rest, questId: 'q1' }, 1)).toBe('command');
  expect(readingOf({ ...rest, to: '2026-11-31' }, 1)).toContain('to');
  expect(readingOf({ ...rest, isResting: 1 }, 1)).toContain('isResting');
});
