import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { type House, inBothHouses, openHouse } from '#server/testing/house.ts';
import { end, launchBuilt, launchNode, temporaryFolder } from '#server/testing/running-server.ts';

/** What `npm run NAME` runs, in the environment of the house. */
async function run({ dataDir, databaseUrl }: House, name: string, ...args: string[]) {
  const program = fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const command = launchNode([program, ...args], join(dataDir, '..'), environment);
  const { code } = await command.ended;
  return { code, ...command.output() };
}

inBothHouses((house, engine) => {
  test('[O13] beside a running server a backup and an audit work and a restore is refused; without it, it works', async () => {
    const opened = house();
    const hunter = await opened.hunter('keeper');
    await hunter.push([done(adding('q1')), done(finishing('q1'))]);
    const file = join(opened.dataDir, '..', 'kept.backup');

    expect(await run(opened, 'backup', file)).toEqual({
      code: 0,
      stdout: `1 hunters are in ${file}\n`,
      stderr: '',
    });
    const fine = '1 hunters: every document and every day is the fold of its log\n';
    expect(await run(opened, 'audit')).toEqual({ code: 0, stdout: fine, stderr: '' });

    await opened.sql('update daily_activities set xp_earned = xp_earned + 1');
    const audited = await run(opened, 'audit');
    expect([audited.code, audited.stdout]).toEqual([1, '']);
    expect(audited.stderr).toMatch(/^[\w-]+: the day \d{4}-\d\d-\d\d has [^\n]+\n$/);

    const refused = await run(opened, 'restore', file);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toBe(
      engine === 'postgres'
        ? 'A Duskgate server or another restore is at work on this database; stop it first\n'
        : `${opened.dataDir} is in use by another Duskgate\n`,
    );

    opened.server.signal('SIGTERM');
    await opened.server.ended;
    const restored = await run(opened, 'restore', file);
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/^\d+ rows of 1 hunters are back/);
    expect(await run(opened, 'audit')).toEqual({ code: 0, stdout: fine, stderr: '' });
  });
});

test.each<Engine>(['sqlite', 'postgres'])(
  '[O13] on %s a server refuses the tables of a newer build in one line',
  async (engine) => {
    const house = await openHouse(engine);
    house.server.signal('SIGTERM');
    await house.server.ended;
    await house.sql("insert into kysely_migration values ('9999_later', 'now')");

    const { databaseUrl, dataDir } = house;
    const older = launchBuilt(join(dataDir, '..'), { DATABASE_URL: databaseUrl });
    expect((await older.ended).code).toBe(1);
    expect(older.output()).toEqual({
      stdout: '',
      stderr: 'Duskgate cannot start: the database is of a newer Duskgate than this one.\n',
    });
    await house.close();
  },
);

test('[SEC59] a server whose data folder others can look into says so in one line', async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const server = launchBuilt(folder.path);
  await server.opened;
  await expect
    .poll(() => server.output().stdout.split('\n'))
    .toContain(`Other users of this machine can look into ${dataDir}; chmod 700 closes it.`);
  await end(server);
  folder.remove();
});
