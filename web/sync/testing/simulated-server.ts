import { parseCommand } from '#protocol/commands/parse-command.ts';
import { BASE_HEADER, RESENT_HEADER } from '#protocol/replies/claim.ts';
import { proofOf } from '#protocol/replies/proof.ts';
import type { LogEntry, Position, PushResult, TailEntry } from '#protocol/replies/sync-messages.ts';
import { apply, fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { correctStamp } from '#rules/commands/correct-stamp.ts';
import { chosenIn, withoutChoices } from '#rules/commands/resent-edits.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import { isSame } from '#rules/is-same.ts';
import type { ServerRequest } from '#web/sync/machine/state.ts';

type Push = {
  readonly epoch: string;
  readonly baseRev: number;
  readonly now: string;
  readonly commands: readonly unknown[];
};

export type ServerFaults = {
  readonly isForgetful?: boolean; // no dedupe by key
  readonly dropsEarlyDone?: boolean; // `done` of a quest whose `add` has not come
  readonly isCredulous?: boolean; // believes that it never was rolled back
  readonly hidesCorrections?: boolean; // the reply says that all was stored as it was sent
};

type Stored = {
  readonly command: Command;
  readonly recordedAt: string;
  readonly isResent: boolean;
};

/** When and how a request came. */
type Arrival = {
  readonly nowMs: number;
  readonly skewMs: number;
  readonly resent: string | undefined;
};

/** As many as the real server sends; fewer here, so that episodes reach it. */
const MAX_TAIL = 12;

/** The server's side of the protocol with the real rules, in memory. */
export class SimulatedServer {
  epoch = 'epoch-1';
  /** Answers a push as version 0.1.0 did: the document or nothing, never the tail of the log. */
  isOld = false;
  #entries: readonly Stored[] = [];
  #document: GameDocument = EMPTY_DOCUMENT;
  #backup: { readonly epoch: string; readonly entries: readonly Stored[] } = {
    epoch: 'epoch-1',
    entries: [],
  };
  #epochCount = 1;
  readonly #asSent = new Set<string>();
  readonly #faults: ServerFaults;

  constructor(faults: ServerFaults = {}) {
    this.#faults = faults;
  }

  get commands(): readonly Command[] {
    return this.#entries.map(({ command }) => command);
  }

  get document(): GameDocument {
    return this.#document;
  }

  get position(): Position {
    const rev = this.#entries.length;
    return { epoch: this.epoch, rev, ...(!this.isOld && { proof: this.#proofAt(rev) }) };
  }

  #proofAt(rev: number): string | undefined {
    const entry = this.#entries[rev - 1];
    return entry && proofOf({ ...entry, key: entry.command.key });
  }

  get log(): readonly LogEntry[] {
    return this.#since(0);
  }

  backUp(): void {
    this.#backup = { epoch: this.epoch, entries: this.#entries };
  }

  /** The database as it was, and the server does not know: the epoch is the old one, too. */
  rollBack(): void {
    this.epoch = this.#backup.epoch;
    this.#entries = this.#backup.entries;
    this.#document = fold(EMPTY_DOCUMENT, this.commands);
  }

  restore(): void {
    this.rollBack();
    this.#beginEpoch();
  }

  #beginEpoch(): void {
    this.#epochCount += 1;
    this.epoch = `epoch-${this.#epochCount}`;
  }

  /** A device that is ahead of the log, or has another entry there, proves a rollback. */
  #check(claim = ''): void {
    const [epoch, rev, ...proof] = decodeURIComponent(claim).split(' ');
    const isAhead = Number(rev) > this.#entries.length;
    const isOther = proof.join(' ') !== '' && proof.join(' ') !== this.#proofAt(Number(rev));
    if (!this.#faults.isCredulous && epoch === this.epoch && (isAhead || isOther)) {
      this.#beginEpoch();
    }
  }

  /** What crosses the network is text: nothing is shared with the device. */
  answer({ path, body, headers }: Omit<ServerRequest, 'method'>, nowMs: number): unknown {
    const { epoch, baseRev } = Object(body);
    const named = baseRev === undefined ? '' : `${epoch} ${baseRev} `; // a push has it in its body
    if (!this.isOld) this.#check(named + headers[BASE_HEADER]);
    const resent = this.isOld ? undefined : headers[RESENT_HEADER];
    const reply =
      path === '/api/sync/push'
        ? this.#push(body as Push, { nowMs, skewMs: 0, resent })
        : path === '/api/import'
          ? this.#import(body as Pick<Push, 'commands'>, { nowMs, skewMs: 0, resent })
          : this.#read(path);
    return JSON.parse(JSON.stringify(reply));
  }

  /** Which of the entries that a device keeps are not in the log. */
  missing(asked: readonly Pick<LogEntry, 'key' | 'rev' | 'recordedAt'>[]) {
    const keys = this.commands.map(({ key }) => key);
    const shared = asked.filter(
      ({ key, rev = 0, recordedAt }) => this.#proofAt(rev) === proofOf({ key, recordedAt }),
    );
    return {
      epoch: this.epoch,
      missing: asked.flatMap(({ key }) => (keys.includes(key) ? [] : key)),
      common: Math.max(0, ...shared.map(({ rev }) => rev)),
    };
  }

  #import({ commands }: Pick<Push, 'commands'>, arrival: Arrival) {
    const results = commands.map((input) => this.#take(input, arrival));
    return { ...this.position, results };
  }

  #read(path: string) {
    const since = Number(/since=(\d+)/.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(since)) {
      const document = storedDocument(this.#document);
      return { ...this.position, rules: DOCUMENT_VERSION, document };
    }
    return { ...this.position, commands: this.#since(since).slice(0, 200) };
  }

  #since(rev: number): readonly LogEntry[] {
    return this.#entries.slice(rev).map(({ command, recordedAt }, index) => ({
      rev: rev + index + 1,
      key: command.key,
      xp: 0,
      recordedAt,
      command,
    }));
  }

  #push({ epoch, baseRev, now, commands }: Push, { nowMs, resent }: Arrival) {
    const isCurrent = epoch === this.epoch && baseRev === this.#entries.length;
    this.#asSent.clear();
    const arrival = { nowMs, skewMs: Date.parse(now) - nowMs, resent };
    const results = commands.map((input) => this.#take(input, arrival));
    const reply = { ...this.position, results };
    if (this.isOld && isCurrent) return reply;
    const behind = this.#entries.length - baseRev;
    const isShort = epoch === this.epoch && behind >= 0 && behind <= MAX_TAIL;
    if (this.isOld || !isShort) return { ...reply, document: storedDocument(this.#document) };
    return { ...reply, tail: this.#since(baseRev).map((entry) => this.#withoutSent(entry)) };
  }

  /** What this push stored just as it was sent is left out of its reply. */
  #withoutSent({ command, ...entry }: LogEntry): TailEntry {
    return this.#asSent.has(entry.key) ? entry : { ...entry, command };
  }

  #take(input: unknown, { nowMs, skewMs, resent }: Arrival): PushResult {
    const parsed = parseCommand(input);
    const sent = (input as Command).key;
    if (parsed.kind !== 'command') return { sent, status: 'unknown' };
    const { dawnHour } = this.#document.settings;
    const corrected = correctStamp(parsed.command, { nowMs, skewMs, dawnHour });
    const command = resent === undefined ? corrected : this.#yielding(corrected, resent);
    const isKnown = this.commands.some(({ key }) => key === command.key);
    if (isKnown && !this.#faults.isForgetful) {
      return { sent, stored: command.key, status: 'duplicate' };
    }
    const outcome = apply(this.#document, command);
    if (outcome.status === 'refused') return { sent, status: 'refused', reason: outcome.reason };
    if (this.#isDropped(command)) return { sent, stored: command.key, status: 'noop' };
    this.#document = outcome.document;
    const recordedAt = new Date(nowMs).toISOString();
    const stored = { command, recordedAt, isResent: resent !== undefined };
    this.#entries = [...this.#entries, stored];
    const isAsSent = this.#faults.hidesCorrections || isSame(command, parsed.command);
    if (isAsSent) this.#asSent.add(command.key);
    return { sent, stored: command.key, status: outcome.status };
  }

  /** What is sent again takes back no choice that was made after it. */
  #yielding(command: Command, resent: string): Command {
    const [epoch, rev] = resent.split(' ');
    const shared = epoch === this.epoch ? Number(rev) : 0;
    const later = this.#entries
      .slice(shared)
      .filter(({ isResent, recordedAt, command: { at } }) =>
        isResent ? at > command.at : shared > 0 || recordedAt > command.at,
      );
    const taken = new Set(later.flatMap((entry) => chosenIn(entry.command)));
    return withoutChoices(command, taken, this.#document);
  }

  #isDropped(command: Command): boolean {
    if (!this.#faults.dropsEarlyDone || command.kind !== 'quest.done') return false;
    return !this.commands.some(({ key }) => key === `add:${command.questId}`);
  }
}
