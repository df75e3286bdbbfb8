import type { LogEntry, ServerRefusal } from '#protocol/replies/sync-messages.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

export const EXPORT_FORMAT = 'duskgate-export';
export const EXPORT_VERSION = 1;

/** What belongs to the account on this server; an import elsewhere ignores it. */
type ExportedAccount = {
  readonly user: UserRecord;
  readonly signIns: readonly unknown[];
  readonly signInMethods: readonly unknown[];
  readonly mentorUsage: readonly unknown[];
  /** Absent in files of release 0.1, and in those that a device made. */
  readonly reminders?: unknown;
  readonly refused: readonly ServerRefusal[];
};

/** What an import takes over. */
type ExportedHunter = {
  readonly document: StoredDocument;
  readonly dailyActivities: readonly DailyActivity[];
  readonly questSessions: readonly unknown[];
  /** The contract's userProfiles, profile/onboardingData and quests/generated. */
  readonly records: Readonly<Record<string, unknown>>;
  readonly commands: readonly LogEntry[];
};

/** One file with everything that is kept of a hunter; the server writes it in pieces. */
export type ExportFile = {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  readonly exportedAt: string;
  /** In a file that a device made without the server: what is missing in it, in words. */
  readonly madeOnDevice?: { readonly isWholeStory: boolean; readonly missing: readonly string[] };
  readonly account: ExportedAccount;
  readonly hunter: ExportedHunter;
};
