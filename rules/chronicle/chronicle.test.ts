import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietDay } from '#rules/activity/daily-activity.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { apply } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { NEW_HUNTER, STATS } from '#rules/hunter/hunter.ts';
import { anyLog } from '#rules/testing/arbitraries.ts';
import { adding, day, done, finishing, focusing, TODAY } from '#rules/testing/builders.ts';
import { byDay, xpByWeek } from './days.ts';
import { withLevels } from './levels.ts';
import { notesIn } from './notes.ts';
import { type PaidCommand, paidCommand } from './paid-command.ts';
import { foundEntries, reasonIn } from './reasons.ts';
import { foundActs, tokenAct } from './token-acts.ts';

const YESTERDAY = addDays(TODAY, -1);

test('[CH1] an entry is what was paid for: a clear or a focus block, with its day, its pay and what it trains', () => {
  expect(paidCommand(done(finishing('q1@2026-11-14', { xpReward: 40 })))).toMatchObject({
    day: TODAY,
    xp: 40,
    trains: 'intelligence',
    quest: { rootId: 'q1', title: 'Read ten pages' },
  });
  expect(paidCommand(done(focusing('b1')))).toMatchObject({ xp: 50, trains: 'wisdom' });
  expect(paidCommand(done(adding('q1')))).toBeUndefined();
  expect(paidCommand(done(finishing('q1')), { rev: 9, xp: 0 })).toBeUndefined();
});

test('[CH1] [A10] a late record stands under the day it counts on, and says that it is late', () => {
  const late = paidCommand(done({ ...finishing('q1'), forDay: YESTERDAY }));
  expect(late).toMatchObject({ day: YESTERDAY, isLate: true });
});

/** Newest first, as the server's log is read. */
function paidIn(log: Parameters<typeof apply>[1][]) {
  let document = EMPTY_DOCUMENT;
  const paid: PaidCommand[] = [];
  for (const [index, command] of log.entries()) {
    const outcome = apply(document, command);
    const xp = outcome.status === 'applied' ? (outcome.award?.gain.xp ?? 0) : 0;
    const entry = paidCommand(command, { rev: index + 1, xp });
    if (entry) paid.unshift(entry);
    document = outcome.document;
  }
  return { paid, document };
}

test('[CH2] the entries add up to XP, level and stats, whatever was done', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const { paid, document } = paidIn(log);
      const entries = withLevels(paid, document.lifetimeXp);
      const { character } = document;
      expect(paid.reduce((sum, { xp }) => sum + xp, 0)).toBe(document.lifetimeXp);
      expect(entries.reduce((sum, one) => sum + one.levelsGained, 1)).toBe(character.level);
      for (const stat of STATS) {
        const raised = foundEntries(entries, { kind: 'stat', stat }, '');
        const gained = raised.reduce((sum, one) => sum + one.levelsGained, 0);
        expect(NEW_HUNTER.stats[stat] + gained).toBe(character.stats[stat]);
      }
    }),
    { numRuns: 300 },
  );
});

test('[CH2] the latest entries tell their levels without the ones before them', () => {
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 0, max: 60 }), (log, count) => {
      const { paid, document } = paidIn(log);
      const all = withLevels(paid, document.lifetimeXp);
      expect(withLevels(paid.slice(0, count), document.lifetimeXp)).toEqual(all.slice(0, count));
    }),
    { numRuns: 300 },
  );
});

const ENTRIES = withLevels(
  [
    paidCommand(
      done(finishing('q2', { title: 'Café sketch', category: 'Content', xpReward: 100 })),
    ),
    paidCommand(done(focusing('b1'))),
    paidCommand(done(finishing('q1'), YESTERDAY)),
  ].flatMap((entry) => entry ?? []),
  175,
);

test('[CH1] days come newest first, each with its sums', () => {
  expect(byDay(ENTRIES)).toMatchObject([
    { day: TODAY, quests: 1, blocks: 1, xp: 150 },
    { day: YESTERDAY, quests: 1, blocks: 0, xp: 25 },
  ]);
});

test('[CH3] the chronicle is searched by title and category, without case and accents', () => {
  const found = (text: string) => foundEntries(ENTRIES, { kind: 'all' }, text).length;
  expect(found('')).toBe(3);
  expect(found('CAFE')).toBe(1);
  expect(found('sketch content')).toBe(1);
  expect(found('focus')).toBe(1);
  expect(found('nothing of it')).toBe(0);
});

