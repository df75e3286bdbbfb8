import { afterEach, expect, test, vi } from 'vitest';
import { commandsOf, type PushedReminder, readReminder, showReminder } from './reminders.ts';

const NOW = Date.parse('2026-11-16T18:00:00.000Z');
const MOMENT = { nowMs: NOW, utcOffsetMinutes: 120, newId: () => 'id-1' };
const done = { kind: 'quest.done', key: 'done:q1', v: 1, day: '2026-11-16', at: '' };
const REMINDER: PushedReminder = {
  uid: 'u1',
  kind: 'quest',
  title: 'Read',
  body: 'A good moment for it.',
  tag: 'reminder-q1',
  path: '/quests/q1',
  questId: 'q1',
  day: '2026-11-16',
  untilMs: NOW + 1,
  clear: { label: 'Clear', commands: [done] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[RM7] Clear records the commands of the message at the moment of the press', () => {
  expect(commandsOf(REMINDER, 'clear', MOMENT)).toEqual([
    { ...done, at: '2026-11-16T18:00:00.000Z', utcOffsetMinutes: 120 },
  ]);
});

test('[RM6] Later asks for once more in an hour', () => {
  expect(commandsOf(REMINDER, 'later', MOMENT)).toEqual([
    {
      kind: 'quest.edit',
      v: 2,
      key: 'set:id-1',
      id: 'id-1',
      questId: 'q1',
      edits: { snoozedUntil: '2026-11-16T19:00:00.000Z' },
      day: '2026-11-16',
      at: '2026-11-16T18:00:00.000Z',
      utcOffsetMinutes: 120,
    },
  ]);
});

test('[RM7] when its day is over, a press opens the quest; so does one on a message without a quest', () => {
  const over = { ...REMINDER, untilMs: NOW };
  const { questId: _none, ...evening } = REMINDER;
  const { clear: _tooLong, ...bare } = REMINDER;
  expect(commandsOf(over, 'clear', MOMENT)).toBeUndefined();
  expect(commandsOf(over, 'later', MOMENT)).toBeUndefined();
  expect(commandsOf(evening, 'later', MOMENT)).toBeUndefined();
  expect(commandsOf(bare, 'clear', MOMENT)).toBeUndefined();
  expect(commandsOf(REMINDER, 'dance', MOMENT)).toBeUndefined();
});

test.each(['', 'null', '[]', '{"uid":1}', JSON.stringify({ ...REMINDER, path: 'https://x.test' })])(
  '[RM7] %s is no reminder, and a notification without one shows nothing of anybody',
  async (text) => {
    expect(readReminder(text)).toBeUndefined();
    const showNotification = vi.fn(async () => {});
    await showReminder(text, { showNotification });
    expect(showNotification).toHaveBeenCalledWith('Duskgate', expect.anything());
  },
);
