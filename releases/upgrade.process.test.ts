import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { launchNode } from '#server/testing/running-server.ts';
import { builtFrom } from '../scripts/prepare.mjs';
import { ROOT } from '../scripts/run.mjs';
import { restoreFixture } from './fixture.ts';
import { RELEASES } from './release.mjs';
import { folderForTest } from './restored-release.ts';
import { checkUpgrade, contentOf, tablesOf } from './upgrade-check.mjs';

const present = { version: 'this build', folder: ROOT };

/** The present build on both sides: the releases themselves are built by the proof. */
async function rehearsed(snapshot: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const former = { ...present, version: 'the former build' };
  await checkUpgrade({ snapshot, former, present, say: (line) => lines.push(line) });
  return lines;
}

async function fixtureFolder(version: string): Promise<string> {
  const folder = join(folderForTest(), 'data');
  await restoreFixture(version, 'sqlite', folder);
  return folder;
}

function change(folder: string, statement: string): void {
  const database = new Libsql(join(folder, 'duskgate.sqlite'));
  database.exec(statement);
  database.close();
}

test.each(RELEASES)(
  '[O45] [O48] on the database of %s a rehearsed upgrade changes no figure and no row, and the way back serves the same data',
  async (version) => {
    const folder = await fixtureFolder(version);
    const before = contentOf(folder, tablesOf(folder));
    const said = (await rehearsed(folder)).join('\n');

    expect(said).toMatch(/: 5 hunters, \d{3,} commands folded again, 0 figures would change\n/);
    expect(said).toContain('Every row of the former build is still there as it was\n');
    expect(said).toContain('The way back: the snapshot in the former build again has the same');
    expect(said).toMatch(/the former build also serves the migrated data: no restore is needed$/);
    expect(contentOf(folder, tablesOf(folder))).toEqual(before);
  },
);

test('[O45] a figure that would change is said with the hunter, and so is a log that no rule explains', async () => {
  const folder = await fixtureFolder('0.1.0');
  const rehearse = async () => {
    const into = join(folderForTest(), 'into');
    const run = launchNode([builtFrom('rehearse'), folder, into], folder);
    const { code } = await run.ended;
    return { code, ...run.output() };
  };
  change(
    folder,
    `update game_data set doc = json_set(doc, '$.character.level', 99) where user_id =
      (select user_id from game_data where rev > 0 order by user_id limit 1)`,
  );
  const { code, stdout } = await rehearse();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^[\w-]+: level is 99, would be \d+\n[^\n]+, 1 figures would change\n$/);

  change(folder, 'update game_commands set xp = xp + 1 where rev = 5');
  const unexplained = await rehearse();
  expect(unexplained.code).toBe(1);
  expect(unexplained.stderr).toMatch(/revision 5 paid \d+ XP, the rules say \d+/);
});

test('[O48] a lost or changed row, in whatever table, is another hash', async () => {
  const folder = await fixtureFolder('0.1.0');
  const tables = tablesOf(folder);
  const { hash } = contentOf(folder, tables);
  for (const statement of [
    "update users set display_name = display_name || '.' where id = (select min(id) from users)",
    'delete from game_commands where rev = 3',
    'update daily_activities set has_login = 1 - has_login',
    "insert into server_facts values ('more', '1')",
  ]) {
    const copy = join(folderForTest(), 'data');
    mkdirSync(copy);
    copyFileSync(join(folder, 'duskgate.sqlite'), join(copy, 'duskgate.sqlite'));
    change(copy, statement);
    expect(contentOf(copy, tables).hash, statement).not.toBe(hash);
  }
});

test.each(RELEASES)(
  '[O49] the tables of %s, brought up to date, are those of a new database: no released migration was edited',
  async (version) => {
    const older = await fixtureFolder(version);
    const fresh = join(folderForTest(), 'data');
    for (const folder of [older, fresh]) {
      const server = launchNode([builtFrom('main')], join(folder, '..'), { DATA_DIR: folder });
      await server.opened;
      server.signal('SIGTERM');
      await server.ended;
    }
    const schemaOf = (folder: string) => {
      const database = new Libsql(join(folder, 'duskgate.sqlite'), { readonly: true });
      const all = database
        .prepare('select type, name, tbl_name, sql from sqlite_master order by type, name')
        .all([]);
      database.close();
      return all;
    };
    expect(schemaOf(older)).toEqual(schemaOf(fresh));
  },
);

test('[O45] what is no snapshot is refused in one line', async () => {
  const folder = folderForTest();
  await expect(rehearsed(folder)).rejects.toThrow(
    `${folder} is neither a backup nor a folder with duskgate.sqlite.`,
  );
});
