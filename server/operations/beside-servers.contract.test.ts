import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  type Database,
  type Engine,
  openDatabase,
  pingDatabase,
} from '#server/database/database.ts';
import { isUnavailable } from '#server/database/errors.ts';
import type { Config } from '#server/startup/config.ts';
import { freshConfig, serverAt, temporaryDataDir } from '#server/testing/both-engines.ts';
import { aUserWithHistory } from '#server/testing/user-with-history.ts';
import { audit } from './audit.ts';
import { backUp } from './backup.ts';
import { makeResetLink } from './reset-link.ts';
import { restore } from './restore.ts';

function open(config: Config, access: 'restore' | 'read'): Promise<Database> {
  return openDatabase({ ...config, access, onIdleError: () => {} });
}

async function epochOf({ db }: Database): Promise<string> {
  const facts = db.selectFrom('server_facts').select('value').where('name', '=', 'epoch');
  const { value } = await facts.executeTakeFirstOrThrow();
  return value;
}

async function migrationsIn({ db }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  const atWork = engine === 'postgres' ? 'stop it first' : 'is in use by another Duskgate';
  const file = () => join(temporaryDataDir(), 'duskgate.backup');

  test('[O13] a restore beside a running server is refused and changes nothing; a backup is not', async () => {
    const config = await freshConfig(engine);
    const server = await serverAt(config);
    await aUserWithHistory(server);
    const backup = file();
    expect(await backUp(config, backup)).toBe(`1 hunters are in ${backup}`);
    const epoch = await epochOf(server);

    await expect(restore(config, backup)).rejects.toThrow(atWork);

    expect(await epochOf(server)).toBe(epoch);
    await server.close();
    expect(await restore(config, backup)).toContain('of 1 hunters are back');
  });

  test('[O13] a backup and its one moment do not wait for a server that writes', async () => {
    const config = await freshConfig(engine);
    const server = await serverAt(config);
    const userId = await aUserWithHistory(server);
    const backup = file();
    await server.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', userId).execute();
      expect(await backUp(config, backup)).toBe(`1 hunters are in ${backup}`);
    });
    await server.close();
  });

  test('[O13] who only reads cannot write', async () => {
    const config = await freshConfig(engine);
    const server = await serverAt(config);
    const reader = await open(config, 'read');
    await expect(reader.db.deleteFrom('users').execute()).rejects.toThrow(/read-?only/i);
    await Promise.all([reader.close(), server.close()]);
  });

  test('[O13] neither a server nor a second restore starts while a backup is restored', async () => {
    const config = await freshConfig(engine);
    const restoring = await open(config, 'restore');
    await expect(serverAt(config)).rejects.toThrow(
      engine === 'postgres' ? 'a backup is being restored' : 'is in use by another Duskgate',
    );
    await expect(open(config, 'restore')).rejects.toThrow(atWork);
    await restoring.close();
    await (await serverAt(config)).close();
  });

  test.each([
    ['older', ["delete from kysely_migration where name like '0004%'"], 'of an older Duskgate'],
    [
      'newer',
      [
        "insert into kysely_migration values ('9999_later', 'now')",
        "update server_facts set value = '99.0.0' where name = 'oldest-reader'",
      ],
      'of a newer Duskgate',
    ],
  ])(
    '[O13] tables of an %s build are left as they are by every command beside the server',
    async (_age, changes, sentence) => {
      const config = await freshConfig(engine);
      const server = await serverAt(config);
      for (const change of changes) await sql.raw(change).execute(server.db);
      const before = await migrationsIn(server);

      await expect(backUp(config, file())).rejects.toThrow(sentence);
      await expect(audit(config)).rejects.toThrow(sentence);
      await expect(makeResetLink(config, 'ana@example.test')).rejects.toThrow(sentence);

      expect(await migrationsIn(server)).toEqual(before);
      await server.close();
    },
  );

  test('[O13] a server refuses the tables of a newer build in one line', async () => {
    const config = await freshConfig(engine);
    const server = await serverAt(config);
    await sql`insert into kysely_migration values ('9999_later', 'now')`.execute(server.db);
    await sql`update server_facts set value = '99.0.0' where name <> 'epoch'`.execute(server.db);
    await server.close();
    await expect(serverAt(config)).rejects.toThrow(/^the database is of a newer Duskgate/);
  });

  test('[O13] without a database no command makes one', async () => {
    const config = await freshConfig(engine);
    const none = /holds no (database|Duskgate data) yet/;
    await expect(backUp(config, file())).rejects.toThrow(none);
    await expect(audit(config)).rejects.toThrow(none);
    await expect(makeResetLink(config, 'ana@example.test')).rejects.toThrow(none);
    await (await open(config, 'restore')).close();
  });
});

