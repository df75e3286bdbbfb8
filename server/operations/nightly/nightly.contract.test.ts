import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/database/clock.ts';
import { type Database, type Engine, openDatabase } from '#server/database/database.ts';
import { backupLines } from '#server/operations/backup-lines.ts';
import type { Config } from '#server/startup/config.ts';
import { freshConfig, serverAt, temporaryDataDir } from '#server/testing/both-engines.ts';
import { aUserWithHistory } from '#server/testing/user-with-history.ts';
import { drillBackup } from './drill.ts';
import { runNightly } from './nightly.ts';
import { openNightly } from './nightly-job.ts';
import { changeNightlyRecord, NOTHING_DUE, readNightlyRecord } from './nightly-record.ts';

const KEEP = { days: 2, weeks: 0, months: 0 };

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  let base: Config;
  let config: Config;
  let folder: string;
  let second: string;

  beforeAll(async () => {
    base = await freshConfig(engine);
    const server = await serverAt(base);
    await aUserWithHistory(server);
    await server.close();
  });
  beforeEach(async () => {
    [folder, second] = [join(temporaryDataDir(), 'kept'), join(temporaryDataDir(), 'second')];
    config = {
      ...base,
      backups: { folder, secondFolder: second, atMinutes: 0, keep: KEEP },
    };
    await beside(({ db }) => db.deleteFrom('server_facts').where('name', '=', 'nightly').execute());
  });

  async function beside<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
    const database = await openDatabase({ ...base, access: 'visit', onIdleError: () => {} });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  const record = () => beside(({ db }) => readNightlyRecord(db));
  /** What drills of this database have left, beside the data or where the system keeps what passes. */
  async function drillFolders(): Promise<readonly string[]> {
    const { id = '' } = (await record()) ?? {};
    const names = [base.dataDir, tmpdir()].filter(existsSync).flatMap((one) => readdirSync(one));
    return names.filter((name) => [id, 'planted'].some((one) => name.includes(`drill-${one}-`)));
  }

  test('[O50] a server whose run found another one at it tells nothing of what that one did', async () => {
    const [program, isOver] = ['late.mjs', 'over'].map((name) => join(temporaryDataDir(), name));
    writeFileSync(
      `${program}`,
      `import { existsSync } from 'node:fs';
      const look = () => (existsSync(${JSON.stringify(isOver)}) ? console.log(${JSON.stringify(NOTHING_DUE)}) : setTimeout(look, 20));
      look();`,
    );
    const told: unknown[] = [];
    const tell = (line: unknown) => told.push(line);
    const log = { info: tell, warn: tell, error: tell } as unknown as Logger;
    await beside(async (database) => {
      const settings = { folder, secondFolder: second, atMinutes: undefined, keep: KEEP };
      const parts = { settings, database, clock: systemClock(0), program: `${program}`, log };
      const job = await openNightly({ ...parts, limits: { nightlyTickMs: 60_000 } });
      expect(job.runNow()).toBe(true);
      await runNightly(config, false); // as another server would
      writeFileSync(`${isOver}`, '');
      await expect.poll(job.isRunning).toBe(false);
      expect(job.record()?.backup).toMatchObject({ result: 'ok' });
      await job.stop();
    });
    expect(told).toEqual([]);
  });

  test('[O50] [O54] a run audits, makes a backup, drills it, copies it, and notes all four; nothing of the drill stays', async () => {
    const said = await runNightly(config, true);
    const [name = ''] = readdirSync(folder);
    expect(said.split('\n')).toEqual([
      '1 hunters: every document and every day is the fold of its log',
      `1 hunters are in ${join(folder, name)}`,
      `1 backups copied to ${second}`,
      expect.stringMatching(
        /^duskgate-[\da-f]{8}-.+\.backup: \d+ rows of 1 hunters are back, and every document is the fold of its log$/,
      ),
    ]);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readdirSync(second)).toEqual([name]);
    expect(readFileSync(join(second, name))).toEqual(readFileSync(join(folder, name)));
    expect(await drillFolders()).toEqual([]);
    expect(await record()).toMatchObject({
      claim: null,
      audit: { result: 'ok' },
      backup: { result: 'ok' },
      secondCopy: { result: 'ok' },
      drill: { result: 'ok' },
    });
    expect(await runNightly(config, true)).toBe('Nothing is due, or another server is at it');
  });

  test('[O50] of many that begin at once on one database one makes the backup', async () => {
    const said = await Promise.all(Array.from({ length: 8 }, () => runNightly(config, true)));
    expect(said.filter((text) => text.includes('are in'))).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('[O46] [O54] on tables of the next release, which allows this one, a night is as ever; what is not in the backup is said', async () => {
    await beside(async ({ db }) => {
      await sql`create table of_the_next_release (id text)`.execute(db);
      await sql`alter table users add column of_the_next text default 'kept'`.execute(db);
      await sql`insert into kysely_migration values ('9999_next', 'now')`.execute(db);
      await sql`update server_facts set value = '99.0.0' where name = 'release'`.execute(db);
    });
    const said = await runNightly(config, true);
    expect(said).toMatch(/\.backup, without what only Duskgate 99\.0\.0 keeps\n/);
    expect(said).toMatch(
      /fold of its log; left out, because this release does not know it: users\.of_the_next$/,
    );
    expect(await record()).toMatchObject({ backup: { result: 'ok' }, drill: { result: 'ok' } });
    const [name = ''] = readdirSync(folder);
    for await (const { table, row } of backupLines(join(folder, name))) {
      if (table === 'users') expect(row).toMatchObject({ of_the_next: 'kept' }); // for the next release
    }
    await beside(async ({ db }) => {
      await sql`alter table users drop column of_the_next`.execute(db);
      await sql`drop table of_the_next_release`.execute(db);
      await sql`delete from kysely_migration where name = '9999_next'`.execute(db);
    });
  });

  if (engine === 'postgres') return; // the rest happens in folders, or in the one statement that was just tried

  test('[O50] a claim of a server that ended holds nothing up for longer than three minutes', async () => {
    const claimUntil = (untilMs: number) =>
      beside(({ db }) =>
        changeNightlyRecord(db, (known) => ({ ...known, claim: { by: 'another', untilMs } })),
      );
    await claimUntil(Date.now() + 60_000);
    expect(await runNightly(config, false)).toContain('another server is at it');
    await claimUntil(Date.now() - 1);
    expect(await runNightly(config, false)).toContain('hunters are in');
    await claimUntil(Date.now() + 86_400_000); // of a clock that was a day ahead
    expect(await runNightly(config, false)).toContain('hunters are in');
  });

  test('[O51] a day keeps its newest, and the second folder gets what it lacks', async () => {
    await runNightly(config, false);
    await runNightly(config, false);
    const [today = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toEqual([today]);
    const earlier = today.replace(/\d{4}-\d\d-\d\d/, '2026-03-01');
    renameSync(join(folder, today), join(folder, earlier));
    await runNightly(config, false);
    expect(readdirSync(second).sort()).toEqual(readdirSync(folder).sort());
    expect(readdirSync(second)).toContain(earlier);
  });

  test('[O53] a second folder that cannot be used costs nothing of the first', async () => {
    writeFileSync(second, 'a file in its place');
    await expect(runNightly(config, false)).rejects.toThrow(`${second} is no folder`);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await record()).toMatchObject({
      day: expect.any(String),
      backup: { result: 'ok' },
      secondCopy: { result: 'failed', line: `${second} is no folder`, okMs: null },
      drill: { result: 'ok' },
    });
  });

  test('[O53] a copy that failed is made up for within the hour, without another backup', async () => {
    writeFileSync(second, 'a file in its place');
    await expect(runNightly(config, true)).rejects.toThrow(`${second} is no folder`);
    expect(await runNightly(config, true)).toContain('Nothing is due');
    rmSync(second);
    const before = await record();
    await beside(({ db }) =>
      changeNightlyRecord(db, (known) => ({ ...known, triedMs: (known.triedMs ?? 0) - 3_600_000 })),
    );
    expect(await runNightly(config, true)).toBe(`1 backups copied to ${second}`);
    expect(readdirSync(second)).toEqual(readdirSync(folder));
    const { secondCopy, triedMs, ...rest } = (await record()) ?? {};
    expect(secondCopy).toMatchObject({ result: 'ok' });
    expect(triedMs).toBeGreaterThan(before?.triedMs ?? 0);
    expect(before).toMatchObject(rest);
    expect(await runNightly(config, true)).toContain('Nothing is due');
  });

  test('[O53] a folder that is gone after the first backup is told in one line and not made; the day stays due', async () => {
    await runNightly(config, false);
    await beside(({ db }) => changeNightlyRecord(db, (known) => ({ ...known, day: null })));
    renameSync(folder, `${folder}-unmounted`);
    const problem = `${folder} is not there; make it, or mount what belongs there`;
    await expect(runNightly(config, false)).rejects.toThrow(problem);
    expect(await record()).toMatchObject({
      day: null,
      claim: null,
      backup: { result: 'failed', line: problem, okMs: expect.any(Number) },
      drill: { result: 'ok' }, // of the last one that was made
    });
    renameSync(`${folder}-unmounted`, folder);
    await runNightly(config, false);
  });

  test('[O55] data that are not the fold of their log: audit and drill are red, and no older backup is deleted', async () => {
    await runNightly(config, false);
    await runNightly(config, false);
    const [before = ''] = readdirSync(folder);
    const addXp = (more: number) =>
      beside(({ db }) =>
        db
          .updateTable('daily_activities')
          .set((row) => ({ xp_earned: row('xp_earned', '+', more) }))
          .execute(),
      );
    await addXp(1);
    const failed = runNightly(config, false);
    await expect(failed).rejects.toThrow(/: the day \d{4}-\d\d-\d\d has /);
    await expect(failed).rejects.toThrow(/Restored, but: /);
    expect(await record()).toMatchObject({
      audit: { result: 'failed' },
      backup: { result: 'ok' },
      drill: { result: 'failed' },
    });
    expect(readdirSync(folder)).toContain(before);
    expect(readdirSync(folder)).toHaveLength(2);
    await addXp(-1);
    await runNightly(config, false);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['cut', (bytes) => bytes.subarray(0, -40), /is cut or damaged$/],
    ['emptied', () => Buffer.alloc(0), /is cut or damaged$/],
    [
      'changed in one bit',
      (bytes) => {
        const harmed = Buffer.from(bytes);
        const middle = Math.floor(bytes.length / 2);
        harmed[middle] = (harmed[middle] ?? 0) ^ 1;
        return harmed;
      },
      /is (cut or damaged|damaged: .+)$/,
    ],
  ])(
    '[O54] the drill is red when the backup is %s, and leaves nothing',
    async (_what, harm, line) => {
      await runNightly(config, false);
      const [name = ''] = readdirSync(folder);
      const file = join(folder, name);
      expect(await drillBackup(config, { file, id: 'planted' })).toContain(
        'rows of 1 hunters are back',
      );
      writeFileSync(file, harm(readFileSync(file)));
      await expect(drillBackup(config, { file, id: 'planted' })).rejects.toThrow(line);
      expect(await drillFolders()).toEqual([]);
    },
  );
});
