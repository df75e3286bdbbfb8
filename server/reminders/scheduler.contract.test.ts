import { beforeEach, expect, test } from 'vitest';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import type { ReminderMessage } from '#rules/reminders/message.ts';
import { adding, day, editing, finishing } from '#rules/testing/builders.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { aHunter, anAccountsKit, aSignIn } from '#server/testing/accounts-kit.ts';
import { onBothEngines } from '#server/testing/both-engines.ts';
import { FakeClock, HOUR_MS, START_MS } from '#server/testing/fake-clock.ts';
import { fakeBrowser } from '#server/testing/fake-push-service.ts';
import type { SendToDevice } from './deliver.ts';
import { keepDevice } from './devices.ts';
import { planFor } from './plans.ts';
import { unsaidCounts } from './said.ts';
import { createScheduler } from './scheduler.ts';

/** 15:00 in Vilnius, on the sixth of May 2031. */
const TODAY = day('2031-05-06');
const ZONE = 'Europe/Vilnius';
const MINUTE_MS = 60_000;

onBothEngines((database) => {
  /** Nobody of the test before is reminded. */
  beforeEach(async () => {
    await database().db.deleteFrom('reminder_plans').execute();
    await database().db.deleteFrom('reminders_said').execute();
  });

  /** A user with a device, who is reminded, and servers that remind. */
  async function aRemindedHunter(...drafts: readonly CommandDraft[]) {
    const clock = new FakeClock();
    const { accounts } = await anAccountsKit(database(), { clock });
    const hunter = await aHunter(accounts);
    const userId = hunter.uid;
    const browser = fakeBrowser(`https://push.example/${userId}`);
    const sent: { readonly endpoint: string; readonly message: ReminderMessage }[] = [];
    const logged: string[] = [];
    const send: SendToDevice = async ({ endpoint }, message) => {
      if (message.uid === userId) sent.push({ endpoint, message });
      return 'taken';
    };
    let ids = 0;
    const world = {
      clock,
      accounts,
      hunter,
      userId,
      sent,
      logged,
      titles: () => sent.map(({ message }) => message.title),
      push: (...acts: readonly CommandDraft[]) =>
        pushCommands(database(), clock, {
          userId,
          deviceId: 'd1',
          base: undefined,
          sentAtMs: clock.nowMs(),
          commands: acts.map((draft) =>
            commandOf(draft, {
              at: new Date(clock.nowMs()).toISOString(),
              day: TODAY,
              utcOffsetMinutes: 180,
            }),
          ),
        }),
      remind: (remindAt: string, questId = 'q1') => {
        ids += 1;
        return editing(`r${ids}-${questId}`, { remindAt }, questId);
      },
      server: (how: SendToDevice = send) =>
        createScheduler({
          database: database(),
          clock,
          limits: DEFAULT_LIMITS,
          send: how,
          log: (event, count) => logged.push(`${event} ${count}`),
          onFault: (cause) => {
            throw cause;
          },
        }),
      send,
    };
    await world.push(adding('q1'), ...drafts);
    await keepDevice(
      database().db,
      hunter.caller,
      { endpoint: browser.endpoint, ...browser.keys },
      new Date(START_MS).toISOString(),
    );
    await planFor(database(), clock, userId, ZONE);
    return world;
  }

  test('[RM1] [RM4] [RM13] a reminder is sent once when its time has come, whoever looks how often', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const servers = [world.server(), world.server(), world.server()];
    const tickAll = () => Promise.all(servers.map(({ tick }) => tick()));
    await tickAll();
    expect(world.sent).toEqual([]);
    world.clock.pass(30 * MINUTE_MS);
    await tickAll();
    await tickAll();
    world.clock.pass(HOUR_MS);
    await tickAll();
    expect(world.titles()).toEqual(['Read ten pages']);
    expect(world.sent[0]?.message).toMatchObject({
      uid: world.userId,
      kind: 'quest',
      questId: 'q1',
      day: TODAY,
      open: 1,
      path: '/quests/q1',
      untilMs: Date.parse('2031-05-06T21:00:00.000Z'),
      clear: { label: 'Clear', commands: [{ key: 'done:q1', v: 1, day: TODAY }] },
    });
  });

  test('[RM2] a quest that is cleared a moment before is not said, and one whose time is chosen anew is', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const { tick } = world.server();
    world.clock.pass(29 * MINUTE_MS);
    await world.push(finishing('q1'));
    world.clock.pass(2 * MINUTE_MS);
    await tick();
    expect(world.sent).toEqual([]);
    await world.push(adding('q2', { title: 'Walk' }), world.remind('15:40', 'q2'));
    world.clock.pass(10 * MINUTE_MS);
    await tick();
    await world.push(world.remind('15:50', 'q2'));
    world.clock.pass(10 * MINUTE_MS);
    await tick();
    expect(world.titles()).toEqual(['Walk', 'Walk']);
  });

  test('[RM4] a push between the moment and the look takes no reminder away', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    world.clock.pass(30 * MINUTE_MS + 1_000);
    await world.push(adding('q2'));
    await world.server().tick();
    expect(world.titles()).toEqual(['Read ten pages']);
  });

  test('[RM4] [RM5] a clock that jumps ahead and back says nothing twice, and goes on', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const server = world.server();
    world.clock.pass(30 * MINUTE_MS);
    await server.tick();
    world.clock.pass(-HOUR_MS);
    await server.tick();
    world.clock.pass(HOUR_MS);
    await server.tick();
    expect(world.sent).toHaveLength(1);
    const before = await unsaidCounts(database().db);
    world.clock.pass(30 * HOUR_MS); // late for tomorrow by more than an hour
    await server.tick();
    expect(world.logged).toEqual(['reminders-late 1']);
    expect((await unsaidCounts(database().db)).late).toBe(before.late + 1);
    world.clock.pass(-29 * HOUR_MS);
    await server.tick();
    world.clock.pass(23 * HOUR_MS);
    await world.server().tick();
    expect(world.sent).toHaveLength(2);
  });

  test('[RM5] one that a killed server had claimed is not sent again, and is counted', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    world.clock.pass(30 * MINUTE_MS);
    let onKilled = () => {};
    const killed = new Promise<void>((resolve) => {
      onKilled = resolve;
    });
    const never = world.server(() => {
      onKilled();
      return new Promise<never>(() => {});
    });
    never.tick().catch(() => {});
    await killed;
    const before = await unsaidCounts(database().db);
    const other = world.server();
    await other.tick();
    world.clock.pass(2 * MINUTE_MS);
    await other.tick();
    expect(world.sent).toEqual([]);
    expect(world.logged).toEqual(['reminders-lost 1']);
    expect((await unsaidCounts(database().db)).lost).toBe(before.lost + 1);
    world.clock.pass(4 * MINUTE_MS);
    await other.tick();
    expect((await unsaidCounts(database().db)).lost).toBe(before.lost + 1);
  });

  test('[RM5] a server that slept for hours says what is less than an hour late, and counts the rest', async () => {
    const world = await aRemindedHunter(
      editing('r', { remindAt: '15:30' }),
      adding('q2', { title: 'Walk' }),
      editing('r2', { remindAt: '19:30' }, 'q2'),
    );
    world.clock.pass(5 * HOUR_MS);
    await world.server().tick();
    expect(world.titles()).toEqual(['Walk']);
    expect(world.logged).toEqual(['reminders-late 1']);
  });

  test('[RM6] Later is said once more after its hour, and the evening word once a day', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const { tick } = world.server();
    world.clock.pass(30 * MINUTE_MS);
    await tick();
    const snoozedUntil = new Date(world.clock.nowMs() + HOUR_MS).toISOString();
    await world.push(editing('later', { snoozedUntil }), {
      kind: 'hunter.settings',
      id: 'evening',
      settings: { eveningAt: '17:00' },
    });
    world.clock.pass(59 * MINUTE_MS);
    await tick();
    expect(world.titles()).toHaveLength(1);
    world.clock.pass(MINUTE_MS);
    await tick();
    world.clock.pass(HOUR_MS / 2);
    await tick();
    expect(world.titles()).toEqual(['Read ten pages', 'Read ten pages', 'One quest is still open']);
  });

  test('[RM4] in another zone the same time of the same day is not said again', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const { tick } = world.server();
    world.clock.pass(30 * MINUTE_MS);
    await tick();
    await planFor(database(), world.clock, world.userId, 'Europe/London');
    world.clock.pass(2 * HOUR_MS);
    await tick();
    expect(world.sent).toHaveLength(1);
  });

  test('[RM8] every device is told; a session that has ended takes its device along', async () => {
    const world = await aRemindedHunter(editing('r', { remindAt: '15:30' }));
    const phone = await aSignIn(world.accounts, world.hunter.email);
    const browser = fakeBrowser('https://push.example/phone');
    await keepDevice(
      database().db,
      phone.caller,
      { endpoint: browser.endpoint, ...browser.keys },
      new Date(START_MS).toISOString(),
    );
    world.clock.pass(30 * MINUTE_MS);
    await world.server().tick();
    expect(new Set(world.sent.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['https://push.example/phone', `https://push.example/${world.userId}`]),
    );
    expect(world.sent).toHaveLength(2);
    await world.accounts.signOut({ cookieHeader: world.hunter.cookie });
    await world.push(world.remind('16:00'));
    world.clock.pass(30 * MINUTE_MS);
    await world.server().tick();
    expect(world.sent.map(({ endpoint }) => endpoint).slice(2)).toEqual([
      'https://push.example/phone',
    ]);
    await world.accounts.endOtherSessions({ ...phone.caller, sessionId: 'none' });
    await world.push(world.remind('16:10'));
    world.clock.pass(10 * MINUTE_MS);
    await world.server().tick();
    expect(world.sent).toHaveLength(3);
    const plans = await database()
      .db.selectFrom('reminder_plans')
      .select('user_id')
      .where('user_id', '=', world.userId)
      .execute();
    expect(plans).toEqual([]);
  });

  test.each([
    ['gone', 1],
    ['failed', 20],
  ] as const)('[RM8] a device that is %s is forgotten after %i calls', async (outcome, calls) => {
    const world = await aRemindedHunter();
    let callCount = 0;
    const { tick } = world.server(async (_device, { uid }) => {
      if (uid === world.userId) callCount += 1;
      return outcome;
    });
    for (let call = 1; call <= calls + 1; call += 1) {
      const at = new Date(world.clock.nowMs() + 3 * HOUR_MS + MINUTE_MS).toISOString();
      await world.push(world.remind(at.slice(11, 16)));
      world.clock.pass(MINUTE_MS);
      await tick();
    }
    expect(callCount).toBe(calls);
  });
});
