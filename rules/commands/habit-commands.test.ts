import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDay } from '#rules/activity/day-set.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { openDocument, storedDocument } from '#rules/document/stored-document.ts';
import { anyCommand, anyLog } from '#rules/testing/arbitraries.ts';
import { adding, day, done, editing, finishing, TODAY } from '#rules/testing/builders.ts';
import { type Reducer, twiceIsOnce } from '#rules/testing/laws.ts';
import { apply, fold } from './apply.ts';
import type { Command, CommandDraft } from './command.ts';
import { chosenIn, withoutChoices } from './resent-edits.ts';

const WEEK = { per: 'week', times: 3, starts: 'monday' } as const;
const GOAL = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;

function amount(id: string, n: number, forDay?: string): CommandDraft {
  return { kind: 'quest.amount', id, questId: 'q1', n, ...(forDay && { forDay: day(forDay) }) };
}

function resting(from: string, to: string, isResting = true, questId?: string): CommandDraft {
  const days = { from: day(from), to: day(to) };
  return {
    kind: 'hunter.rest',
    id: `${from} ${to} ${isResting}`,
    ...days,
    isResting,
    ...(questId && { questId }),
  };
}

/** One of each, of different days, so that their order is the only thing that differs. */
const ONE_OF_EACH: readonly Command[] = [
  done(adding('q1', { schedule: WEEK, frequency: 'weekly', section: 'Morning' }), TODAY),
  done(adding('q1@2026-11-17'), day('2026-11-17')),
  done(finishing('q1'), day('2026-11-16')),
  done(finishing('q1@2026-11-17'), day('2026-11-18')),
  done({ kind: 'quest.subtask', questId: 'q1@2026-11-17', subtaskId: 's1' }, day('2026-11-17')),
  done(amount('m1', 300), day('2026-11-17')),
  done(amount('m2', -100), day('2025-01-01')),
  done(resting('2026-11-19', '2026-11-19', true, 'q1'), day('2026-11-17')),
  done(editing('e1', { schedule: { per: 'day', on: 42 } }), day('2026-11-17')),
  done(editing('e2', { goal: GOAL }), day('2026-11-16')),
  done(editing('e3', { isArchived: true }), day('2026-11-18')),
  done(editing('e4', { cue: 'When the kettle boils' }), day('2026-11-18')),
  done({ kind: 'quest.remove', questId: 'q1' }, day('2026-11-18')),
];

test('[HB5] [HB14] [HB19] any order of the commands of a chain gives the same chain, all of its memory included', () => {
  const some = fc.subarray([...ONE_OF_EACH], { minLength: 2 });
  fc.assert(
    fc.property(
      some.chain((one) =>
        fc.tuple(fc.constant(one), fc.shuffledSubarray(one, { minLength: one.length })),
      ),
      ([one, other]) => {
        const [first, second] = [one, other].map((log) => chainOf(fold(EMPTY_DOCUMENT, log), 'q1'));
        expect(second).toEqual(first);
      },
    ),
    { numRuns: 500 },
  );
});

test('[HB14] an amount counts once by its id: the oracle is a set and a sum', () => {
  const anyAmounts = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: -900, max: 900 })));
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const log = amounts.map(([id, n]) => done(amount(`m${id}`, n || 1)));
      const { amountTotal = 0 } = chainOf(fold(EMPTY_DOCUMENT, [...log, ...log]), 'q1');
      const first = new Map(amounts.toReversed().map(([id, n]) => [id, n || 1]));
      expect(amountTotal).toBe([...first.values()].reduce((sum, n) => sum + n, 0));
    }),
  );
});

test('[HB14] the law catches amounts that are not told apart by their id', () => {
  const forgets: Reducer = (document, command) =>
    apply({ ...document, settledAmounts: [] }, command).document;
  expect(fc.check(twiceIsOnce(forgets), { numRuns: 2_000 }).failed).toBe(true);
});

