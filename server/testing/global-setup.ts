import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresUrl: string;
    /** For temporary data; a file `<pid>.server` in it names a server that ends with the run. */
    readonly runFolder: string;
  }
}

/** Starts one PostgreSQL for all files of a project; each file makes its own databases in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'duskgate-run-'));
  const cluster = await startCluster();
  project.provide('postgresUrl', cluster.adminUrl);
  project.provide('runFolder', runFolder);
  return async () => {
    for (const name of readdirSync(runFolder)) {
      if (name.endsWith('.server')) kill(Number.parseInt(name, 10));
    }
    await cluster.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
