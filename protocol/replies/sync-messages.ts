import * as v from 'valibot';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';
import { count, id, instant, wholeNumber } from './scalars.ts';
import { MAX_LOG_ENTRIES, MAX_PUSHED_COMMANDS } from './wire-limits.ts';

/** A revision means nothing without the epoch it was counted in. */
export type Position = { readonly epoch: string; readonly rev: number };

/** The commands are read one by one: a wrong one must not cost the ones beside it. */
export const pushSchema = v.strictObject({
  uid: id,
  deviceId: id,
  epoch: v.pipe(v.string(), v.maxLength(80)),
  baseRev: count,
  now: instant,
  commands: v.pipe(v.array(v.unknown()), v.maxLength(MAX_PUSHED_COMMANDS)),
});

/** An import in pieces: each has at most as many commands as a push. */
export const importSchema = v.strictObject({
  uid: id,
  isTrial: v.boolean(),
  commands: v.pipe(v.array(v.unknown()), v.maxLength(MAX_PUSHED_COMMANDS)),
});

type CommandStatus = 'applied' | 'noop' | 'duplicate' | 'refused' | 'unknown';

/** Only this ends a command on the device that sent it. */
export type PushResult = {
  readonly sent: string;
  readonly stored?: string;
  readonly status: CommandStatus;
  readonly reason?: string;
};

export type PushReply = Position & {
  readonly results: readonly PushResult[];
  /** Absent when the device's base was current: it has everything it needs. */
  readonly document?: StoredDocument;
};

export type LogEntry = {
  readonly rev: number;
  readonly key: string;
  readonly xp: number;
  readonly recordedAt: string;
  readonly command: unknown;
};

export type LogReply = Position & { readonly commands: readonly LogEntry[] };

/** A command that the server turned away, kept so that its hunter can see it and take it along. */
export type RefusedCommand = {
  readonly key: string;
  /** Empty where what was sent named none. */
  readonly kind: string;
  /** As it was sent; the beginning of its text, if it was too long to keep. */
  readonly command: unknown;
  readonly reason: string;
  readonly at: string;
};

export type RefusedReply = { readonly refused: readonly RefusedCommand[] };

/** One day of the contract's dailyActivities collection. */
export type HistoryEntry = DailyActivity & { readonly uid: string };

export type DocumentReply = Position & {
  /** A device with other rules takes the document instead of folding the tail. */
  readonly rules: number;
  readonly document: StoredDocument;
};

const revision = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Whose data the device expects: the cookie may have changed hands behind its back. */
const whose = { uid: v.exactOptional(id) };

export const documentQuerySchema = v.object(whose);

export const logQuerySchema = v.strictObject({
  ...whose,
  since: v.exactOptional(revision),
  before: v.exactOptional(revision),
  limit: v.exactOptional(v.pipe(revision, wholeNumber(1, MAX_LOG_ENTRIES))),
});
