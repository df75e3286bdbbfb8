import * as v from 'valibot';
import { count, id, instant, wholeNumber } from '#protocol/scalars.ts';
import { MAX_ASKED_KEYS, MAX_PAGE_ENTRIES, MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

/** A revision means nothing without the epoch it was counted in. */
export type Position = {
  readonly epoch: string;
  readonly rev: number;
  /**
   * A digest of the key stored at that revision and of when it was stored: whoever has another there has
   * another log. None at revision 0, and none from servers before 0.2.
   */
  readonly proof?: string | undefined;
};

/** The body of a push. Its commands are parsed one by one: a wrong one must not cost the ones beside it. */
export const pushSchema = v.strictObject({
  uid: id,
  deviceId: id,
  epoch: v.pipe(v.string(), v.maxLength(80)),
  baseRev: count,
  now: instant,
  commands: v.pipe(v.array(v.unknown()), v.maxLength(MAX_PUSHED_COMMANDS)),
});

/** One piece of an import; it has at most as many commands as a push. */
export const importSchema = v.strictObject({
  uid: id,
  isTrial: v.boolean(),
  commands: v.pipe(v.array(v.unknown()), v.maxLength(MAX_PUSHED_COMMANDS)),
});

type CommandStatus = 'applied' | 'noop' | 'duplicate' | 'refused' | 'unknown';

/** What became of one sent command; only this takes it out of the outbox that sent it. */
export type PushResult = {
  readonly sent: string;
  readonly stored?: string;
  readonly status: CommandStatus;
  readonly reason?: string;
};

export type PushReply = Position & {
  readonly results: readonly PushResult[];
  /**
   * The log after the base that the push named, with what this push stored: folded onto that base it
   * gives the new one, and no further request is needed. Absent where the document is sent, and from
   * servers before 0.2.
   */
  readonly tail?: readonly TailEntry[];
  /** Sent where the tail would not do: the base is of another epoch or too far behind. */
  readonly document?: StoredDocument;
};

/** As keys and times are stored: PostgreSQL takes no NUL and no half character. */
const storedText = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[ -~]*$/, 'must be plain ASCII'));

/** Asks which of these the log lacks. With revision and time, the reply also says up to where the logs are one. */
export const missingSchema = v.strictObject({
  uid: id,
  entries: v.pipe(
    v.array(
      v.strictObject({
        key: storedText(200),
        rev: v.exactOptional(count),
        recordedAt: v.exactOptional(storedText(40)),
      }),
    ),
    v.maxLength(MAX_ASKED_KEYS),
  ),
});

export type MissingReply = {
  readonly epoch: string;
  readonly missing: readonly string[];
  /** The highest of the named revisions at which this log has the named entry; 0 if there is none. */
  readonly common: number;
};

/** What came by a personal token, and not from one of the user's own devices. */
export type Origin = {
  readonly door: 'api' | 'assistant';
  /** The token's, as far as the server still knows it. */
  readonly name?: string;
};

export type LogEntry = {
  readonly rev: number;
  readonly key: string;
  readonly xp: number;
  readonly recordedAt: string;
  /** Who did it for the user, if somebody did; the command itself does not say. */
  readonly by?: Origin;
  readonly command: unknown;
};

/** Without its command where that was stored just as this push sent it: the device has it. */
export type TailEntry = Omit<LogEntry, 'command'> & { readonly command?: unknown };

export type LogReply = Position & { readonly commands: readonly LogEntry[] };

/** A command that the server refused, kept so that its user can see and export it. */
export type ServerRefusal = {
  readonly key: string;
  /** Empty where what was sent named none. */
  readonly kind: string;
  /** As it was sent; the beginning of its text, if it was too long to keep. */
  readonly command: unknown;
  readonly reason: string;
  readonly at: string;
};

export type RefusedReply = { readonly refused: readonly ServerRefusal[] };

/** One day of the contract's dailyActivities collection. */
export type HistoryEntry = DailyActivity & { readonly uid: string };

export type DocumentReply = Position & {
  /** A device with other rules takes the document instead of folding the tail. */
  readonly rules: number;
  readonly document: StoredDocument;
};

const revision = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Whose data the device expects: another account may have signed in since. */
const whose = { uid: v.exactOptional(id) };

export const documentQuerySchema = v.object(whose);

export const logQuerySchema = v.strictObject({
  ...whose,
  since: v.exactOptional(revision),
  before: v.exactOptional(revision),
  limit: v.exactOptional(v.pipe(revision, wholeNumber(1, MAX_PAGE_ENTRIES))),
});
