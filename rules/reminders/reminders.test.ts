import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import {
  adding,
  after,
  day,
  done,
  editing,
  finishing,
  onlyQuest,
} from '#rules/testing/builders.ts';
import { anySchedule } from '#rules/testing/habit-arbitraries.ts';
import { sample } from '#rules/testing/sample.ts';
import {
  clearOn,
  endOfDay,
  nextLook,
  openCount,
  type Reminder,
  remindersBetween,
} from './reminders.ts';

const ZONE = 'Europe/Vilnius'; // two hours ahead of UTC in November
const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(`${text}:00.000Z`);
const remind = (remindAt: string, questId = 'q1') => editing(`r-${questId}`, { remindAt }, questId);
const evening = (eveningAt: string): CommandDraft => ({
  kind: 'hunter.settings',
  id: 'evening',
  settings: { eveningAt },
});

/** What is said from one time of 2026-11 to another, in UTC. */
function said(document: GameDocument, from: string, to: string, zone = ZONE): readonly string[] {
  return remindersBetween({ document, zone }, at(`2026-11-${from}`), at(`2026-11-${to}`)).map(
    ({ subject, day: on, slot, atMs }) =>
      [subject || 'evening', on, slot, new Date(atMs).toISOString().slice(11, 16)].join(' '),
  );
}

test('[RM1] [RM2] a quest is said at its time of the hunter’s zone, on each day on which it is open', () => {
  const document = after(adding('q1'), remind('07:30'));
  expect(said(document, '15T05:29', '15T05:30')).toEqual(['q1 2026-11-15 07:30 05:30']);
  expect(said(document, '15T05:31', '16T05:29')).toEqual([]);
  expect(said(document, '16T00:00', '17T23:59')).toEqual([
    'q1 2026-11-16 07:30 05:30',
    'q1 2026-11-17 07:30 05:30',
  ]);
  expect(said(after(adding('q1')), '15T00:00', '17T00:00')).toEqual([]);
  expect(said(after(adding('q1'), remind('07:30'), remind('')), '15T00:00', '17T00:00')).toEqual(
    [],
  );
});

test('[RM2] what is cleared, archived, removed, resting or asked for on another day is not said', () => {
  const one = [adding('q1'), remind('07:30')];
  const on15 = ['15T00:00', '15T23:00'] as const;
  expect(said(after(...one, finishing('q1')), ...on15)).toEqual([]);
  expect(said(after(...one, editing('a', { isArchived: true })), ...on15)).toEqual([]);
  expect(said(after(...one, { kind: 'quest.remove', questId: 'q1' }), ...on15)).toEqual([]);
  const rest: CommandDraft = {
    kind: 'hunter.rest',
    id: 'rest',
    from: day('2026-11-15'),
    to: day('2026-11-16'),
    isResting: true,
  };
  expect(said(after(...one, rest), '15T00:00', '17T23:00')).toEqual(['q1 2026-11-17 07:30 05:30']);
  // 15 November 2026 is a Sunday.
  const mondays = after(adding('q1', { schedule: { per: 'day', on: 0b0000010 } }), remind('07:30'));
  expect(said(mondays, '15T00:00', '18T00:00')).toEqual(['q1 2026-11-16 07:30 05:30']);
});

test('[RM2] a daily that was cleared yesterday is open again, unless it never comes back', () => {
  const one = [adding('q1'), remind('07:30'), finishing('q1')];
  const on16 = ['16T00:00', '16T23:00'] as const;
  expect(said(after(...one), ...on16)).toEqual(['q1 2026-11-16 07:30 05:30']);
  expect(said(after(...one, editing('n', { renewal: 'never' })), ...on16)).toEqual([]);
});

test('[RM2] before dawn it is still yesterday: a time of the night belongs to the day that it ends', () => {
  const dawn: CommandDraft = { kind: 'hunter.settings', id: 'dawn', settings: { dawnHour: 4 } };
  const night = after(adding('q1'), remind('01:30'), dawn);
  expect(said(night, '15T20:00', '16T02:00')).toEqual(['q1 2026-11-15 01:30 23:30']);
  const cleared = fold(night, [done(finishing('q1'), day('2026-11-15'))]);
  expect(said(cleared, '15T20:00', '16T02:00')).toEqual([]);
  expect(endOfDay({ document: night, zone: ZONE }, day('2026-11-15'))).toBe(at('2026-11-16T02:00'));
});

test('[RM1] the evening word is one for the whole day, and only while something is open', () => {
  const quests = [adding('q1'), adding('q2'), evening('20:30')];
  expect(said(after(...quests), '15T00:00', '15T23:00')).toEqual([
    'evening 2026-11-15 20:30 18:30',
  ]);
  expect(openCount(after(...quests, finishing('q1')), day('2026-11-15'))).toBe(1);
  const all = after(...quests, finishing('q1'), finishing('q2'));
  expect(said(all, '15T00:00', '15T23:00')).toEqual([]);
  expect(said(after(adding('q1'), adding('q2')), '15T00:00', '15T23:00')).toEqual([]);
  expect(said(after(...quests, evening('')), '15T00:00', '15T23:00')).toEqual([]);
});

