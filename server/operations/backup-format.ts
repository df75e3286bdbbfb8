import type { Tables } from '#server/database/schema.ts';

/** Raised when older backups can no longer be read. */
export const BACKUP_VERSION = 2;

/**
 * The tables in a backup, users first because the others refer to them. Sessions, reset links and
 * personal tokens and addresses of calendars are left out, because a copied file must not open accounts; so are what assistants
 * proposed by a token, today's use of the mentor, and the devices that are reminded, which end with
 * their sessions, with what was said to them. So are webhooks: their secrets can be read only with the
 * AUTH_SECRET of that server, and a second server must not call the same receivers.
 */
export const BACKED_UP_TABLES = [
  'users',
  'accounts',
  'game_data',
  'game_commands',
  'refused_commands',
  'daily_activities',
  'quest_sessions',
  'user_records',
] as const satisfies readonly (keyof Tables)[];

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number];

/** With the owner it tells each row of a table from the others, so that long ones are read in pages. */
export const ROW_KEYS = {
  users: 'id',
  accounts: 'id',
  game_data: 'user_id',
  game_commands: 'rev',
  refused_commands: 'key',
  daily_activities: 'day',
  quest_sessions: 'id',
  user_records: 'name',
} as const satisfies { readonly [Table in BackedUpTable]: keyof Tables[Table] };

export function ownerColumn(table: BackedUpTable): 'id' | 'user_id' {
  return table === 'users' ? 'id' : 'user_id';
}

/** The first line of a backup. */
export const BACKUP_HEADER = { duskgate: 'backup', version: BACKUP_VERSION } as const;

/** A line for each row. */
export type BackupLine = { readonly table: BackedUpTable; readonly row: Record<string, unknown> };

/** Counts the rows of each table; in the last line they tell a whole backup from a cut one. */
export class RowCounts {
  readonly #counts = new Map<BackedUpTable, number>(BACKED_UP_TABLES.map((table) => [table, 0]));

  add(table: BackedUpTable): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  /** The last line of a backup. */
  footer() {
    const rows = Object.fromEntries(this.#counts);
    return { duskgate: 'backup-end', version: BACKUP_VERSION, rows };
  }
}
