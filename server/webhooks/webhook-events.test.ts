import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { adding, day, done, finishing, focusing, NOON, TODAY } from '#rules/testing/builders.ts';
import { eventsOf } from './webhook-events.ts';

const YESTERDAY = day('2026-11-14');
const typesOf = (commands: readonly Command[], before: readonly Command[] = []) =>
  eventsOf(fold(EMPTY_DOCUMENT, before), commands).map(({ type }) => type);

test('[WH1] a clear is told with its quest, what it paid and its day', () => {
  const board = [done(adding('q1')), done(adding('q2'))];
  const events = eventsOf(fold(EMPTY_DOCUMENT, board), [done(finishing('q1', { xpReward: 40 }))]);
  expect(events).toEqual([
    {
      type: 'quest.cleared',
      key: 'done:q1',
      timestamp: NOON,
      data: { questId: 'q1', title: 'Read ten pages', category: 'Academics', xp: 40, day: TODAY },
    },
  ]);
});

test('[WH1] what pays nothing and clears nothing is not told', () => {
  const before = [done(adding('q1')), done(adding('q2')), done(finishing('q1'))];
  expect(typesOf([done(finishing('q1'))], before)).toEqual([]);
  expect(typesOf([done({ kind: 'hunter.login' }), done(adding('q3'))], before)).toEqual([]);
});

test('[WH1] a level is told where it is reached, whatever pays for it', () => {
  const open = [done(adding('q0')), done(adding('q1'))];
  const [, ...raised] = eventsOf(fold(EMPTY_DOCUMENT, open), [
    done(finishing('q1', { xpReward: 100 })),
  ]);
  expect(raised).toEqual([
    { type: 'level.up', key: 'level:2', timestamp: NOON, data: { level: 2, from: 1, day: TODAY } },
  ]);
  const blocks = Array.from({ length: 40 }, (_, index) => done(focusing(`b${index}`)));
  expect(new Set(typesOf(blocks))).toEqual(new Set(['level.up']));
});

test('[WH2] a day is closed by the clear after which nothing due is open, and by nothing else', () => {
  const board = [done(adding('q1')), done(adding('q2'))];
  expect(typesOf([done(finishing('q1'))], board)).toEqual(['quest.cleared']);
  const both = [done(finishing('q1')), done(finishing('q2'))];
  expect(typesOf(both, board)).toEqual(['quest.cleared', 'quest.cleared', 'day.closed']);
  const removed = [done(finishing('q1')), done({ kind: 'quest.remove', questId: 'q2' })];
  expect(typesOf(removed, board)).toEqual(['quest.cleared']);
  expect(eventsOf(fold(EMPTY_DOCUMENT, board), both).at(-1)).toMatchObject({
    key: `day:${TODAY}`,
    data: { day: TODAY, cleared: 2 },
  });
});

test('[WH2] of one push each day is closed as it stood then, and a late record closes none', () => {
  const commands = [
    done(adding('q1', { frequency: 'milestone' }), YESTERDAY),
    done(finishing('q1', { frequency: 'milestone' }), YESTERDAY),
    done(adding('q2')),
    done(finishing('q2')),
  ];
  const closed = eventsOf(EMPTY_DOCUMENT, commands).filter(({ type }) => type === 'day.closed');
  expect(closed.map(({ data: { day } }) => day)).toEqual([YESTERDAY, TODAY]);
  const late = done({ ...finishing('q1'), forDay: YESTERDAY });
  expect(typesOf([late], [done(adding('q1'), YESTERDAY)])).toEqual(['quest.cleared']);
});
