import type { Tables } from '#server/database/schema.ts';

/** The number rises when an older backup can no longer be read as it is. */
export const BACKUP_VERSION = 2;

/**
 * What a backup holds, users first because the others point at them. Sessions and reset links are
 * left out: a file that lies around must not let anyone in. So is what was asked of the mentor today.
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

export function ownerColumn(table: BackedUpTable): 'id' | 'user_id' {
  return table === 'users' ? 'id' : 'user_id';
}

/** The first line. */
export const BACKUP_HEADER = { duskgate: 'backup', version: BACKUP_VERSION } as const;

/** One line a row. */
export type BackupLine = { readonly table: BackedUpTable; readonly row: Record<string, unknown> };

/** How many rows each table has; in the last line it tells a whole backup from one that was cut. */
export class RowCounts {
  readonly #counts = new Map<BackedUpTable, number>(BACKED_UP_TABLES.map((table) => [table, 0]));

  add(table: BackedUpTable): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  /** The last line. */
  footer() {
    const rows = Object.fromEntries(this.#counts);
    return { duskgate: 'backup-end', version: BACKUP_VERSION, rows };
  }
}
