import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '#server/auth/totp/codes.ts';
import { ROUTES } from '#server/http/route-table.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { honestBody } from '#server/testing/hostile-bodies.ts';
import { builtProgram, launchNode } from '#server/testing/running-server.ts';
import { onBothServers } from '#server/testing/test-server.ts';

function post(client: ApiClient, path: string, body: object) {
  return client.send('POST', `/api/auth/${path}`, body);
}

/** Switches the second step on; gives the codes of the app by step. The one before this is used up. */
async function guard(hunter: ApiClient) {
  const { password } = hunter;
  const { body } = await post(hunter, 'two-step/start', { password });
  const { secret } = Object(body);
  const now = stepAt(Date.now());
  const code = (offset = 0) => codeAt(secret, now + offset);
  const confirmed = await post(hunter, 'two-step/confirm', { code: code(-1) });
  expect(confirmed.status).toBe(200);
  const recovery: readonly string[] = Object(confirmed.body).recoveryCodes;
  return { code, recovery };
}

onBothServers((server) => {
  test('[SI31] [SI35] [SEC19] who has the password and no code can do nothing at all, on any route', async () => {
    const ada = await server().hunter('ada');
    const bob = await server().hunter('bob');
    const { code } = await guard(ada);
    const bobs = await guard(bob);
    const { email, password } = ada;
    const thief = new ApiClient(server().address);
    const attempts = [
      { email, password },
      { email, password, code: bobs.code() },
      { email, password, code: bobs.recovery[0] },
      { email, password, code: '' },
      { email: bob.email, password, code: code() },
    ];
    for (const attempt of attempts) {
      const { status, body, headers } = await post(thief, 'sign-in', attempt);
      expect([401, 403]).toContain(status);
      expect(['code-needed', 'wrong-code', 'no-match']).toContain(Object(body).code);
      expect(headers.getSetCookie()).toEqual([]);
      expect(Object.keys(Object(body))).toEqual(['code', 'message', 'requestId']);
    }
    for (const [route, { access }] of Object.entries(ROUTES)) {
      if (access !== 'user' || route.endsWith('/stream')) continue;
      const [method = '', path = ''] = route.split(' ');
      const target = path.replace(':uid', ada.uid).replace(':id', 'q1');
      const body = method === 'GET' ? undefined : honestBody(path, ada);
      expect([route, (await thief.send(method, target, body)).status]).toEqual([route, 401]);
    }
  });

  test('[SI32] [SI33] [SEC8] a code signs in once, with a session of its own; no code is in the log', async () => {
    const ada = await server().hunter('codes');
    const { code, recovery } = await guard(ada);
    const { email, password } = ada;
    const device = new ApiClient(server().address);
    device.cookie = ada.cookie.replace(/=.*/, '=planted.value');
    const enter = (typed = '', client = new ApiClient(server().address)) =>
      post(client, 'sign-in', { email, password, code: typed });
    const entered = await enter(code(), device);
    expect(entered.status).toBe(200);
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).not.toContain('planted');
    expect(await enter(code())).toMatchObject({ status: 403, body: { code: 'wrong-code' } });
    expect((await enter(recovery[0])).status).toBe(200);
    expect((await enter(recovery[0])).status).toBe(403);
    // The session from before it was switched on is still there.
    expect((await ada.send('GET', '/api/auth/two-step')).body).toEqual({
      isOn: true,
      codesLeft: 9,
      isMailOn: false,
    });
    const { stderr } = server().process.output();
    for (const hidden of [...recovery, password]) expect(stderr).not.toContain(hidden);
    expect(stderr).toContain('"event":"code-refused"');
  });

  test('[SI34] beside the server its keeper switches the second step off for one hunter', async () => {
    const [hunter, other] = [await server().hunter('lost'), await server().hunter('kept')];
    await guard(hunter);
    await guard(other);
    const run = async (...args: readonly string[]) => {
      const settings = { DATABASE_URL: server().databaseUrl };
      const folder = dirname(server().dataDir);
      const command = launchNode([builtProgram('two-step-off'), ...args], folder, settings);
      const { code } = await command.ended;
      return { code, ...command.output() };
    };
    expect(await run(hunter.email)).toMatchObject({
      code: 0,
      stdout: 'Two-step sign-in is off: the password alone signs in.\n',
    });
    expect((await run(hunter.email)).stdout).toBe('Two-step sign-in was not on.\n');
    expect(await run('nobody@unknown.test')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no hunter with this e-mail.\n',
    });
    expect((await run()).stderr).toBe('Usage: npm run two-step-off -- EMAIL\n');
    await new ApiClient(server().address).signIn(hunter);
    await expect(new ApiClient(server().address).signIn(other)).rejects.toThrow('code-needed');
  });
});