test('[CH3] [HB25] a note stands with the clear of its quest and day, and its words are found', () => {
  const note = (id: string, on: typeof TODAY, text: string) =>
    done({ kind: 'quest.note', id, questId: 'q1@2026-11-14', forDay: on, text });
  const notes = notesIn([
    note('n1', YESTERDAY, 'Pouring râin'),
    note('n2', TODAY, 'No clear today'),
  ]);
  const found = (text: string) => foundEntries(ENTRIES, { kind: 'all' }, text, notes);
  expect(found('rain').map(({ quest, day: on }) => [quest?.rootId, on])).toEqual([
    ['q1', YESTERDAY],
  ]);
  expect(found('rain ten pages')).toHaveLength(1);
  expect(found('no clear')).toEqual([]);
  expect(foundEntries(ENTRIES, { kind: 'all' }, 'rain')).toEqual([]);
});

test('[CH2] an address names the figure whose commands are shown; a foolish one shows all', () => {
  expect(reasonIn('level', null)).toEqual({ kind: 'level' });
  expect(reasonIn('strength', null)).toEqual({ kind: 'stat', stat: 'strength' });
  expect(reasonIn(null, 'q1')).toEqual({ kind: 'quest', rootId: 'q1' });
  for (const why of [null, '', '__proto__', '<b>']) {
    expect(reasonIn(why, null)).toEqual({ kind: 'all' });
  }
  expect(foundEntries(ENTRIES, { kind: 'level' }, '')).toHaveLength(1);
  expect(foundEntries(ENTRIES, { kind: 'quest', rootId: 'q1' }, '')).toHaveLength(1);
});

test('[CH4] XP is summed by week, by the hunter’s own first day of the week', () => {
  const activities = [
    { ...quietDay(day('2026-11-09')), xpEarned: 10 },
    { ...quietDay(day('2026-11-15')), xpEarned: 5 },
  ];
  const weeks = (weekStart: 'monday' | 'sunday') =>
    xpByWeek(activities, { today: TODAY, weekStart }, 3).map(({ start, xp }) => `${start} ${xp}`);
  expect(weeks('monday')).toEqual(['2026-10-26 0', '2026-11-02 0', '2026-11-09 15']);
  expect(weeks('sunday')).toEqual(['2026-11-01 0', '2026-11-08 10', '2026-11-15 5']);
});

test('[AP13] what a token did stands in the Chronicle on its day, whether or not it is paid; what the user did on a device does not', () => {
  const by = { door: 'assistant', name: 'Kitchen helper' } as const;
  const drafts = [
    adding('q9', { title: 'Drink water' }),
    { kind: 'quest.amount', id: 'a1', questId: 'q9', n: 2, forDay: TODAY },
    { kind: 'quest.amount', id: 'a2', questId: 'q9', n: -1, forDay: TODAY },
    { kind: 'quest.note', id: 'n1', questId: 'q9', forDay: TODAY, text: 'warm' },
    { kind: 'quest.note', id: 'n2', questId: 'q9', forDay: TODAY, text: '' },
    { kind: 'quest.remove', questId: 'q9' },
    finishing('q9'),
  ] as const;
  const commands = drafts.map((draft) => done(draft));
  const acts = commands.flatMap((command) => tokenAct(command, { by }) ?? []);
  expect(acts.map(({ done: what, title }) => [what, title])).toEqual([
    ['Added', 'Drink water'],
    ['Added 2 to', undefined],
    ['Took 1 off', undefined],
    ['Wrote a note on', undefined],
    ['Emptied the note on', undefined],
    ['Removed', undefined],
  ]);
  expect(acts.map(({ rootId }) => rootId)).toEqual(acts.map(() => 'q9'));
  expect(commands.flatMap((command) => tokenAct(command, {}) ?? [])).toEqual([]);
  expect(byDay([], acts)).toMatchObject([{ day: TODAY, quests: 0, xp: 0, acts: { length: 6 } }]);
  expect(foundActs(acts, 'WATER')).toHaveLength(1);
  expect(foundActs(acts, 'kitchen note')).toHaveLength(2);
  expect(foundActs(acts, 'nothing')).toEqual([]);
});
