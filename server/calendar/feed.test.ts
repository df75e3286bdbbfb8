import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { isRestDay } from '#rules/habits/calendar.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { standingOn } from '#rules/habits/standing.ts';
import { adding, day, done, editing, finishing } from '#rules/testing/builders.ts';
import { anySchedule } from '#rules/testing/habit-arbitraries.ts';
import { sample } from '#rules/testing/sample.ts';
import { type CalendarEvent, calendarEvents } from './events.ts';
import { icsOf } from './ics.ts';

const TODAY = day('2026-11-16'); // a Monday

function playedUntilToday(...drafts: readonly CommandDraft[]): GameDocument {
  return fold(
    EMPTY_DOCUMENT,
    drafts.map((draft) => done(draft, TODAY)),
  );
}

function feedOf(events: readonly CalendarEvent[], revision = 7): string {
  const nowMs = Date.parse('2026-11-16T08:00:00Z');
  return icsOf({ name: 'Duskgate', events, revision, nowMs, publicUrl: 'https://q.example.org' });
}

function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

const dueOf = (document: GameDocument) =>
  calendarEvents(document, TODAY).filter(({ id }) => id.startsWith('due-'));

test('[CF2] a daily quest stands on each of the next 28 days from today on, and not on a day that was cleared', () => {
  const open = playedUntilToday(adding('q', { title: 'Read' }));
  expect(dueOf(open).map(({ first }) => first)).toEqual(
    Array.from({ length: 28 }, (_, ahead) => addDays(TODAY, ahead)),
  );
  const cleared = fold(open, [done(finishing('q'), TODAY)]);
  expect(dueOf(cleared)[0]?.first).toBe('2026-11-17');
  expect(calendarEvents(cleared, TODAY).at(-1)).toMatchObject({
    first: TODAY,
    summary: '✓ Read',
    lasts: { days: 1 },
  });
});

test('[CF2] three times a week is one event over the rest of each week that says how far it is', () => {
  const schedule = { per: 'week', times: 3, starts: 'monday' } as const;
  const document = playedUntilToday(adding('q', { title: 'Run', frequency: 'weekly', schedule }));
  const [first, second] = dueOf(document);
  expect(first).toMatchObject({ first: TODAY, lasts: { days: 7 }, summary: 'Run (0 of 3)' });
  expect(second).toMatchObject({ first: '2026-11-23', lasts: { days: 7 } });
});

test('[CF2] a quest with a time of day stands at that time on the wall, for as long as it takes', () => {
  const document = playedUntilToday(
    adding('q', { title: 'Read', estimatedPomodoros: 2 }),
    editing('e1', { remindAt: '07:30' }, 'q'),
  );
  const [event] = parsed(feedOf(dueOf(document)));
  expect(event?.startDate.toString()).toBe('2026-11-16T07:30:00');
  expect(event?.startDate.zone.tzid).toBe('floating');
  expect(event?.duration.toSeconds()).toBe(50 * 60);
});

test('[CF2] rest days, archived quests and milestones are in no calendar; a renamed quest has its new name', () => {
  const document = playedUntilToday(
    adding('q', { title: 'Read' }),
    adding('m', { title: 'Finish the book', frequency: 'milestone' }),
    adding('a', { title: 'Old' }),
    editing('e1', { isArchived: true }, 'a'),
    editing('e2', { title: 'Read more' }, 'q'),
    { kind: 'hunter.rest', id: 'r', from: TODAY, to: addDays(TODAY, 2), isResting: true },
  );
  const due = dueOf(document);
  expect(new Set(due.map(({ summary }) => summary))).toEqual(new Set(['Read more']));
  expect(due[0]?.first).toBe('2026-11-19');
});

test('[CF2] whatever the schedule, an event stands on a day exactly where the rules ask for a clear', () => {
  const asks = fc.property(anySchedule, fc.integer({ min: 0, max: 400 }), (schedule, ago) => {
    const began = addDays(TODAY, -ago);
    const plan = { frequency: 'daily', schedule } as const;
    const document = fold(EMPTY_DOCUMENT, [done(adding('q', plan), began)]);
    const habit = habitIn(document, 'q');
    const covered = new Set<LocalDate>();
    for (const { first, lasts } of dueOf(document)) {
      const days = 'days' in lasts ? lasts.days : 1;
      for (let at = 0; at < days; at += 1) covered.add(addDays(first, at));
    }
    for (let ahead = 0; ahead < 28; ahead += 1) {
      const on = addDays(TODAY, ahead);
      const isDue = standingOn(habit, on).kind === 'due' && !isRestDay(habit, dayNumber(on));
      expect(covered.has(on)).toBe(isDue);
    }
  });
  fc.assert(asks, { numRuns: sample(60, 2_000) });
});

test('[CF3] what programs need is there: bytes per line, line ends, escapes, stable ids, a number that rises', () => {
  const title = 'Стихи; а, б \\ 🌘'.repeat(8).slice(0, 90);
  const events = dueOf(playedUntilToday(adding('q', { title, description: 'one\ntwo, three' })));
  const text = feedOf(events);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n�]/);
  }
  const [first] = parsed(text);
  expect(first?.summary).toBe(title);
  expect(first?.description).toBe('one\ntwo, three');
  expect(first?.sequence).toBe(7);
  expect(first?.uid).toBe('due-q-2026-11-16@q.example.org');
  for (const head of ['METHOD:PUBLISH', 'X-PUBLISHED-TTL:PT6H', 'TRANSP:TRANSPARENT', 'DTSTAMP:']) {
    expect(text).toContain(head);
  }
  const ids = parsed(text).map(({ uid }) => uid);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[CF3] no text of a hunter becomes a line of its own', () => {
  const letters = [
    'a',
    ' ',
    '\r',
    '\n',
    ';',
    ',',
    ':',
    '\\',
    '🌘',
    '\u0085',
    '\u2028',
    'END:VEVENT',
  ];
  const anyText = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 });
  const isOneEvent = fc.property(anyText, (said) => {
    const events = [
      { id: 'x', first: TODAY, lasts: { days: 1 }, summary: said, description: said, path: '/' },
    ];
    const [event, ...others] = parsed(feedOf(events));
    expect(others).toEqual([]);
    expect(event?.uid).toBe('x@q.example.org');
    expect(event?.summary).toBe(said.replaceAll(/\r\n?/g, '\n').replaceAll('\u0085', ''));
  });
  fc.assert(isOneEvent, { numRuns: sample(40, 2_000) });
});

test('[CF2] a thousand quests stay within 8,000 events and a week is always there', () => {
  const drafts = Array.from({ length: 1_000 }, (_, at) => adding(`q${at}`, { title: `Q ${at}` }));
  const due = dueOf(playedUntilToday(...drafts));
  expect(due.length).toBeLessThanOrEqual(8_000);
  expect(due.filter(({ first }) => first === addDays(TODAY, 6))).toHaveLength(1_000);
});
