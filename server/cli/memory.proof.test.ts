import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Engine } from '#server/database/database.ts';
import { freshConfig, serverAt } from '#server/testing/both-engines.ts';
import { fillDatabase } from '#server/testing/large-database.ts';
import { builtProgram, launchNode } from '#server/testing/running-server.ts';

const HEAP = '--max-old-space-size=128';
/** With its indexes and the other user the database takes 1 GB on SQLite. */
const LOG_BYTES = { sqlite: 950_000_000, postgres: 200_000_000 } as const;

describe.each<Engine>(['sqlite', 'postgres'])('on %s', (engine) => {
  test('[O33] backup, audit and restore of a database far larger than their memory work in 128 MB', async () => {
    const config = await freshConfig(engine);
    const { dataDir, databaseUrl = '' } = config;
    const database = await serverAt(config);
    await fillDatabase(database, LOG_BYTES[engine]);
    await database.close();
    const folder = join(dataDir, '..');
    const file = join(folder, 'kept.backup');

    const run = async (name: 'audit' | 'backup' | 'restore', ...args: string[]) => {
      const startedAt = performance.now();
      const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const command = launchNode([HEAP, builtProgram(name), ...args], folder, environment);
      const { code } = await command.ended;
      process.stdout.write(
        `${engine}: ${name} took ${Math.round(performance.now() - startedAt)} ms\n`,
      );
      return [code, command.output().stderr];
    };
    expect(await run('backup', file)).toEqual([0, '']);
    expect(await run('audit')).toEqual([0, '']);
    expect(await run('restore', file)).toEqual([0, '']);
  });
});