test('[HB14] a document remembers the ids of the last 400 amounts', () => {
  const log = Array.from({ length: 401 }, (_, index) => done(amount(`m${index}`, 1)));
  const document = fold(EMPTY_DOCUMENT, log);
  expect(document.settledAmounts).toHaveLength(400);
  expect(document.settledAmounts[0]).toBe('m1');
});

test('[HB24] nothing but a completion and a focus block pays: no amount, note, rest, edit or past, and no return', () => {
  fc.assert(
    fc.property(anyLog, anyCommand, (log, command) => {
      const before = fold(EMPTY_DOCUMENT, log);
      const { lifetimeXp, dailyActivities } = apply(before, command).document;
      const paid = command.kind === 'quest.done' ? command.xpReward : 50;
      const isPaid = command.kind === 'quest.done' || command.kind === 'raid.focus';
      expect([0, isPaid ? paid : 0]).toContain(lifetimeXp - before.lifetimeXp);
      if (!isPaid && command.kind !== 'hunter.login') {
        expect(dailyActivities).toBe(before.dailyActivities);
      }
    }),
  );
});

test.each([
  [amount('m1', 1, '2026-11-13'), undefined],
  [amount('m1', 1, '2026-11-12'), 'day-too-long-ago'],
  [amount('m1', 1, '2026-11-16'), 'day-too-long-ago'],
  [resting('2026-10-15', '2027-11-16'), undefined],
  [resting('2026-10-14', '2026-11-15'), 'rest-too-far'],
  [resting('2026-11-15', '2027-11-17'), 'rest-too-far'],
  [resting('2026-11-16', '2036-11-15'), 'rest-too-far'],
  [resting('2026-11-16', '2026-11-15'), 'rest-too-far'],
  [{ kind: 'quest.past', id: 'p', questId: 'q1', days: [TODAY, day('1970-01-01')] }, undefined],
  [{ kind: 'quest.past', id: 'p', questId: 'q1', days: [day('2026-11-16')] }, 'day-out-of-range'],
  [{ kind: 'quest.past', id: 'p', questId: 'q1', days: [day('1969-12-31')] }, 'day-out-of-range'],
] as const)('[HB14] [HB19] refused by the command alone: %j is %s', (draft, reason) => {
  const outcome = apply(EMPTY_DOCUMENT, done(draft));
  expect(outcome.status === 'refused' ? outcome.reason : undefined).toBe(reason);
});

test('[HB1] a command that says nothing of its chain stays version 1', () => {
  expect(done(adding('q1')).v).toBe(1);
  expect(done(editing('e', { title: 'x', renewal: 'dawn', rank: 1 })).v).toBe(1);
  expect(done(amount('m1', 1)).v).toBe(1);
  expect(done(resting('2026-11-15', '2026-11-15')).v).toBe(1);
  expect(done(adding('q1', { cue: 'x' })).v).toBe(2);
  for (const edits of [
    { schedule: null },
    { goal: GOAL },
    { isArchived: false },
    { section: '' },
    { hasSteps: false },
    { remindAt: '' },
  ]) {
    expect(done(editing('e', edits)).v).toBe(2);
  }
});

test('[HB1] the frequency is read off the schedule, whatever an edit says; plain again, it is what is written with it', () => {
  const commands = [
    done(adding('q1')),
    done(editing('e1', { schedule: WEEK })),
    done(editing('e2', { frequency: 'daily' })),
  ];
  const weekly = fold(EMPTY_DOCUMENT, commands);
  expect(boardOf(weekly)).toMatchObject([{ frequency: 'weekly', schedule: WEEK }]);
  const plain = fold(weekly, [done(editing('e3', { schedule: null, frequency: 'milestone' }))]);
  expect(boardOf(plain)[0]).toMatchObject({ frequency: 'milestone' });
  expect(boardOf(plain)[0]).not.toHaveProperty('schedule');
});

test('[HB1] a completed link keeps the frequency that its completion carried', () => {
  const log = [done(adding('q1')), done(finishing('q1')), done(editing('e1', { schedule: WEEK }))];
  const [quest] = boardOf(fold(EMPTY_DOCUMENT, log));
  expect(quest).toMatchObject({ frequency: 'daily', schedule: WEEK, completed: true });
});

