import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { ROUTES } from '#server/http/route-table.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { SAMPLED_ENGINES } from '#server/testing/both-engines.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { honestBody } from '#server/testing/hostile-bodies.ts';
import { temporaryFolder } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

const SECRET = 'nine lanterns by the gate';
const MARK = 'written-by-ada';
const PASSWORD = 'a long night at the door';

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  const folder = temporaryFolder();
  let server: TestServer;
  let operations: string;
  let ada: ApiClient;
  let entered = '';
  let cookie = '';

  /** A request as a browser sends it; a redirect is not followed. */
  async function send(
    path: string,
    fields?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const reply = await fetch(new URL(path, operations), {
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...headers },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return { status: reply.status, headers: reply.headers, page: await reply.text() };
  }
  const formToken = async () =>
    /name="form" value="([\w-]{43})"/.exec((await send('/operator')).page)?.[1] ?? '';
  const eventsOf = () =>
    [...server.process.output().stderr.matchAll(/"event":"([a-z-]+)"/g)].map(([, event]) => event);

  /** Comes with the session that was opened before anybody guessed. */
  const enter = () => {
    cookie = entered;
  };

  /** The token of a new invitation, as the page shows it once. */
  async function invited(note: string): Promise<string> {
    const form = await formToken();
    expect((await send('/operator/invitations', { form, note, days: '1' })).status).toBe(303);
    const { page } = await send('/operator');
    expect(page).toContain(`value="${server.address}/#invitation=`);
    return /#invitation=([\w-]{43})"/.exec(page)?.[1] ?? '';
  }
  const signUp = (name: string, more: object) =>
    new ApiClient(server.address).send('POST', '/api/auth/sign-up', {
      email: `${name}@example.test`,
      password: PASSWORD,
      displayName: name,
      ...more,
    });

  beforeAll(async () => {
    const port = await freePort();
    operations = `http://127.0.0.1:${port}`;
    const settings = {
      DUSKGATE_METRICS: String(port),
      OPERATOR_SECRET: SECRET,
      DUSKGATE_BACKUP_DIR: join(folder.path, 'kept'),
      DUSKGATE_BACKUP_AT: 'off',
      DUSKGATE_SIGN_UP: 'invited',
      PORT: String(await freePort()),
    };
    server = await startTestServer(engine, settings, folder);
    const { status, headers } = await send('/operator/enter', { secret: SECRET });
    expect(status).toBe(303);
    entered = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const token = 'a'.repeat(43);
    const digest = createHash('sha256').update(token).digest('base64url');
    await server.sql(
      `insert into invitations values ('i', '${digest}', 'For Ada', '2026-11-16T12:00:00.000Z', '2999-11-16T12:00:00.000Z', null)`,
    ); // not on the page: sizes are measured when it is first opened
    ada = new ApiClient(server.address);
    Object.assign(ada, { email: 'ada@example.test', password: PASSWORD });
    expect((await signUp('ada', { invitation: token })).status).toBe(200);
    await ada.signIn(ada);
    await ada.push([done(adding('q1', { title: MARK, description: MARK }))]);
    await ada.send('PUT', `/api/userProfiles/${ada.uid}`, { goals: [MARK] });
    await ada.send('POST', '/api/auth/display-name', { displayName: MARK });
  });
  afterAll(() => server?.close());

  test('[O60] [SEC19] no session, token or cookie of the app opens the page, and the page is not on the port of the app', async () => {
    const inside = new ApiClient(server.address);
    await inside.signIn(ada);
    const program = await inside.program('quests:read', 'quests:write', 'complete');
    cookie = '';
    for (const headers of [
      {},
      { cookie: inside.cookie },
      { cookie: `duskgate-operator-${new URL(operations).port}=${inside.cookie.split('=')[1]}` },
      { authorization: `Bearer ${program.token}` },
      { authorization: `Bearer ${SECRET}` },
    ] as Record<string, string>[]) {
      for (const path of ['/operator', '/operator/invitations', '/operator/backup']) {
        const fields = path === '/operator' ? undefined : { form: SECRET };
        const { status, page } = await send(path, fields, headers);
        expect([path, status]).toEqual([path, 401]);
        expect(page).not.toContain(ada.email);
      }
    }
    for (const secret of [ada.password, inside.cookie, program.token]) {
      expect((await send('/operator/enter', { secret })).status).toBe(403);
    }
    const onApp = await fetch(`${server.address}/operator`);
    expect(await onApp.text()).not.toContain('Keeper');
    expect((await fetch(`${server.address}/operator/enter`, { method: 'POST' })).status).not.toBe(
      200,
    );
  });

  test('[O60] [SEC14] the secret and a session of the page open no route of the app', async () => {
    enter();
    for (const [route, { access }] of Object.entries(ROUTES)) {
      if (access !== 'user') continue;
      const [method = '', path = ''] = route.split(' ');
      const target = path.replace(':uid', ada.uid).replace(':id', 'q1');
      for (const headers of [{ cookie }, { authorization: `Bearer ${SECRET}` }] as const) {
        const stranger = new ApiClient(server.address);
        const body = method === 'GET' ? undefined : honestBody(path, ada);
        const { status } = await stranger.send(method, target, body, { ...headers });
        expect([route, status]).toEqual([route, 401]);
      }
      expect((await send(target)).status).toBe(404);
    }
  });

  test('[O62] the page tells addresses, times and sizes, and nothing that anybody wrote; its replies allow no script', async () => {
    enter();
    await expect.poll(async () => (await send('/operator')).page).not.toContain('being measured');
    const { status, headers, page } = await send('/operator');
    expect(status).toBe(200);
    expect(page).toContain(ada.email);
    expect(page).toMatch(/data-name="Storage">[1-9][\d.]* (bytes|kB)</);
    expect(page).toContain(engine === 'sqlite' ? 'SQLite' : 'PostgreSQL');
    for (const reply of [
      page,
      (await send('/operator/style.css')).page,
      (await send('/metrics')).page,
    ]) {
      expect(reply).not.toContain(MARK);
      expect(reply).not.toContain('<script');
    }
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('[O61] [SEC16] a form without its token, from another site or of another kind does nothing', async () => {
    enter();
    const form = await formToken();
    const wanted = { note: 'planted', days: '7' };
    const foreign: readonly [Record<string, string>, Record<string, string>][] = [
      [wanted, {}],
      [{ ...wanted, form: 'x'.repeat(43) }, {}],
      [{ ...wanted, form }, { origin: 'https://elsewhere.example' }],
      [{ ...wanted, form }, { origin: 'null' }],
      [{ ...wanted, form }, { 'sec-fetch-site': 'cross-site' }],
      [{ ...wanted, form }, { 'sec-fetch-site': 'same-site' }],
    ];
    for (const [fields, headers] of foreign) {
      expect((await send('/operator/invitations', fields, headers)).status).toBe(403);
    }
    const json = await fetch(`${operations}/operator/invitations`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...wanted, form }),
    });
    expect(json.status).toBe(415);
    expect((await send('/operator/invitations', { form, note: 'x'.repeat(5_000) })).status).toBe(
      413,
    );
    expect((await send('/operator')).page).not.toContain('planted');
    expect(eventsOf()).not.toContain('invitation-made');
  });

  test('[O63] an invitation is made, used by one of two at once, and taken back; each leaves a line without its link', async () => {
    enter();
    const token = await invited('For Boris');
    expect((await send('/operator')).page).not.toContain(token); // shown once
    expect(await signUp('nobody', {})).toMatchObject({
      status: 403,
      body: { code: 'invitation-needed' },
    });
    const both = await Promise.all(
      ['boris', 'brenda'].map((one) => signUp(one, { invitation: token })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await new ApiClient(server.address).send('GET', '/api/auth/ways')).body).toMatchObject({
      signUp: 'invited',
    });

    const second = await invited('For Carla');
    const { page } = await send('/operator');
    expect(page).toContain('<strong class="fine">Used</strong>');
    const form = await formToken();
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await send('/operator/invitations/revoke', { form, id })).status).toBe(303);
    expect(await signUp('carla', { invitation: second })).toMatchObject({
      status: 403,
      body: { code: 'invitation-spent' },
    });
    const { stderr } = server.process.output();
    expect(eventsOf()).toEqual(expect.arrayContaining(['invitation-made', 'invitation-revoked']));
    for (const secret of [token, second, SECRET]) expect(stderr).not.toContain(secret);
  });

  test('[O62] [O54] the button makes a backup and drills it; the page says how it went', async () => {
    enter();
    const form = await formToken();
    expect((await send('/operator/backup', { form })).status).toBe(303);
    expect((await send('/operator')).page).toContain('The run has begun.');
    await expect
      .poll(async () => (await send('/operator')).page)
      .toMatch(/<dt>Drill<\/dt>\s*<dd><strong class="fine">Went well/);
    expect(readdirSync(join(folder.path, 'kept'))).toHaveLength(1);
    expect(eventsOf()).toContain('backup-asked');
  });

  test('[O61] guesses are limited and leave a line with their address; leaving ends the session', async () => {
    enter();
    const form = await formToken();
    cookie = '';
    const guesses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      guesses.push((await send('/operator/enter', { secret: `guess ${guess}` })).status);
    }
    expect(new Set(guesses)).toEqual(new Set([403, 429]));
    await expect
      .poll(() => server.process.output().stderr)
      .toMatch(/"event":"operator-refused","address":"127\.0\.0\.1","msg":"operator-refused"\}/);
    enter();
    expect((await send('/operator/leave', { form })).status).toBe(303);
    expect((await send('/operator')).status).toBe(401);
  });
});
