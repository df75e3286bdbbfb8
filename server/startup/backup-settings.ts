import { resolve } from 'node:path';
import {
  DEFAULT_RETENTION,
  parseRetention,
  type Retention,
} from '#server/operations/nightly/retention.ts';
import { parseTimeOfDay } from '#server/operations/nightly/schedule.ts';

/** Where and when the server makes backups by itself. */
export type BackupSettings = {
  readonly folder: string;
  readonly secondFolder: string | undefined;
  /** Minutes after midnight UTC; undefined where something else runs `npm run nightly`. */
  readonly atMinutes: number | undefined;
  readonly keep: Retention;
};

const DEFAULT_AT_MINUTES = 3 * 60 + 30;

export const BACKUP_SETTINGS = [
  'DUSKGATE_BACKUP_DIR',
  'DUSKGATE_BACKUP_SECOND_DIR',
  'DUSKGATE_BACKUP_AT',
  'DUSKGATE_BACKUP_KEEP',
] as const;
type BackupSetting = (typeof BACKUP_SETTINGS)[number];

type BackupEnvironment = { readonly [Name in BackupSetting]?: string | undefined };

/** Reads the settings of backups; undefined without a folder. */
export function readBackupSettings(
  environment: BackupEnvironment,
  problems: string[],
): BackupSettings | undefined {
  const { DUSKGATE_BACKUP_DIR: folder, DUSKGATE_BACKUP_SECOND_DIR: second } = environment;
  if (!folder) {
    const alone = BACKUP_SETTINGS.filter((name) => environment[name]);
    problems.push(...alone.map((name) => `${name} needs DUSKGATE_BACKUP_DIR`));
    return undefined;
  }
  const secondFolder = second ? resolve(second) : undefined;
  if (secondFolder === resolve(folder)) {
    problems.push('DUSKGATE_BACKUP_SECOND_DIR must be another folder than DUSKGATE_BACKUP_DIR');
  }
  const atMinutes = readTime(environment, problems);
  return {
    folder: resolve(folder),
    secondFolder,
    atMinutes,
    keep: readKeep(environment, problems),
  };
}

function readTime(
  { DUSKGATE_BACKUP_AT: at }: BackupEnvironment,
  problems: string[],
): number | undefined {
  if (!at) return DEFAULT_AT_MINUTES;
  const atMinutes = parseTimeOfDay(at);
  if (atMinutes === undefined && at !== 'off') {
    problems.push('DUSKGATE_BACKUP_AT must be a time such as 03:30, in UTC, or off');
  }
  return atMinutes;
}

function readKeep(
  { DUSKGATE_BACKUP_KEEP: kept }: BackupEnvironment,
  problems: string[],
): Retention {
  const keep = kept ? parseRetention(kept) : DEFAULT_RETENTION;
  if (keep === undefined) {
    problems.push('DUSKGATE_BACKUP_KEEP must be days, weeks and months such as 7d,4w,6m');
  }
  return keep ?? DEFAULT_RETENTION;
}
