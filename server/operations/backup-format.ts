import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '#protocol/plain.ts';
import type { Tables } from '#server/database/schema.ts';

/** Raised when older backups can no longer be read. */
export const BACKUP_VERSION = 2;

/**
 * The tables in a backup, users first because the others refer to them. Sessions, reset links and
 * personal tokens and addresses of calendars are left out, because a copied file must not open accounts; so are what assistants
 * proposed by a token, today's use of the mentor, and the devices that are reminded, which end with
 * their sessions, with what was said to them. So are webhooks: their secrets can be read only with the
 * AUTH_SECRET of that server, and a second server must not call the same receivers. Mails and addresses that wait
 * are left out too. The second step of a sign-in is in it, or a restore would switch it off for everybody: codes
 * of an app need the same AUTH_SECRET, recovery codes do not. So are passkeys: what is stored of them is their
 * public half.
 */
export const BACKED_UP_TABLES = [
  'users',
  'accounts',
  'passkeys',
  'game_data',
  'game_commands',
  'refused_commands',
  'daily_activities',
  'quest_sessions',
  'user_records',
  'totp',
  'recovery_codes',
] as const satisfies readonly (keyof Tables)[];

/** Unknown to backups of 0.1.0 and to a server of it. */
const ADDED_LATER: readonly BackedUpTable[] = ['passkeys', 'totp', 'recovery_codes'];

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number];

/** With the owner it tells each row of a table from the others, so that long ones are read in pages. */
export const ROW_KEYS = {
  users: 'id',
  accounts: 'id',
  passkeys: 'id',
  game_data: 'user_id',
  game_commands: 'rev',
  refused_commands: 'key',
  daily_activities: 'day',
  quest_sessions: 'id',
  user_records: 'name',
  totp: 'user_id',
  recovery_codes: 'digest',
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
  /** Tables that came later are counted only where they have rows: the backups before them had none. */
  readonly #counts = new Map<BackedUpTable, number>(
    BACKED_UP_TABLES.filter((table) => !ADDED_LATER.includes(table)).map((table) => [table, 0]),
  );

  add(table: BackedUpTable): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  /** The last line of a backup. */
  footer() {
    const rows = Object.fromEntries(this.#counts);
    return { duskgate: 'backup-end', version: BACKUP_VERSION, rows };
  }

  /** Whether a line is the last one and has counted the same rows. A backup of an older build lacks newer tables. */
  isFooter({ rows, ...line }: { readonly rows?: unknown }): boolean {
    const none = Object.fromEntries(BACKED_UP_TABLES.map((table) => [table, 0]));
    const { rows: counted, ...footer } = this.footer();
    return isDeepStrictEqual(
      { ...line, rows: { ...none, ...fieldsOf(rows) } },
      { ...footer, rows: { ...none, ...counted } },
    );
  }
}