describe('the lock on PostgreSQL', () => {
  async function cutLines(config: Config): Promise<void> {
    const outsider = await open(config, 'read');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(outsider.db);
    await outsider.close();
  }

  test('[O13] is held again by a server whose connections were cut', async () => {
    const config = await freshConfig('postgres');
    const server = await serverAt(config);
    await cutLines(config);
    await expect
      .poll(() =>
        pingDatabase(server).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);

    await expect(open(config, 'restore')).rejects.toThrow('stop it first');
    await server.close();
  });

  test('[O13] lets a server that reconnects during a restore wait, and serve after it', async () => {
    const config = await freshConfig('postgres');
    const server = await serverAt(config);
    await cutLines(config);
    const restoring = await open(config, 'restore');

    const failure = await pingDatabase(server).catch((cause: unknown) => cause);
    expect(isUnavailable(failure)).toBe(true);

    await restoring.close();
    await expect
      .poll(() =>
        pingDatabase(server).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await server.close();
  });

  test('[O13] is held by a server at rest for longer than its connections idle', async () => {
    const config = await freshConfig('postgres');
    const server = await serverAt(config);
    const idleTimeoutMillis = 50;
    Object.assign(server.pool?.options ?? {}, { idleTimeoutMillis });
    await Promise.all([pingDatabase(server), pingDatabase(server)]);
    await expect.poll(() => server.pool?.totalCount).toBe(1);
    await setTimeout(4 * idleTimeoutMillis);
    await expect(open(config, 'restore')).rejects.toThrow('stop it first');
    await server.close();
  });

  test('[O13] keeps a reset link from being written into a restore', async () => {
    const config = await freshConfig('postgres');
    const restoring = await open(config, 'restore');
    await expect(makeResetLink(config, 'ana@example.test')).rejects.toThrow(
      'a backup is being restored',
    );
    await restoring.close();
  });

  test('[O13] several servers hold it together', async () => {
    const config = await freshConfig('postgres');
    const servers = [await serverAt(config), await serverAt(config)] as const;
    await servers[0].close();
    await expect(open(config, 'restore')).rejects.toThrow('stop it first');
    await servers[1].close();
    await (await open(config, 'restore')).close();
  });

  test('[O13] a restore takes as long as it takes, a request does not', async () => {
    const config = await freshConfig('postgres');
    const { pathname } = new URL(config.databaseUrl ?? '');
    const bounded = await serverAt(config);
    const database = sql.id(pathname.slice(1));
    await sql`alter database ${database} set statement_timeout = '5s'`.execute(bounded.db);
    await bounded.close();
    const timeoutsOf = async ({ db, pool }: Database) => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      return [rows[0]?.statement_timeout, pool?.options.query_timeout];
    };
    const restoring = await open(config, 'restore');
    expect(await timeoutsOf(restoring)).toEqual(['0', undefined]);
    await restoring.close();
    const server = await serverAt(config);
    expect(await timeoutsOf(server)).toEqual(['10s', 15_000]);
    await server.close();
  });
});
