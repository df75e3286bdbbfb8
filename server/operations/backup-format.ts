import type { Tables } from '#server/database/schema.ts';

/** First line of a backup; the number rises when an older one can no longer be read as it is. */
export const BACKUP_HEADER = { duskgate: 'backup', version: 1 } as const;

/**
 * What a backup holds, users first because the others point at them. Sessions and reset links are
 * left out: a file that lies around must not let anyone in.
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

/** One line a row. */
export type BackupLine = { readonly table: BackedUpTable; readonly row: Record<string, unknown> };
