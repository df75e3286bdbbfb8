import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCommand } from '#protocol/commands/parse-command.ts';
import { hasDay } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { noteOf, notesIn } from '#rules/chronicle/notes.ts';
import { apply, fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { day, done, TODAY } from '#rules/testing/builders.ts';
import type { ForeignHabit, ForeignMark } from './foreign-habit.ts';
import { type HabitImport, importOf } from './habit-import.ts';

const NOW = Date.parse('2026-11-15T12:00:00.000Z');

function aHabit(stated: Partial<ForeignHabit> = {}): ForeignHabit {
  return { identity: 'a', title: 'Sit', schedule: { per: 'day' }, marks: new Map(), ...stated };
}

function madeOf(habit: ForeignHabit, document: GameDocument = EMPTY_DOCUMENT): HabitImport {
  const around = { document, today: TODAY, nowMs: NOW, utcOffsetMinutes: 60 };
  return importOf(habit, 1, { tracker: 'loop', ...around });
}

const goal = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;

/** Days of the last 300, each with what a tracker may say of it. */
const anyMarks = fc
  .dictionary(
    fc.integer({ min: 0, max: 300 }).map(String),
    fc.record(
      {
        isDone: fc.boolean(),
        amount: fc.integer({ min: 1, max: 3_000_000 }),
        isSkipped: fc.constant(true),
        note: fc.constantFrom('Calm', 'Late, but done', 'あ'.repeat(500)),
      },
      { requiredKeys: ['isDone'] },
    ),
    { maxKeys: 60 },
  )
  .map(
    (days): ReadonlyMap<LocalDate, ForeignMark> =>
      new Map(Object.entries(days).map(([ago, mark]) => [addDays(TODAY, -Number(ago)), mark])),
  );

test('[IM7] counts and sums of the foreign file are met: cleared days, amounts, rest, notes; no XP is paid', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const { questId, commands } = madeOf(aHabit({ marks, goal }));
      const document = fold(EMPTY_DOCUMENT, commands);
      const chain = chainOf(document, questId);
      const said = [...marks];
      const cleared = said.filter(([, { isDone }]) => isDone);
      expect(chain.quest?.streak).toBe(cleared.length);
      expect(cleared.every(([on]) => hasDay(chain.otherDays, on))).toBe(true);
      expect(chain.amountTotal ?? 0).toBe(
        said.reduce((sum, [, { amount = 0 }]) => sum + amount, 0),
      );
      expect(
        said.every(
          ([on, { isSkipped }]) => hasDay(chain.restDays ?? {}, on) === (isSkipped ?? false),
        ),
      ).toBe(true);
      const notes = notesIn(commands);
      for (const [on, { note }] of said) expect(noteOf(notes, questId, on)).toBe(note);
      expect([document.lifetimeXp, document.character.level]).toEqual([0, 1]);
      expect(document.dailyActivities).toEqual([]);
      expect(document.achievements.some(({ unlocked }) => unlocked)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

test('[IM7] whatever a file holds, every command is one that the server takes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 3_000 });
  const habit = fc.record({
    identity: text,
    title: text,
    description: text,
    section: text,
    marks: anyMarks,
    goal: fc.record({
      kind: fc.constantFrom('atLeast', 'atMost'),
      target: fc.integer({ min: -5, max: 1e9 }),
      unit: text,
    }),
    schedule: fc.constant({ per: 'day' } as const),
    isArchived: fc.boolean(),
    steps: fc.array(fc.record({ title: text, isDone: fc.boolean() }), { maxLength: 70 }),
  });
  fc.assert(
    fc.property(habit, (foreign) => {
      const refused = madeOf(foreign).commands.filter(
        (command) => parseCommand(command).kind !== 'command',
      );
      expect(refused).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('[IM7] a whole year of the longest amounts fits one command', () => {
  const year = Array.from({ length: 366 }, (_, at) => addDays(day('2024-01-01'), at));
  const marks = new Map(year.map((on) => [on, { isDone: true, amount: 1_000_000 }]));
  const { commands } = madeOf(aHabit({ marks, goal }));
  expect(commands.filter(({ kind }) => kind === 'quest.past')).toHaveLength(1);
  expect(commands.every((command) => parseCommand(command).kind === 'command')).toBe(true);
});

/** What a log takes of these commands: each key once. */
function taken(log: readonly Command[], commands: readonly Command[]): readonly Command[] {
  const keys = new Set(log.map(({ key }) => key));
  return [...log, ...commands.filter(({ key }) => !keys.has(key))];
}

const sums = (document: GameDocument, questId: string) => {
  const { quest, otherDays, amountTotal = 0, restDays = {} } = chainOf(document, questId);
  return { streak: quest?.streak, otherDays, amountTotal, restDays };
};

test('[IM8] a second import of the same file changes nothing', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const habit = aHabit({ marks, goal, isArchived: true });
      const log = madeOf(habit).commands;
      const document = fold(EMPTY_DOCUMENT, log);
      const again = taken(log, madeOf(habit, document).commands);
      expect(again).toEqual(log);
    }),
    { numRuns: 40 },
  );
});

test('[IM8] a newer file adds what is new: as much as if it had been the only one', () => {
  fc.assert(
    fc.property(anyMarks, anyMarks, fc.integer({ min: 0, max: 9 }), (older, added, more) => {
      // A day that was there only grows: more amount, done at last, another note.
      const grown = new Map(
        [...older].map(([on, mark]): [LocalDate, ForeignMark] => [
          on,
          mark.isDone || more > 5
            ? mark
            : { ...mark, isDone: more % 2 === 0, amount: (mark.amount ?? 0) + more * 100 },
        ]),
      );
      const newer = new Map([...added, ...grown]);
      const { questId, commands } = madeOf(aHabit({ marks: older, goal }));
      const first = fold(EMPTY_DOCUMENT, commands);
      const both = taken(commands, madeOf(aHabit({ marks: newer, goal }), first).commands);
      const alone = fold(EMPTY_DOCUMENT, madeOf(aHabit({ marks: newer, goal })).commands);
      expect(sums(fold(EMPTY_DOCUMENT, both), questId)).toEqual(sums(alone, questId));
    }),
    { numRuns: 40 },
  );
});

test('[IM8] an import that stopped anywhere goes on from there: the end is the same', () => {
  fc.assert(
    fc.property(anyMarks, fc.nat(), (marks, at) => {
      const habit = aHabit({ marks, goal, isArchived: true, remindAt: '07:05' });
      const { questId, commands } = madeOf(habit);
      const begun = commands.slice(0, at % (commands.length + 1));
      const whole = taken(begun, madeOf(habit, fold(EMPTY_DOCUMENT, begun)).commands);
      const [one, other] = [whole, commands].map((log) => fold(EMPTY_DOCUMENT, log));
      expect(one && sums(one, questId)).toEqual(other && sums(other, questId));
      expect(one && chainOf(one, questId).quest).toEqual(other && chainOf(other, questId).quest);
    }),
    { numRuns: 40 },
  );
});

test('[IM8] a quest that is here keeps what the hunter made of it: only days, notes and rest are added', () => {
  const marks = new Map([[day('2026-11-01'), { isDone: true }]]);
  const { questId, commands } = madeOf(aHabit({ marks }));
  const later = aHabit({
    title: 'Other',
    isArchived: true,
    marks: new Map([...marks, [TODAY, { isDone: true }]]),
  });
  const next = madeOf(later, fold(EMPTY_DOCUMENT, commands));
  const { quest } = chainOf(fold(EMPTY_DOCUMENT, taken(commands, next.commands)), questId);
  expect(next.state).toBe('here');
  expect(quest).toMatchObject({ title: 'Sit', streak: 2 });
  expect(quest?.isArchived).toBeUndefined();
});

test('[IM9] a quest that was removed stays removed; taken again it is another quest, with all its days', () => {
  const marks = new Map([[day('2026-11-01'), { isDone: true }]]);
  const { questId, commands } = madeOf(aHabit({ marks }));
  const gone = fold(EMPTY_DOCUMENT, [...commands, done({ kind: 'quest.remove', questId })]);
  const again = madeOf(aHabit({ marks }), gone);
  expect(again).toMatchObject({ state: 'removed', questId: `${questId}.2` });
  const back = fold(gone, again.commands);
  expect(chainOf(back, again.questId).quest?.streak).toBe(1);
  expect(chainOf(back, questId).isRemoved).toBe(true);
  expect(madeOf(aHabit({ marks }), back)).toMatchObject({ state: 'here', questId: again.questId });
});

test('[IM7] days ahead of today are left out, and said; so are steps without room', () => {
  const marks = new Map([[addDays(TODAY, 1), { isDone: true }]]);
  const steps = Array.from({ length: 52 }, (_, at) => ({ title: `${at}`, isDone: false }));
  const { commands, remarks } = madeOf(aHabit({ marks, steps }));
  expect(commands.some(({ kind }) => kind === 'quest.past')).toBe(false);
  expect(remarks).toEqual([
    '2 of its steps are left out: there is no room for them',
    '1 day is left out: ahead of today, or before 1970',
  ]);
});

test('[IM7] each command of a past changes the document once, and none is refused', () => {
  const marks = new Map([
    [day('2020-02-29'), { isDone: true, note: 'Leap' }],
    [day('2026-11-14'), { isDone: false, isSkipped: true }],
  ]);
  let document = EMPTY_DOCUMENT;
  for (const command of madeOf(aHabit({ marks, isArchived: true })).commands) {
    const outcome = apply(document, command);
    expect(outcome.status).toBe('applied');
    ({ document } = outcome);
  }
});
