import type { Kysely } from 'kysely';
import { TOLERATED_SKEW_MS } from '#rules/commands/correct-stamp.ts';
import type { Tables } from '#server/database/schema.ts';

/**
 * The time of the newest stored command of all users. It never goes back: a command that is stored while the
 * clock is behind gets this time, so that the last entry of each log tells it after the next start.
 */
export class NewestCommit {
  #ms: Promise<number> | undefined;
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** When a command that comes now is recorded. */
  async recordingMs(nowMs: number): Promise<number> {
    return Math.max(nowMs, await this.#newest());
  }

  /** This machine's clock cannot be right: it says a time that has long been. A small step back is none. */
  async isClockBehind(nowMs: number): Promise<boolean> {
    return (await this.#newest()) - nowMs > TOLERATED_SKEW_MS;
  }

  note(recordedMs: number): void {
    this.#ms = this.#newest().then((ms) => Math.max(ms, recordedMs));
  }

  #newest(): Promise<number> {
    this.#ms ??= newestIn(this.#db);
    this.#ms.catch(() => {
      this.#ms = undefined; // the next one asks again
    });
    return this.#ms;
  }
}

async function newestIn(db: Kysely<Tables>): Promise<number> {
  const { newest } = await db
    .selectFrom('game_data')
    .innerJoin('game_commands', (join) =>
      join
        .onRef('game_commands.user_id', '=', 'game_data.user_id')
        .onRef('game_commands.rev', '=', 'game_data.rev'),
    )
    .select(({ fn }) => fn.max('game_commands.recorded_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? 0 : Date.parse(newest);
}

const ofDatabases = new WeakMap<Kysely<Tables>, NewestCommit>();

export function newestCommitOf(db: Kysely<Tables>): NewestCommit {
  const known = ofDatabases.get(db) ?? new NewestCommit(db);
  ofDatabases.set(db, known);
  return known;
}
