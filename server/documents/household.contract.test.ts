import { expect, test } from 'vitest';
import { daysTakenByTravel, hunterDay, type LastSeen } from '#rules/activity/hunter-day.ts';
import { addDays, type LocalDate, weekday } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { leapDrafts } from '#rules/commands/habit-commands.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { openDocument } from '#rules/document/stored-document.ts';
import { clearDrafts, tapDrafts } from '#rules/habits/act-drafts.ts';
import { habitIn, habitRenewals } from '#rules/habits/habit-board.ts';
import { runOn } from '#rules/habits/run.ts';
import { frequencyOf, type QuestSchedule } from '#rules/habits/schedule.ts';
import { standingOn } from '#rules/habits/standing.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import { restDraft } from '#rules/habits/term-drafts.ts';
import { adding } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { aUser, onSampledEngines } from '#server/testing/both-engines.ts';
import { DAY_MS, FakeClock, HOUR_MS } from '#server/testing/fake-clock.ts';
import { type Asked, everyDay, grouped, recount, xpOf } from '#server/testing/habit-recount.ts';
import { auditUser } from './audit-user.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument } from './read-document.ts';

const SESSIONS = 60;
const [HONOLULU, TONGA] = [-10 * 60, 13 * 60];
const FLIGHT = 20;
const VACATION = { first: 30, last: 36, toldOn: 33 };
const PHONE_OFF = { first: 40, last: 46 };
const GLASSES = { kind: 'atLeast', target: 800, unit: 'glasses' } as const;

/** One of two devices: it shows the server's document with its own unsent commands on it. */
class HouseholdDevice {
  #base = EMPTY_DOCUMENT;
  #unsent: Command[] = [];
  #seen: LastSeen | undefined;
  #ids = 0;

  readonly name: string;
  readonly database: Database;
  readonly userId: string;
  readonly clock: FakeClock;

  constructor(name: string, database: Database, userId: string, clock: FakeClock) {
    this.name = name;
    this.database = database;
    this.userId = userId;
    this.clock = clock;
  }