test('[HB26] [HB27] section, cue, steps and time of reminding belong to the chain; an empty one is taken away', () => {
  const said = { section: 'Morning', cue: 'When I sit down', hasSteps: true, remindAt: '07:30' };
  const document = fold(EMPTY_DOCUMENT, [
    done(adding('q1', { section: 'Evening' })),
    done(editing('e1', said)),
    done(adding('q1@2026-11-16')),
  ]);
  expect(boardOf(document)).toMatchObject([{ id: 'q1@2026-11-16', ...said }]);
  const none = { section: '', cue: '', hasSteps: false, remindAt: '' };
  const [bare] = boardOf(fold(document, [done(editing('e2', none))]));
  for (const field of Object.keys(said)) expect(bare).not.toHaveProperty(field);
});

test('[HB28] an archived quest is stored beside the board, and a completion by a device that did not know pays once', () => {
  const log = [
    done(adding('q1')),
    done(editing('e1', { isArchived: true })),
    done(finishing('q1')),
  ];
  const document = fold(EMPTY_DOCUMENT, log);
  const stored = storedDocument(document);
  expect(stored.habits).toEqual([]);
  expect(stored.archive).toMatchObject([
    { id: 'q1', completed: true, isArchived: true, streak: 1 },
  ]);
  expect(document.lifetimeXp).toBe(25);
  const reopened = openDocument(JSON.parse(JSON.stringify(stored)));
  expect(apply(reopened, done(finishing('q1'))).status).toBe('noop');
  const revived = fold(reopened, [done(editing('e2', { isArchived: false }))]);
  expect(boardOf(revived)).toMatchObject([{ id: 'q1', completed: true }]);
});

test('[HB23] days brought from another tracker raise the streak and pay, unlock and mark nothing', () => {
  const days = Array.from({ length: 30 }, (_, ago) => addDays(TODAY, -ago - 1));
  const past: CommandDraft = {
    kind: 'quest.past',
    id: 'p1',
    questId: 'q1',
    days,
    amounts: days.map(() => 200),
  };
  const again = { ...past, id: 'p2' };
  const document = fold(
    EMPTY_DOCUMENT,
    [past, again, adding('q1'), finishing('q1')].map((one) => done(one)),
  );
  expect(boardOf(document)).toMatchObject([{ streak: 31 }]);
  expect(document).toMatchObject({ lifetimeXp: 25, counts: { academics: 1 } });
  expect(document.achievements.filter(({ unlocked }) => unlocked)).toHaveLength(1);
  expect(document.dailyActivities).toHaveLength(1);
  expect(chainOf(document, 'q1').amountTotal).toBe(12_000);
  expect(hasDay(chainOf(document, 'q1').otherDays, addDays(TODAY, -30))).toBe(true);
});

test('[HB19] [D17] rest days that are sent again take back no choice that was made after them', () => {
  const [sent] = [done(resting('2026-11-16', '2026-11-20'))];
  if (sent?.kind !== 'hunter.rest') throw new Error('a rest');
  const free = (...taken: string[]) =>
    withoutChoices(sent, new Set(taken.map((one) => `rest  ${one}`)), EMPTY_DOCUMENT);
  expect(chosenIn(sent)).toHaveLength(5);
  expect(free()).toBe(sent);
  expect(free('2026-11-16')).toMatchObject({ from: '2026-11-17', to: '2026-11-20' });
  expect(free('2026-11-18')).toMatchObject({ from: '2026-11-16', to: '2026-11-17' });
  expect(free('2026-11-20')).toMatchObject({ from: '2026-11-16', to: '2026-11-19' });
  const all = ['16', '17', '18', '19', '20'].map((one) => `2026-11-${one}`);
  expect(free(...all)).toMatchObject({ from: '2026-11-16', to: '2026-11-16', isResting: false });
});
