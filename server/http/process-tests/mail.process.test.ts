import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { SAMPLED_ENGINES } from '#server/testing/both-engines.ts';
import {
  type FakeMailServer,
  linkIn,
  MAIL_LOGIN,
  startFakeMailServer,
  tokenIn,
} from '#server/testing/fake-mail-server.ts';
import { freePort } from '#server/testing/free-port.mjs';
import {
  builtProgram,
  end,
  launchNode,
  stop,
  temporaryFolder,
} from '#server/testing/running-server.ts';
import {
  sharedServer,
  startTestServer,
  type TestServer,
  WIDE_LIMITS,
} from '#server/testing/test-server.ts';
import { within } from '#server/testing/with-timeout.ts';

const NEXT = 'nine lanterns by the gate';
const QUICK = `${WIDE_LIMITS},mailTickMs=50,mailMs=1000`;
/** Shifted past a claim and a pause, so that what a killed server had claimed is due. */
const LATER = { NODE_ENV: 'test', DUSKGATE_CLOCK_SHIFT_MS: '61000' };

let mails: FakeMailServer;
beforeAll(async () => {
  mails = await startFakeMailServer();
});
afterAll(() => mails.close());
beforeEach(() => mails.be('takes'));

async function mailingSettings(more: Readonly<Record<string, string>> = {}) {
  const PORT = String(await freePort());
  return {
    PORT,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'gate@example.test',
    AUTH_SECRET: 'the same secret for every server of this test',
    DUSKGATE_LIMITS: QUICK,
    ...more,
  };
}

async function until(isTrue: () => boolean, server: TestServer): Promise<void> {
  const waiting = async () => {
    while (!isTrue()) await wait(25);
  };
  await within(20_000, waiting(), () => server.process.output().stderr);
}

const mailsTo = (email: string) => mails.received.filter(({ to: [first] }) => first === email);

function post(client: ApiClient, path: string, body: object) {
  return client.send('POST', `/api/auth/${path}`, body);
}

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, await mailingSettings());
  });
  afterAll(() => server.close());

  test('[SI24] [SI22] a forgotten password is mended by mail, and the log names nobody', async () => {
    const hunter = await server.hunter(`forgetful-${engine}`);
    const stranger = new ApiClient(server.address);
    const known = await post(stranger, 'forgot-password', { email: hunter.email });
    const unknown = await post(stranger, 'forgot-password', { email: `un${hunter.email}` });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known).toMatchObject({ status: 200, body: { ok: true } });
    await until(() => mailsTo(hunter.email).length === 1, server);
    expect(mailsTo(`un${hunter.email}`)).toEqual([]);
    const [mail] = mailsTo(hunter.email);
    const link = mail ? linkIn(mail, '/reset') : '';
    expect(link.startsWith(`${server.address}/reset#token=`)).toBe(true);

    const token = tokenIn(link);
    const reset = () => post(stranger, 'reset-password', { token, password: NEXT });
    expect((await reset()).status).toBe(200);
    expect(await reset()).toMatchObject({ status: 400, body: { code: 'link-spent' } });
    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(401);
    await stranger.signIn(Object.assign(new ApiClient(server.address), hunter, { password: NEXT }));
    await until(() => mailsTo(hunter.email).length === 2, server); // a device that it had not seen
    const { stderr } = server.process.output();
    for (const hidden of [token, hunter.email, 'gate@example', MAIL_LOGIN.pass, NEXT]) {
      expect(stderr).not.toContain(hidden);
    }
    expect(stderr).toContain('"event":"reset-link-mailed"');
  });

  test('[SI27] over http an address is confirmed from the new one, told to the old one, and taken from nobody', async () => {
    const hunter = await server.hunter(`moving-${engine}`);
    const owner = await server.hunter(`owner-${engine}`);
    const { password } = hunter;
    const next = `moved-${engine}@example.test`;
    const again = `again-${engine}@example.test`;
    const ask = (email: string) => post(hunter, 'email', { email, password });
    const replies = [await ask(next), await ask(owner.email)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    await until(() => mailsTo(next).length + mailsTo(owner.email).length === 2, server);
    const stranger = new ApiClient(server.address);
    const confirm = (email: string) => {
      const [mail] = mailsTo(email);
      return post(stranger, 'email/confirm', {
        token: mail ? tokenIn(linkIn(mail, '/confirm-email')) : '',
      });
    };
    expect(await confirm(owner.email)).toMatchObject({
      status: 409,
      body: { code: 'email-taken' },
    });
    expect(await confirm(next)).toMatchObject({ status: 400, body: { code: 'link-spent' } }); // replaced
    await ask(again);
    await until(() => mailsTo(again).length === 1, server);
    expect(await confirm(again)).toMatchObject({
      status: 200,
      body: { email: again },
    });
    await until(() => mailsTo(hunter.email).some(({ text }) => text.includes(again)), server);
    const { body } = await hunter.send('GET', '/api/auth/session');
    expect(body).toMatchObject({ user: { uid: hunter.uid, email: again } });
    expect((await owner.send('GET', '/api/auth/session')).body).toMatchObject({
      user: { email: owner.email },
    });
  });

  test('[SI20] [SI1] the dialog is told that mail is on', async () => {
    const { body } = await new ApiClient(server.address).send('GET', '/api/auth/ways');
    expect(body).toMatchObject({ password: true, mail: true });
  });
});

