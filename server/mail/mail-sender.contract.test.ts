import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { readMailSetting } from '#server/startup/mail-setting.ts';
import { SECRET } from '#server/testing/accounts-kit.ts';
import { aUser, onSampledEngines } from '#server/testing/both-engines.ts';
import { FakeClock, HOUR_MS } from '#server/testing/fake-clock.ts';
import { type FakeMailServer, startFakeMailServer } from '#server/testing/fake-mail-server.ts';
import { createMailQueue, MAILS_PER_HOUR } from './mail-queue.ts';
import { createMailSender, type MailEvent } from './mail-sender.ts';
import { sendBySmtp } from './smtp.ts';

const LIMITS = { mailTickMs: 10, mailsAtOnce: 4 };
/** So long a mail server that answers has for one mail, and so long one that never does. */
const MAIL_MS = 20_000;
const HOPELESS_MS = 400;
const WORDS = { subject: 'The gate é', text: `A line.\n${'long '.repeat(40)}\nEnd.\n` };

let server: FakeMailServer;
beforeAll(async () => {
  server = await startFakeMailServer();
});
afterAll(() => server.close());
beforeEach(() => server.be('takes'));

function settingFor(url: string) {
  const problems: string[] = [];
  const environment = { SMTP_URL: url, MAIL_FROM: 'Gate <gate@example.test>', PUBLIC_URL: 'x' };
  const setting = readMailSetting(environment, problems);
  if (setting === undefined) throw new Error(problems.join());
  return setting;
}

test('[SI23] outside of a private network nothing is said to a mail server that proves nothing of itself', async () => {
  const setting = { ...settingFor(server.url), isPrivate: false };
  const letter = { id: 'm', to: 'ana@example.test', writtenMs: Date.now(), ...WORDS };
  const before = server.received.length;
  expect(await sendBySmtp(setting, letter, MAIL_MS)).toMatchObject({ kind: 'down' });
  expect(server.received).toHaveLength(before);
});

let addressCount = 0;

