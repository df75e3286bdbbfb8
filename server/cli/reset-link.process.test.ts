import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import {
  end,
  launchBuilt,
  launchNode,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const COMMAND = fileURLToPath(new URL('../dist/server/reset-link.js', import.meta.url));
const PUBLIC_URL = 'http://127.0.0.1:4000';
const NEXT = 'nine lanterns by the gate';

/** What `npm run reset-link -- EMAIL` runs, in the environment of the server. */
async function runCommand(folder: string, environment: Record<string, string>, args: string[]) {
  const settings = { PUBLIC_URL, PORT: '', ...environment };
  const command = launchNode([COMMAND, ...args], folder, settings);
  const { code } = await command.ended;
  return { code, ...command.output() };
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  const folder = temporaryFolder();
  let environment: Record<string, string>;
  let server: Running;

  beforeAll(async () => {
    environment = { DATABASE_URL: engine === 'postgres' ? await freshPostgresUrl() : '' };
    server = launchBuilt(folder.path, environment);
  });
  afterAll(async () => {
    await end(server);
    folder.remove();
  });

  async function aHunter(name: string) {
    const hunter = new ApiClient(await server.opened);
    await hunter.signUp(name);
    return hunter;
  }
  async function reset(token: string) {
    const stranger = new ApiClient(await server.opened);
    return stranger.send('POST', '/api/auth/reset-password', { token, password: NEXT });
  }

  test('[SEC9] beside a running server the command prints a link that sets a password once and ends every session', async () => {
    const hunter = await aHunter('forgetful');
    const { code, stdout, stderr } = await runCommand(folder.path, environment, [hunter.email]);
    expect(code).toBe(0);
    expect(JSON.parse(stderr)).toEqual({
      level: 30,
      time: expect.any(Number),
      event: 'reset-link-made',
      userId: hunter.uid,
      msg: 'reset-link-made',
    });
    const [, token = ''] =
      /^http:\/\/127\.0\.0\.1:4000\/reset#token=([\w-]{43})\n$/.exec(stdout) ?? [];
    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(200);

    expect((await reset(token)).status).toBe(200);

    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(401);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'link-spent' } });
    const again = new ApiClient(hunter.address);
    await expect(again.signIn(hunter)).rejects.toThrow('401');
    await again.signIn(Object.assign(new ApiClient(hunter.address), hunter, { password: NEXT }));
    expect(again.uid).toBe(hunter.uid);
  });

  test.each([
    [{ PUBLIC_URL: 'https://habits.example' }, 'https://habits.example', false],
    [{ PUBLIC_URL: '' }, 'http://127.0.0.1:4000', true],
    [{ PUBLIC_URL: '', HOST: '0.0.0.0', PORT: '4321' }, 'http://127.0.0.1:4321', true],
  ])(
    '[SEC9] with %o the link begins with %s, and what is missing is said beside it: %o',
    async (settings, address, isSaid) => {
      const hunter = await aHunter(`reader${Object.values(settings).join('').length}`);
      const more = { ...environment, ...settings };
      const { stdout, stderr } = await runCommand(folder.path, more, [hunter.email]);
      expect(stdout.replace(/[\w-]{43}\n$/, 'TOKEN')).toBe(`${address}/reset#token=TOKEN`);
      expect(stderr.includes('on this machine only: set PUBLIC_URL to the address')).toBe(isSaid);
    },
  );

  test('[SEC9] a newer link takes the place of the one before it', async () => {
    const hunter = await aHunter('hasty');
    const tokens: string[] = [];
    for (const args of [[hunter.email], [hunter.email]]) {
      const { stdout } = await runCommand(folder.path, environment, args);
      tokens.push(stdout.trim().split('=')[1] ?? '');
    }
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(token)).status);
    expect(statuses).toEqual([400, 200]);
  });

  test.each([
    ['an unknown e-mail', ['nobody@example.test'], 'There is no hunter with this e-mail.\n'],
    ['what is no e-mail', ['nobody'], 'This does not look like an e-mail address.\n'],
    ['nothing', [], 'Usage: npm run reset-link -- EMAIL\n'],
  ])('[O3] the command refuses %s with one line', async (_what, args, line) => {
    expect(await runCommand(folder.path, environment, args)).toEqual({
      code: 1,
      stdout: '',
      stderr: line,
    });
  });
});

test('[O3] without a database the command says so and makes none', async () => {
  const folder = temporaryFolder();
  const { code, stderr } = await runCommand(folder.path, {}, ['ana@example.test']);
  expect([code, stderr]).toEqual([1, `${join(folder.path, 'data')} holds no database yet\n`]);
  folder.remove();
});