test('[RM6] Later is once more at its instant, if the quest is still open then', () => {
  const later = editing('later', { snoozedUntil: '2026-11-15T06:40:00.000Z' });
  const document = after(adding('q1'), remind('07:30'), later);
  expect(said(document, '15T06:00', '15T07:00')).toEqual([
    'q1 2026-11-15 2026-11-15T06:40:00.000Z 06:40',
  ]);
  expect(said(fold(document, [done(finishing('q1'))]), '15T06:00', '15T07:00')).toEqual([]);
});

test('[RM4] a journey west makes a day longer: its times come again on the clock, under the same day and slot', () => {
  const login: CommandDraft = { kind: 'hunter.login' };
  const document = fold(after(adding('q1'), remind('20:00')), [done(login, day('2026-11-17'))]);
  const keys = (zone: string) =>
    remindersBetween({ document, zone }, at('2026-11-16T10:00'), at('2026-11-18T06:00')).map(
      ({ day: on, slot }) => `${on} ${slot}`,
    );
  expect(keys('Asia/Tokyo')).toEqual(['2026-11-17 20:00', '2026-11-17 20:00']);
  expect(keys('America/Los_Angeles')).toEqual(['2026-11-17 20:00', '2026-11-17 20:00']);
});

test('[RM7] Clear records what one tap on the row records, on the day of the reminder', () => {
  const plain = after(adding('q1'), finishing('q1'));
  const renewed = clearOn(plain, onlyQuest(plain), day('2026-11-16'));
  expect(renewed?.drafts.map(({ kind }) => kind)).toEqual(['quest.add', 'quest.done']);
  expect(renewed?.questId).toBe('q1@2026-11-16');
  expect(clearOn(plain, onlyQuest(plain), day('2026-11-15'))).toBeUndefined();
  const glasses = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;
  const tracked = after(adding('q2', { goal: glasses, schedule: { per: 'day' } }));
  const all = clearOn(tracked, onlyQuest(tracked), day('2026-11-15'));
  expect(all?.drafts.map(({ kind }) => kind)).toEqual(['quest.amount', 'quest.done']);
});

const keyOf = ({ subject, day: on, slot }: Reminder) => `${subject}|${on}|${slot}`;

test('[RM2] [RM4] [RM13] looking only at the planned moments says all that is to be said, and nothing else', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const zones = fc.constantFrom(ZONE, 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia');
  const habit = fc.record({ schedule: anySchedule, remindAt: time });
  fc.assert(
    fc.property(
      zones,
      fc.array(habit, { minLength: 1, maxLength: 3 }),
      fc.option(time),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom('2026-03-25', '2026-10-01', '2026-10-22', '2026-11-13'),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 5, maxLength: 5 }),
      (zone, habits, eveningAt, dawnHour, start, delays) => {
        const since = day('2026-03-01');
        const drafts: CommandDraft[] = habits.flatMap(({ schedule, remindAt }, index) => [
          adding(`q${index}`, { schedule, renewal: 'dawn' }),
          remind(remindAt, `q${index}`),
        ]);
        const settings = { dawnHour, ...(eveningAt && { eveningAt }) };
        const document = fold(after(), [
          ...drafts.map((draft) => done(draft, since)),
          done({ kind: 'hunter.settings', id: 's', settings }, since),
        ]);
        const reminded = { document, zone };
        const fromMs = Date.parse(`${start}T00:00:00.000Z`);
        const toMs = fromMs + 8 * 24 * HOUR_MS;
        const found: string[] = [];
        let look = nextLook(reminded, fromMs);
        for (let step = 0; look !== undefined && look <= toMs; step += 1) {
          // A tick comes some minutes after the moment.
          const nowMs = look + (delays[step % delays.length] ?? 1) * 60_000;
          found.push(...remindersBetween(reminded, look, nowMs).map(keyOf));
          look = nextLook(reminded, nowMs + 1);
        }
        const all = remindersBetween(reminded, fromMs, toMs).map(keyOf);
        const ended = remindersBetween(reminded, toMs + 1, toMs + 2 * HOUR_MS).map(keyOf);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((key) => !ended.includes(key)).sort()).toEqual(
          [...new Set(all)].sort(),
        );
      },
    ),
    { numRuns: sample(40, 1_000), seed: 11 },
  );
}, 600_000);

test('[RM13] who asked for no reminder is never looked at, and who is all done not before tomorrow', () => {
  const now = at('2026-11-15T10:00');
  expect(nextLook({ document: after(adding('q1')), zone: ZONE }, now)).toBeUndefined();
  const done15 = after(adding('q1'), remind('20:00'), finishing('q1'));
  expect(nextLook({ document: done15, zone: ZONE }, now)).toBe(at('2026-11-16T18:00'));
  const milestone = after(
    adding('q1', { frequency: 'milestone' }),
    remind('20:00'),
    finishing('q1', { frequency: 'milestone' }),
  );
  expect(nextLook({ document: milestone, zone: ZONE }, now)).toBe(now + 24 * HOUR_MS);
  expect(remindersBetween({ document: done15, zone: ZONE }, now, now + HOUR_MS)).toEqual([]);
});
