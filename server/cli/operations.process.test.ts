import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { RELEASE } from '#server/startup/release.ts';
import { builtProgram, launchBuilt, launchNode, stop } from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

/** What `npm run NAME` runs, in the environment of the server. */
async function run(
  { dataDir, databaseUrl }: TestServer,
  name: 'audit' | 'backup' | 'restore',
  ...args: string[]
) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const command = launchNode([builtProgram(name), ...args], join(dataDir, '..'), environment);
  const { code } = await command.ended;
  return { code, ...command.output() };
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test('[O13] beside a running server a backup and an audit work and a restore is refused; without it, it works', async () => {
    const hunter = await server.hunter('owner');
    await hunter.push([done(adding('q1')), done(finishing('q1'))]);
    const file = join(server.dataDir, '..', 'kept.backup');

    expect(await run(server, 'backup', file)).toEqual({
      code: 0,
      stdout: `1 hunters are in ${file}\n`,
      stderr: '',
    });
    const fine = '1 hunters: every document and every day is the fold of its log\n';
    expect(await run(server, 'audit')).toEqual({ code: 0, stdout: fine, stderr: '' });

    await server.sql('update daily_activities set xp_earned = xp_earned + 1');
    const audited = await run(server, 'audit');
    expect([audited.code, audited.stdout]).toEqual([1, '']);
    expect(audited.stderr).toMatch(/^[\w-]+: the day \d{4}-\d\d-\d\d has [^\n]+\n$/);

    const refused = await run(server, 'restore', file);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toBe(
      engine === 'postgres'
        ? 'A Duskgate server or another restore is at work on this database; stop it first\n'
        : `${server.dataDir} is in use by another Duskgate\n`,
    );

    await stop(server.process);
    const restored = await run(server, 'restore', file);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/^\d+ rows of 1 hunters are back/);
    expect(await run(server, 'audit')).toEqual({ code: 0, stdout: fine, stderr: '' });
  });

  test('[O13] a server refuses the tables of a newer build in one line', async () => {
    await stop(server.process);
    await server.sql("insert into kysely_migration values ('9999_later', 'now')");
    const names = "('release', 'oldest-reader')";
    await server.sql(`update server_facts set value = '99.0.0' where name in ${names}`);

    const { databaseUrl, dataDir } = server;
    const older = launchBuilt(join(dataDir, '..'), { DATABASE_URL: databaseUrl });
    expect((await older.ended).code).toBe(1);
    expect(older.output()).toEqual({
      stdout: '',
      stderr: `Duskgate cannot start: the database is of a newer Duskgate than this one (${RELEASE}); start Duskgate 99.0.0 on it, or restore a backup from before the upgrade into an empty place.\n`,
    });
  });
});
