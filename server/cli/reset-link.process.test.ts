import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { builtProgram, launchNode, temporaryFolder } from '#server/testing/running-server.ts';
import { onBothServers, type SharedServer, sharedServer } from '#server/testing/test-server.ts';

const PUBLIC_URL = 'http://127.0.0.1:4000';
const NEXT = 'nine lanterns by the gate';

/** What `npm run reset-link -- EMAIL` runs, in this environment. */
async function runCommand(folder: string, environment: Record<string, string>, args: string[]) {
  const settings = { PUBLIC_URL, PORT: '', ...environment };
  const command = launchNode([builtProgram('reset-link'), ...args], folder, settings);
  const { code } = await command.ended;
  return { code, ...command.output() };
}

/** The same beside a server, on its data. */
function runBeside(
  { dataDir, databaseUrl }: SharedServer,
  args: string[],
  settings: Record<string, string> = {},
) {
  return runCommand(dirname(dataDir), { DATABASE_URL: databaseUrl, ...settings }, args);
}

function reset({ address }: SharedServer, token: string) {
  const body = { token, password: NEXT };
  return new ApiClient(address).send('POST', '/api/auth/reset-password', body);
}

onBothServers((server) => {
  test('[SEC9] beside a running server the command prints a link that sets a password once and ends every session', async () => {
    const hunter = await server().hunter('forgetful');
    const { code, stdout, stderr } = await runBeside(server(), [hunter.email]);
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

    expect((await reset(server(), token)).status).toBe(200);

    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(401);
    expect(await reset(server(), token)).toMatchObject({
      status: 400,
      body: { code: 'link-spent' },
    });
    const again = new ApiClient(hunter.address);
    await expect(again.signIn(hunter)).rejects.toThrow('401');
    await again.signIn(Object.assign(new ApiClient(hunter.address), hunter, { password: NEXT }));
    expect(again.uid).toBe(hunter.uid);
  });
});

describe('on SQLite', () => {
  let server: SharedServer;
  let hunter: ApiClient;
  beforeAll(async () => {
    server = await sharedServer('sqlite');
    hunter = await server.hunter('hasty');
  });

  test.each([
    [{ PUBLIC_URL: 'https://habits.example' }, 'https://habits.example', false],
    [{ PUBLIC_URL: '' }, 'http://127.0.0.1:4000', true],
    [{ PUBLIC_URL: '', HOST: '0.0.0.0', PORT: '4321' }, 'http://127.0.0.1:4321', true],
  ])(
    '[SEC9] with %o the link begins with %s, and what is missing is said beside it: %o',
    async (settings, address, isSaid) => {
      const { stdout, stderr } = await runBeside(server, [hunter.email], settings);
      expect(stdout.replace(/[\w-]{43}\n$/, 'TOKEN')).toBe(`${address}/reset#token=TOKEN`);
      expect(stderr.includes('on this machine only: set PUBLIC_URL to the address')).toBe(isSaid);
    },
  );

  test('[SEC9] a newer link takes the place of the one before it', async () => {
    const tokens: string[] = [];
    for (const args of [[hunter.email], [hunter.email]]) {
      const { stdout } = await runBeside(server, args);
      tokens.push(stdout.trim().split('=')[1] ?? '');
    }
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(server, token)).status);
    expect(statuses).toEqual([400, 200]);
  });

  test.each([
    ['an unknown e-mail', ['nobody@example.test'], 'There is no hunter with this e-mail.\n'],
    ['what is no e-mail', ['nobody'], 'This does not look like an e-mail address.\n'],
    ['nothing', [], 'Usage: npm run reset-link -- EMAIL\n'],
  ])('[O3] the command refuses %s with one line', async (_what, args, line) => {
    expect(await runBeside(server, args)).toEqual({ code: 1, stdout: '', stderr: line });
  });
});

test('[O3] without a database the command says so and makes none', async () => {
  const folder = temporaryFolder();
  const { code, stderr } = await runCommand(folder.path, {}, ['ana@example.test']);
  expect([code, stderr]).toEqual([1, `${join(folder.path, 'data')} holds no database yet\n`]);
  folder.remove();
});
