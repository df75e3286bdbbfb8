import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import type { Limits } from '#server/startup/limits.ts';
import { type ClaimedMail, type MailEnding, type MailQueue, retryMs } from './mail-queue.ts';
import type { Letter, SendOutcome } from './smtp.ts';

/** Told to the log; none of it names an address. */
export type MailEvent = {
  readonly event: 'mail-failing' | 'mail-working' | 'mail-given-up';
  readonly outcome: string;
};

type SenderParts = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly queue: MailQueue;
  readonly limits: Pick<Limits, 'mailTickMs' | 'mailsAtOnce'>;
  readonly send: (letter: Letter) => Promise<SendOutcome>;
  readonly onEvent: (event: MailEvent) => void;
  readonly onFault: (cause: unknown) => void;
};

export type MailSender = {
  /** Sends what is due now; resolves when all of it has been tried. */
  readonly tick: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

const TIDY_EVERY_MS = 60_000;
/** A mail server that does not work is left alone for so long, each time twice as long. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;
/** What is still being sent when the server ends is sent again by the next: it need not wait long. */
const STOP_MS = 3_000;

/**
 * Sends the mails of the queue. Any number of servers may run one: a mail is claimed for a while, sent,
 * and then marked. If its server ends in between, another sends it again: at least once.
 */
export function createMailSender(parts: SenderParts): MailSender {
  const { db, clock, queue, limits, send, onEvent, onFault } = parts;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let running = Promise.resolve();
  let tidiedMs = Number.NEGATIVE_INFINITY;
  let pausedUntilMs = 0;
  let pauseMs = 0;

  function noteServer({ kind, outcome }: SendOutcome): void {
    if (kind !== 'down') {
      if (pauseMs > 0) onEvent({ event: 'mail-working', outcome });
      pauseMs = 0;
      return;
    }
    if (pauseMs === 0) onEvent({ event: 'mail-failing', outcome });
    if (clock.nowMs() < pausedUntilMs) return; // another mail has just met the same trouble
    pauseMs = Math.min(Math.max(2 * pauseMs, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    pausedUntilMs = clock.nowMs() + pauseMs;
  }

  function endingOf({ attempts, expiresAtMs }: ClaimedMail, sent: SendOutcome): MailEnding {
    const { kind, outcome } = sent;
    if (kind === 'sent') return { state: 'sent', outcome };
    const waitMs = kind === 'down' ? pauseMs : retryMs(attempts);
    const nextMs = clock.nowMs() + waitMs;
    const isOver = kind === 'refused' || nextMs >= expiresAtMs;
    return isOver ? { state: 'given-up', outcome } : { state: 'waiting', outcome, nextMs };
  }

  async function sendOne(mail: ClaimedMail): Promise<void> {
    const ending = await tried(mail);
    await queue.settle(db, mail, ending);
    if (ending.state === 'given-up') onEvent({ event: 'mail-given-up', outcome: ending.outcome });
  }

  async function tried(mail: ClaimedMail): Promise<MailEnding> {
    if (mail.expiresAtMs <= clock.nowMs()) return { state: 'given-up', outcome: 'too-late' };
    if (mail.letter === undefined) return { state: 'given-up', outcome: 'unreadable' };
    const sent = await send(mail.letter);
    noteServer(sent);
    return endingOf(mail, sent);
  }

  function startSending(mail: ClaimedMail): void {
    const done: Promise<void> = sendOne(mail)
      .catch((cause) => {
        if (!stopping.signal.aborted) onFault(cause);
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  /** Starts as many mails as there is room for; gives back how many. */
  async function look(): Promise<number> {
    const nowMs = clock.nowMs();
    if (Math.abs(nowMs - tidiedMs) >= TIDY_EVERY_MS) {
      tidiedMs = nowMs;
      await queue.tidyUp(db);
    }
    const room = limits.mailsAtOnce - underWay.size;
    // One at a time until it works again: the first one shows whether it does.
    const places = pauseMs > 0 ? Math.min(room, 1) : room;
    if (nowMs < pausedUntilMs || places <= 0) return 0;
    const mails = await queue.claimDue(db, places);
    for (const mail of mails) startSending(mail);
    return mails.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(onFault);
      await wait(limits.mailTickMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    tick: async () => {
      while ((await look()) > 0) await Promise.all(underWay);
    },
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.race([Promise.all(underWay), wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}
