import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Libsql from 'libsql';
import type { Logger } from 'pino';
import * as v from 'valibot';

/** The first requests after a start have the machine to themselves. */
const FIRST_REQUESTS_MS = 1_000;

/** What SQLite finds wrong with a database file, in its own words; empty for a sound one. */
export function problemsOf(file: string): readonly string[] {
  const raw = new Libsql(file);
  try {
    raw.exec('pragma query_only = on');
    raw.exec('pragma busy_timeout = 5000');
    const rows: unknown[] = raw.prepare('pragma quick_check(3)').all([]);
    const words = v.parse(v.array(v.object({ quick_check: v.string() })), rows);
    return words.map(({ quick_check }) => quick_check).filter((word) => word !== 'ok');
  } catch (cause) {
    if (cause instanceof Error && /malformed|not a database/.test(cause.message)) {
      return [cause.message];
    }
    throw cause;
  } finally {
    raw.close();
  }
}

const reportSchema = v.object({ problems: v.array(v.string()) });

/**
 * Checks a database file in a process of its own (server/cli/quick-check.ts): it reads the whole file,
 * which would hold up requests, and a badly damaged one must not take the server down.
 */
async function quickCheck(
  program: string,
  file: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, file], {
    env: {}, // it needs no secret
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
  });
  const report = await Promise.race([text(child.stdout), failed]);
  return v.parse(v.pipe(v.string(), v.parseJson(), reportSchema), report).problems;
}

const DAMAGED = 'the database is damaged: stop the server, move its file away and restore a backup';

type StorageCheck = {
  readonly program: string;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly noteDamage: () => void;
};

/** Checks the database file beside the running server, and says in the log what it found. */
export async function checkStorage(check: StorageCheck): Promise<void> {
  const { program, file, signal, log, noteDamage } = check;
  try {
    await setTimeout(FIRST_REQUESTS_MS, undefined, { signal, ref: false });
    const problems = await quickCheck(program, file, { signal });
    if (problems.length === 0) {
      return log.info({ event: 'storage-checked' }, 'the database is sound');
    }
    noteDamage();
    log.error({ event: 'storage-damaged', problems }, DAMAGED);
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, 'the database could not be checked');
  }
}
