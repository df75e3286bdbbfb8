import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { BackupSettings } from '#server/startup/backup-settings.ts';
import type { Limits } from '#server/startup/limits.ts';
import {
  NIGHTLY_PARTS,
  type NightlyOutcome,
  type NightlyPart,
  type NightlyRecord,
  NOTHING_DUE,
  nightlyHealth,
  pastRuns,
  readNightlyRecord,
} from './nightly-record.ts';
import { dueRun } from './schedule.ts';

/** What is left of a run that is ended with the server; the next begins it anew. */
const STOP_MS = 3_000;
/** After a run that could not even note that it was tried. */
const PAUSE_MS = 900_000;

/** What the log says of each part; a watcher is alerted by the events that end with `-failed`. */
const EVENTS = {
  audit: { ok: 'audit-passed', failed: 'audit-failed', skipped: 'audit-failed' },
  backup: { ok: 'backup-made', failed: 'backup-failed', skipped: 'backup-failed' },
  secondCopy: { ok: 'backup-copied', failed: 'backup-copy-failed', skipped: 'backup-copy-failed' },
  drill: { ok: 'drill-passed', failed: 'drill-failed', skipped: 'drill-skipped' },
} as const satisfies { readonly [Part in NightlyPart]: Record<NightlyOutcome['result'], string> };

const LEVELS = { ok: 'info', failed: 'error', skipped: 'warn' } as const;

type NightlyParts = {
  readonly settings: BackupSettings;
  readonly database: Pick<Database, 'db'>;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'nightlyTickMs'>;
  /** What was built of server/cli/nightly.ts. */
  readonly program: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
};

export type NightlyJob = {
  /** What the runs of all servers came to, at most one look old; undefined before the first. */
  readonly record: () => NightlyRecord | undefined;
  /** What /readyz tells. */
  readonly health: () => ReturnType<typeof nightlyHealth>;
  readonly isRunning: () => boolean;
  /** Begins a run now, due or not, unless one is under way. */
  readonly runNow: () => boolean;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the nightly run when it is due, in a process of its own: it reads everything, which would
 * hold up requests, and its memory goes with it.
 */
export async function openNightly(parts: NightlyParts): Promise<NightlyJob> {
  const { settings, clock, limits, program, log } = parts;
  const { db } = parts.database;
  const stopping = new AbortController();
  let record = await readNightlyRecord(db);
  let child: ChildProcess | undefined;
  let looking = Promise.resolve();
  let pausedUntilMs = 0;

  function logOutcomes(sinceMs: number): boolean {
    const outcomes = NIGHTLY_PARTS.flatMap((part) => {
      const outcome = record?.[part];
      return outcome && outcome.atMs >= sinceMs ? [{ part, outcome }] : [];
    });
    for (const { part, outcome } of outcomes) {
      const { result, line } = outcome;
      log[LEVELS[result]]({ event: EVENTS[part][result] }, line);
    }
    return outcomes.length > 0;
  }

  async function run(...args: readonly string[]): Promise<void> {
    const sinceMs = clock.nowMs();
    const running = spawn(process.execPath, [program, ...args], {
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = running;
    try {
      const [said, reasons] = await Promise.all([
        text(running.stdout),
        text(running.stderr),
        once(running, 'close'),
      ]);
      if (stopping.signal.aborted) return;
      record = await readNightlyRecord(db);
      if (said.includes(NOTHING_DUE)) return; // what stands there is told by the server that did it
      if (!logOutcomes(sinceMs) && running.exitCode !== 0) {
        pausedUntilMs = performance.now() + PAUSE_MS;
        log.error({ event: 'backup-failed' }, reasons.trim() || 'the nightly run was ended');
      }
    } finally {
      child = undefined;
    }
  }

  async function look(): Promise<void> {
    record = await readNightlyRecord(db);
    const { atMinutes } = settings;
    if (atMinutes === undefined || child || performance.now() < pausedUntilMs) return;
    if (dueRun(pastRuns(record, settings), clock.nowMs(), atMinutes) === undefined) return;
    await run('--if-due');
  }

  async function lookAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(limits.nightlyTickMs, undefined, { signal: stopping.signal, ref: false }).catch(
        () => {},
      );
      if (stopping.signal.aborted) return;
      await look().catch((err: unknown) => log.warn({ err }, 'the nightly run waits'));
    }
  }

  return {
    record: () => record,
    health: () => nightlyHealth(record, clock.nowMs()),
    isRunning: () => child !== undefined,
    runNow: () => {
      if (child || stopping.signal.aborted) return false;
      run().catch((err: unknown) => log.error({ event: 'backup-failed', err }, 'no run began'));
      return true;
    },
    start: () => {
      looking = lookAgain();
    },
    stop: async () => {
      stopping.abort();
      child?.kill('SIGTERM');
      await Promise.race([looking, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}