  view(): GameDocument {
    return fold(this.#base, this.#unsent);
  }

  today(offset: number): LocalDate {
    return hunterDay(this.view(), this.clock.nowMs(), offset);
  }

  newId(): string {
    this.#ids += 1;
    return `${this.name}-${this.#ids}`;
  }

  record(drafts: readonly CommandDraft[], day: LocalDate, utcOffsetMinutes: number): void {
    const stamp = { at: new Date(this.clock.nowMs()).toISOString(), day, utcOffsetMinutes };
    this.#unsent.push(...drafts.map((draft) => commandOf(draft, stamp)));
  }

  /** The app is opened: days that a flight leapt over, the login, and what comes back by itself. */
  wake(offset: number): LocalDate {
    const today = this.today(offset);
    const seen = this.#seen;
    const leapt = seen ? daysTakenByTravel(this.view(), seen, this.clock.nowMs(), offset) : [];
    for (const day of leapt)
      this.record([{ kind: 'hunter.login' }], day, seen?.utcOffsetMinutes ?? 0);
    this.record([...leapDrafts(leapt), { kind: 'hunter.login' }], today, offset);
    const due = habitRenewals(this.view(), today).byThemselves;
    this.record(
      due.map((one): CommandDraft => ({ kind: 'quest.add', ...one })),
      today,
      offset,
    );
    this.#seen = { day: today, utcOffsetMinutes: offset };
    return today;
  }

  /** Completes it if it is asked for today. */
  clear(root: string, offset: number): void {
    const today = this.today(offset);
    const habit = habitIn(this.view(), root);
    const { quest } = habit.chain;
    if (quest === undefined || standingOn(habit, today).kind !== 'due') return;
    const clear = clearDrafts(habit, quest, today);
    if (clear.ok) this.record(clear.value.drafts, today, offset);
  }

  tap(root: string, units: number, offset: number): void {
    const today = this.today(offset);
    const habit = habitIn(this.view(), root);
    const { quest } = habit.chain;
    if (quest === undefined) return;
    const tap = { id: this.newId(), n: units * 100 };
    this.record(tapDrafts(habit, quest, today, tap).drafts, today, offset);
  }

  async sync(): Promise<void> {
    const { database, clock, userId, name } = this;
    const push = { userId, deviceId: name, base: undefined, sentAtMs: clock.nowMs() };
    const { results } = await pushCommands(database, clock, { ...push, commands: this.#unsent });
    expect(results.filter(({ status }) => status === 'refused' || status === 'unknown')).toEqual(
      [],
    );
    this.#unsent = [];
    this.#base = openDocument((await readDocument(database, clock, userId)).document);
  }
}

const isBetween = (one: number, { first, last }: { first: number; last: number }) =>
  first <= one && one <= last;

function atTheLaptop(laptop: HouseholdDevice, session: number, offset: number): void {
  const today = laptop.wake(offset);
  laptop.tap('water', 3, offset);
  if (session === VACATION.toldOn) {
    const from = addDays(today, VACATION.first - session);
    const to = addDays(today, VACATION.last - session);
    laptop.record([restDraft({ id: 'vacation', from, to })], today, offset);
  }
  if (isBetween(session, VACATION)) return;
  const isDone: Readonly<Record<string, boolean>> = {
    gym: session % 11 !== 3,
    clean: session % 2 === 0,
    bills: session % 13 === 5,
    water: session % 5 !== 4,
    read: true,
  };
  for (const [root, isCleared] of Object.entries(isDone)) if (isCleared) laptop.clear(root, offset);
}

function onThePhone(phone: HouseholdDevice, session: number, offset: number): void {
  phone.wake(offset);
  phone.tap('water', 5, offset);
  if (!isBetween(session, VACATION) && session % 3 !== 2) phone.clear('run', offset);
  if (session % 9 === 1) phone.clear('gym', offset);
}

async function sixtyDays(database: Database) {
  const clock = new FakeClock();
  clock.pass(8 * HOUR_MS); // 20:00 UTC: in Honolulu 10:00 of the same day, in Tonga 09:00 of the next
  const userId = await aUser(database);
  const laptop = new HouseholdDevice('laptop', database, userId, clock);
  const phone = new HouseholdDevice('phone', database, userId, clock);
  const first = laptop.wake(HONOLULU);
  const schedules: Readonly<Record<string, QuestSchedule>> = {
    water: { per: 'day' },
    gym: { per: 'day', on: 0b0101010 },
    run: { per: 'week', times: 3, starts: 'monday' },
    clean: { per: 'span', days: 3, from: first },
    bills: { per: 'month', times: 2 },
  };
  const adds = Object.entries(schedules).map(([root, schedule]) =>
    adding(root, {
      schedule,
      frequency: frequencyOf(schedule),
      renewal: 'dawn',
      ...(root === 'water' && { goal: GLASSES }),
    }),
  );
  laptop.record([...adds, adding('read', { renewal: 'dawn' })], first, HONOLULU);
  await laptop.sync();
  await phone.sync();

  for (let session = 0; session < SESSIONS; session += 1) {
    const offset = session < FLIGHT ? HONOLULU : TONGA;
    atTheLaptop(laptop, session, offset);
    if (!isBetween(session, PHONE_OFF)) {
      onThePhone(phone, session, offset);
      if (session % 3 === 0 && session !== PHONE_OFF.first - 1) await phone.sync();
    }
    await laptop.sync();
    clock.pass(DAY_MS);
  }
  await phone.sync();
  await laptop.sync();
  return { laptop, phone, userId, clock, first, last: laptop.today(TONGA) };
}

function askedOf(root: string, days: readonly string[]): Asked {
  const one = { wholeLength: () => 1, times: 1, isDaily: true, perDays: 1, perClears: 1 };
  const singles = days.map((day) => [day]);
  if (root === 'gym') return { ...one, groups: singles, perDays: 7, perClears: 3 };
  if (root === 'run') {
    const groups = grouped(days, (day) => weekday(day as LocalDate) === 1);
    return { groups, wholeLength: () => 7, times: 3, isDaily: false, perDays: 7, perClears: 3 };
  }
  if (root === 'clean') {
    const groups = grouped(days, (_day, index) => index % 3 === 0);
    return { groups, wholeLength: () => 3, times: 1, isDaily: false, perDays: 3, perClears: 1 };
  }
  if (root === 'bills') {
    const groups = grouped(days, (day) => day.endsWith('-01'));
    const wholeLength = ([day = '']: readonly string[]) =>
      new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
    return { groups, wholeLength, times: 2, isDaily: false, perDays: 30, perClears: 2 };
  }
  return { ...one, groups: singles };
}

onSampledEngines((database) => {
  test('[HB9] [HB14] [HB19] [HB21] [HB22] sixty days of a household: two devices, the server and a recount by hand end with the same figures', async () => {
    const { laptop, phone, userId, clock, first, last } = await sixtyDays(database());
    const { document: served } = await readDocument(database(), clock, userId);
    const server = openDocument(served);
    expect(laptop.view()).toEqual(phone.view());
    expect(laptop.view()).toEqual(server);
    const audit = await database()
      .db.transaction()
      .execute((trx) => auditUser(trx, userId));
    expect(audit).toEqual([]);

    const rows = await database()
      .db.selectFrom('game_commands')
      .select('body')
      .where('user_id', '=', userId)
      .orderBy('rev', 'asc')
      .execute();
    const log = rows.map(({ body }): Command => JSON.parse(body));
    expect(server.lifetimeXp).toBe(xpOf(log));
    expect(log.map(({ key }) => key)).toContain('set:leap.2031-05-26');
    // The days that come after today belong to groups that are not over.
    const ahead = everyDay(first, addDays(last, 31));
    const days = everyDay(first, last);
    for (const root of ['water', 'gym', 'run', 'clean', 'bills', 'read']) {
      const habit = habitIn(server, root);
      const isWanted = (day: string) =>
        root !== 'gym' || [1, 3, 5].includes(weekday(day as LocalDate));
      const target = root === 'water' ? { target: GLASSES.target } : {};
      const asked = askedOf(root, ahead);
      const { strength, streak, ...run } = recount({ log, root, days, asked, isWanted, ...target });
      expect({ root, ...runOn(habit, last) }).toEqual({ root, ...run });
      expect(strengthOn(habit, last)).toBeCloseTo(strength, 9);
      expect(chainOf(server, root).doneCount).toBe(streak);
      expect(streak).toBeGreaterThan(root === 'bills' ? 3 : 9);
    }
    expect(boardOf(server)).toHaveLength(6);
  });
});
