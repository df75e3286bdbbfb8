import { err, ok, type Result } from '#rules/result.ts';
import { nearestName } from './nearest-name.ts';

/**
 * Every limit on callers. Where no burst is named, a whole minute's requests may come at once. Rates
 * are counted in each process: two servers allow twice as much.
 */
export const DEFAULT_LIMITS = {
  pushesPerMinute: 60,
  pushBurst: 20,
  readsPerMinute: 300,
  writesPerMinute: 60,
  /** Requests of 200 commands each, so that a long history can be imported at once. */
  importsPerMinute: 600,
  staticPerMinute: 6_000,
  /** Requests of one personal token, whatever its user has left. */
  tokenPerMinute: 120,
  authPerMinutePerAddress: 20,
  /** Sign-ins and sign-ups of all addresses together that come to a password's hash. */
  authPerMinuteTotal: 300,
  /** Callers remembered for each kind of limit; past it, those silent for longest are forgotten. */
  rememberedCallers: 20_000,

  maxUrlBytes: 2_048,
  maxHeaderBytes: 16_384,
  maxBodyBytes: 262_144,
  authBodyBytes: 4_096,
  /** Time for all headers, and for the whole request with its body. */
  headersMs: 10_000,
  requestMs: 25_000,
  /** A connection that takes nothing of its reply for so long is closed. */
  writeStallMs: 30_000,
  /** Bytes of large replies that are not yet read; the reply that passes the limit is still sent. */
  unreadBytesPerUser: 16_000_000,
  unreadBytesTotal: 256_000_000,
  /** Waiting requests of one user; reads and writes are counted separately. */
  requestsInLine: 60,
  maxJsonDepth: 16,
  maxJsonNodes: 10_000,

  /** Open connections, streams among them. */
  connectionsTotal: 8_000,
  streamsPerUser: 8,
  /** Counted only where TRUST_PROXY is set: otherwise all visitors may share the address of a proxy. */
  streamsPerAddress: 100,
  streamsTotal: 5_000,
  slowReaderBytes: 65_536,
  heartbeatMs: 25_000,
  commandsPerDay: 4_000,
  importedCommandsPerDay: 200_000,
  /** All commands in the log of a user. */
  commandsPerUser: 1_000_000,
  mentorQuestsPerDay: 20,
  mentorTurnsPerDay: 40,
  mentorCallsPerDayTotal: 2_000,
  mentorAtOnce: 8,
  /** One attempt at the mentor's model, including repeated requests. */
  mentorAttemptMs: 15_000,
  /** How often the server looks for reminders that are due. */
  reminderTickMs: 5_000,
  /** Users whose reminders are being sent at the same time. */
  remindersAtOnce: 32,
  /** One call of a push service. */
  pushServiceMs: 5_000,
  /** How often the server looks for webhooks that are due. */
  webhookTickMs: 2_000,
  /** Webhooks that are being called at the same time. */
  webhooksAtOnce: 32,
  /** One call of a webhook. */
  webhookMs: 10_000,
  /** Requests of one caller that lead to a mail. */
  mailsPerHourPerCaller: 10,
  /** How often the server looks for mails that are due. */
  mailTickMs: 2_000,
  /** Mails that are handed to the mail server at the same time. */
  mailsAtOnce: 4,
  /** One mail, from the connection to the mail server's word. */
  mailMs: 30_000,
  /** How often the server looks whether a backup is due. */
  nightlyTickMs: 30_000,
  passwordsAtOnce: 2,
  passwordsWaiting: 50,
} as const;

type LimitName = keyof typeof DEFAULT_LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

const NAMES = Object.keys(DEFAULT_LIMITS) as [LimitName, ...LimitName[]]; // the keys of the literal above

/** Reads `pushesPerMinute=6000,pushBurst=500`. Problems do not quote the text. */
export function parseLimits(text: string): Result<Limits, readonly string[]> {
  const changed = new Map<LimitName, number>();
  const problems: string[] = [];
  for (const [index, entry] of text.split(',').entries()) {
    if (entry.trim() === '') continue;
    const [typed = '', number = ''] = entry.split(/=(.*)/s).map((part) => part.trim());
    const name = NAMES.find((known) => known === typed);
    if (name === undefined) {
      const meant = nearestName(typed, NAMES);
      problems.push(
        `entry ${index + 1} of DUSKGATE_LIMITS is not a limit; the nearest is ${meant}`,
      );
    } else if (changed.has(name)) {
      problems.push(`${name} stands twice in DUSKGATE_LIMITS`);
    } else if (!/^[1-9]\d{0,8}$/.test(number)) {
      problems.push(`${name} in DUSKGATE_LIMITS must be a whole number from 1 to 999999999`);
    } else {
      changed.set(name, Number(number));
    }
  }
  return problems.length === 0
    ? ok({ ...DEFAULT_LIMITS, ...Object.fromEntries(changed) })
    : err(problems);
}