onSampledEngines((database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('mails').execute();
  });

  async function aSender(
    opened: Database = database(),
    { url = server.url, secret = SECRET, clock = new FakeClock() } = {},
  ) {
    const { db, engine } = opened;
    const queue = createMailQueue({ secret, engine, clock });
    const events: MailEvent[] = [];
    const kit = { mailMs: MAIL_MS };
    const sender = createMailSender({
      db,
      clock,
      queue,
      limits: LIMITS,
      send: (letter) => sendBySmtp(settingFor(url), letter, kit.mailMs),
      onEvent: (event) => events.push(event),
      onFault: (cause) => {
        throw cause;
      },
    });
    return Object.assign(kit, { db, clock, queue, sender, events });
  }

  async function aMail(kit: Awaited<ReturnType<typeof aSender>>, usefulMs = HOUR_MS) {
    addressCount += 1;
    const to = `ana.${addressCount}.${process.pid}@example.test`;
    const userId = await aUser(database());
    const mail = { userId, kind: 'reset', to, words: WORDS, usefulMs } as const;
    const add = () => kit.db.transaction().execute((trx) => kit.queue.add(trx, mail));
    expect(await add()).toBe(true);
    const row = () =>
      kit.db.selectFrom('mails').selectAll().where('user_id', '=', userId).executeTakeFirst();
    const arrived = () => server.received.filter(({ to: [first] }) => first === to);
    return { to, userId, mail, add, row, arrived };
  }

  test('[SI21] [SI28] a mail goes to its one address, encrypted where it can be, marked as made by a machine', async () => {
    const kit = await aSender();
    const { arrived, row, to } = await aMail(kit);
    await kit.sender.tick();
    expect(arrived()).toMatchObject([
      { from: 'gate@example.test', to: [to], text: WORDS.text, isEncrypted: true },
    ]);
    const [{ headers = '' } = {}] = arrived();
    expect(headers).toMatch(/^From: Gate <gate@example\.test>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(await row()).toMatchObject({ state: 'sent', sealed: '', attempts: 1 });
    await kit.sender.tick();
    expect(arrived()).toHaveLength(1);
  });

  test('[SI22] what lies in the database tells neither address nor words, and another secret opens nothing', async () => {
    const kit = await aSender();
    const { row, to, arrived } = await aMail(kit);
    const text = JSON.stringify(await row());
    for (const hidden of [to, 'ana', WORDS.subject, 'A line']) expect(text).not.toContain(hidden);
    const other = await aSender(database(), { secret: `${SECRET}!`, clock: kit.clock });
    await other.sender.tick();
    expect(await row()).toMatchObject({ state: 'given-up', outcome: 'unreadable' });
    expect(arrived()).toEqual([]);
  });

  test.each([
    ['silent', 'ETIMEDOUT'],
    ['silent-at-the-end', 'ETIMEDOUT'],
    ['drips', 'ETIMEDOUT'],
    ['cuts', 'ECONNECTION'],
  ] as const)(
    '[SI21] a mail server that %s is left alone for longer and longer, then gets the mail',
    async (behaviour, outcome) => {
      const kit = await aSender();
      const { arrived, row } = await aMail(kit);
      server.be(behaviour);
      if (outcome === 'ETIMEDOUT') kit.mailMs = HOPELESS_MS;
      const startedAt = performance.now();
      await kit.sender.tick();
      expect(performance.now() - startedAt).toBeLessThan(kit.mailMs + 3_000);
      expect(kit.events).toEqual([{ event: 'mail-failing', outcome }]);
      expect(await row()).toMatchObject({ state: 'waiting', outcome });
      const visits = server.visits();
      kit.clock.pass(4_000);
      await kit.sender.tick();
      expect(server.visits()).toBe(visits);
      kit.clock.pass(1_001);
      await kit.sender.tick();
      expect(server.visits()).toBe(visits + 1);
      kit.clock.pass(6_000);
      await kit.sender.tick();
      expect(server.visits()).toBe(visits + 1);
      server.be('takes');
      kit.mailMs = MAIL_MS;
      kit.clock.pass(5_000);
      await kit.sender.tick();
      expect(arrived()).toHaveLength(1);
      expect(kit.events.map(({ event }) => event)).toEqual(['mail-failing', 'mail-working']);
    },
  );

  test('[SI21] a mail server that is away, or does not know the password, costs no mail', async () => {
    for (const [url, outcome] of [
      ['smtp://127.0.0.1:9', 'ESOCKET'],
      [server.url.replace('canary', 'other'), 'EAUTH'],
    ] as const) {
      const away = await aSender(database(), { url });
      const { row, arrived } = await aMail(away);
      await away.sender.tick();
      expect(away.events).toEqual([{ event: 'mail-failing', outcome }]);
      expect(await row()).toMatchObject({ state: 'waiting' });
      away.clock.pass(6_000);
      const back = await aSender(database(), { clock: away.clock });
      await back.sender.tick();
      expect(arrived()).toHaveLength(1);
    }
  });

  test('[SI21] [SI24] an address that is refused for good is given up, one for now is tried again; nothing is sent too late', async () => {
    const kit = await aSender();
    server.be('refuses');
    const never = await aMail(kit);
    await kit.sender.tick();
    expect(await never.row()).toMatchObject({ state: 'given-up', outcome: '550', sealed: '' });
    server.be('later');
    const later = await aMail(kit);
    const tooLate = await aMail(kit, 90_000);
    await kit.sender.tick();
    expect(await later.row()).toMatchObject({ state: 'waiting', outcome: '450' });
    server.be('takes');
    kit.clock.pass(100_000);
    await kit.sender.tick();
    expect(later.arrived()).toHaveLength(1);
    expect(tooLate.arrived()).toEqual([]);
    expect(await tooLate.row()).toMatchObject({ state: 'given-up', outcome: 'too-late' });
    expect(kit.events.map(({ event }) => event)).toEqual(['mail-given-up', 'mail-given-up']);
  });

  test('[SI21] of several servers one sends a mail; what a server that ended had claimed is sent by another', async () => {
    const first = await aSender();
    const { arrived, row } = await aMail(first);
    const second = await aSender(database(), { clock: first.clock });
    await Promise.all([first.sender.tick(), second.sender.tick()]);
    expect(arrived()).toHaveLength(1);

    const crashed = await aMail(first);
    await first.queue.claimDue(first.db, 10); // and is never heard of again
    await second.sender.tick();
    expect(crashed.arrived()).toEqual([]);
    first.clock.pass(60_001);
    await second.sender.tick();
    expect(crashed.arrived()).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  test('[SI25] an address gets three reset mails an hour, also when twenty are asked for at once', async () => {
    const kit = await aSender();
    const { add, arrived } = await aMail(kit);
    const added = await Promise.all(Array.from({ length: 20 }, add));
    expect(added.filter(Boolean)).toHaveLength(MAILS_PER_HOUR.reset - 1);
    await kit.sender.tick();
    expect(arrived()).toHaveLength(MAILS_PER_HOUR.reset);
    kit.clock.pass(HOUR_MS + 1);
    expect(await add()).toBe(true);
  });

  test('[SI25] an address gets at most thirty mails a day, and mails that are over are forgotten after it', async () => {
    const kit = await aSender();
    const { add, row } = await aMail(kit);
    let added = 1;
    for (let hour = 0; hour < 15; hour += 1) {
      for (let again = 0; again < 3; again += 1) if (await add()) added += 1;
      kit.clock.pass(HOUR_MS + 1);
    }
    expect(added).toBe(30);
    await kit.sender.tick();
    kit.clock.pass(25 * HOUR_MS);
    await kit.sender.tick();
    expect(await row()).toBeUndefined();
  });
});