test('[SI24] [SI25] the answer is there before anything is looked up; one caller asks ten times an hour', async () => {
  const DUSKGATE_LIMITS = QUICK.replace(/mailsPerHourPerCaller=\d+/, 'mailsPerHourPerCaller=10');
  const server = await startTestServer('sqlite', await mailingSettings({ DUSKGATE_LIMITS }));
  const hunter = await server.hunter('quick');
  const stranger = new ApiClient(server.address);
  const raw = new Libsql(join(server.dataDir, 'duskgate.sqlite'));
  raw.exec('begin immediate');
  const startedAt = performance.now();
  const ask = async (email: string) => (await post(stranger, 'forgot-password', { email })).status;
  expect(await ask(hunter.email)).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(mailsTo(hunter.email)).toEqual([]);
  raw.exec('rollback');
  raw.close();
  expect(await ask(`un${hunter.email}`)).toBe(200);
  await until(() => mailsTo(hunter.email).length === 1, server);
  const statuses: number[] = [];
  for (let asked = 2; asked < 11; asked += 1) {
    const email = `somebody-${asked}@example.test`;
    const { status, headers } = await post(stranger, 'forgot-password', { email });
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(300);
  }
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  await server.close();
});

test('[SI21] a mail server that hangs holds up nobody; what waits survives a kill and is sent by the next server', async () => {
  const folder = temporaryFolder();
  const settings = await mailingSettings();
  const server = await startTestServer('sqlite', settings, folder);
  const hunter = await server.hunter('patient');
  mails.be('silent');
  const startedAt = performance.now();
  expect((await post(hunter, 'forgot-password', { email: hunter.email })).status).toBe(200);
  await hunter.push([done(adding('q1'))]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await until(() => server.process.output().stderr.includes('"event":"mail-failing"'), server);
  await end(server.process);
  mails.be('takes');
  const next = await startTestServer('sqlite', { ...settings, ...LATER }, folder);
  await until(() => mailsTo(hunter.email).length === 1, next);
  await stop(next.process);
  expect(next.process.output().stderr).not.toContain(hunter.email);
  folder.remove();
});

test('[SI20] a mail server that cannot be stops the start with one line that quotes nothing', async () => {
  const folder = temporaryFolder();
  const settings = await mailingSettings({ SMTP_URL: 'smtp://user:hidden-word@' });
  const started = launchNode([builtProgram('main')], folder.path, settings);
  expect((await started.ended).code).toBe(1);
  expect(started.output()).toEqual({
    stdout: '',
    stderr:
      'Duskgate cannot start: SMTP_URL must be smtp:// or smtps://, with a host and perhaps user:password@.\n',
  });
  folder.remove();
});

test('[SI20] without mail nothing can be asked for', async () => {
  const { address } = await sharedServer('sqlite');
  const stranger = new ApiClient(address);
  expect((await stranger.send('GET', '/api/auth/ways')).body).toMatchObject({ mail: false });
  const refused = await post(stranger, 'forgot-password', { email: 'a@b.cd' });
  expect(refused).toMatchObject({ status: 403, body: { code: 'mail-off' } });
});
