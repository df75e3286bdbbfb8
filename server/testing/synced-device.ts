import type { CommandDraft } from '#rules/commands/command.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { err, ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import type { History } from '#web/sync/history/history.ts';
import { openHistory } from '#web/sync/history/history.ts';
import { createMemoryHistoryStore } from '#web/sync/history/history-store.ts';
import { createEngine } from '#web/sync/machine/engine.ts';
import { waitingIn, wakeAtMs } from '#web/sync/machine/schedule.ts';
import { newEntries, stampOf } from '#web/sync/outbox/new-entries.ts';
import { createMemoryStore } from '#web/sync/storage/memory-store.ts';
import type { ApiClient } from './api-client.ts';

const NO_ANSWER = { code: 'network-request-failed', message: '', status: 0 };
const PATIENCE_MS = 30_000;

type DeviceParts = {
  /** Is shown the body of each request that was answered well, and the reply. */
  readonly onReply?: (sent: unknown, reply: unknown) => void;
  /** How long it may take to come to rest. */
  readonly patienceMs?: number;
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The browser's own sync client with a real network, on storage that lasts as long as the test. */
export class SyncedDevice {
  /** The keys of all it ever recorded. */
  readonly recorded: string[] = [];
  isOnline = true;
  /** How far its clock is ahead of this machine's. */
  clockShiftMs = 0;
  readonly #clock = { nowMs: () => Date.now() + this.clockShiftMs, utcOffsetMinutes: () => 0 };
  readonly #parts: DeviceParts;
  readonly #client: ApiClient;
  readonly #store: ReturnType<typeof createMemoryStore>;
  readonly #engine: ReturnType<typeof createEngine>;
  readonly #history: Promise<History>;
  #alarm: NodeJS.Timeout | undefined;

  constructor(client: ApiClient, deviceId: string, parts: DeviceParts = {}) {
    this.#client = client;
    this.#parts = parts;
    this.#store = createMemoryStore({ deviceId, keep: () => true });
    this.#history = openHistory({
      uid: client.uid,
      call: this.#call,
      store: createMemoryHistoryStore(),
      wait: async () => {},
      canForget: (epoch) =>
        this.#engine.state().base?.position.epoch === epoch &&
        !waitingIn(this.#engine.state()).some(({ resent }) => resent),
    });
    this.#engine = createEngine({
      uid: client.uid,
      call: this.#call,
      clock: this.#clock,
      store: Promise.resolve(this.#store),
      announce: () => {},
      history: () => this.#history,
      onLogged: ({ epoch, entries }) => {
        this.#history.then((history) => history.append(epoch, entries)).catch(() => {});
      },
      onStep: () => this.#setAlarm(),
    });
  }

  readonly #call: Call = async (method, path, body, { headers = {} } = {}) => {
    if (!this.isOnline) return err(NO_ANSWER);
    try {
      const reply = await this.#client.send(method, path, body, headers);
      const isFine = reply.status >= 200 && reply.status < 300;
      if (isFine) this.#parts.onReply?.(body, reply.body);
      return isFine ? ok(reply.body) : err({ ...NO_ANSWER, code: 'x', status: reply.status });
    } catch {
      return err(NO_ANSWER);
    }
  };

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const at = wakeAtMs(this.#engine.state());
    if (at === undefined) return;
    const ring = () => this.#engine.dispatch({ kind: 'timer' });
    this.#alarm = setTimeout(ring, Math.max(0, at - this.#clock.nowMs()));
  }

  async open(): Promise<void> {
    await this.#engine.open();
  }

  /** The keys of what was recorded. */
  async record(...drafts: readonly CommandDraft[]): Promise<readonly string[]> {
    const made = newEntries(drafts, stampOf(this.#clock, this.#engine.state().view));
    await this.#engine.committed({ kind: 'recorded', ...made });
    const keys = made.entries.map(({ command }) => command.key);
    this.recorded.push(...keys);
    return keys;
  }

  /** Tries at once what waits for a better moment. */
  tryAgain(): void {
    this.#engine.dispatch({ kind: 'flush-requested' });
    const { base } = this.#engine.state();
    this.#history.then((history) => history.readQuietly(base?.position)).catch(() => {});
  }

  /** Somebody looks at the device: it reads what others did. */
  look(): void {
    this.#engine.dispatch({ kind: 'shown' });
  }

  /** Sends what waits, reads what is new and what was before, until nothing is left to do. */
  async sync(): Promise<void> {
    this.#engine.dispatch({ kind: 'shown' });
    this.#engine.dispatch({ kind: 'flush-requested' });
    await this.#quiet();
    const history = await this.#history;
    await history.readQuietly(this.#engine.state().base?.position);
    while (history.reading().isReading) await pause(5);
    await this.#quiet();
  }

  async #quiet(): Promise<void> {
    const endMs = Date.now() + (this.#parts.patienceMs ?? PATIENCE_MS);
    const isBusy = () => {
      const state = this.#engine.state();
      const isDue = state.schedule.pullAtMs !== undefined;
      return state.exchange.kind !== 'idle' || waitingIn(state).length > 0 || isDue;
    };
    while (isBusy()) {
      if (Date.now() > endMs) throw new Error(`a device does not come to rest: ${this.report()}`);
      const { kind } = this.#engine.state().exchange;
      if (kind === 'idle' || kind === 'resting') this.#engine.dispatch({ kind: 'flush-requested' });
      await pause(10);
    }
  }

  /** Everything it could send: what waits, what was acknowledged, and the log as far as it keeps it. */
  async kept(): Promise<readonly string[]> {
    const { pending, acknowledged } = this.#store.outbox();
    const own = [...pending, ...acknowledged].map(({ command }) => command.key);
    const history = await this.#history;
    const { stretch } = history.reading();
    if (stretch === undefined) return own;
    const logged: string[] = [];
    for await (const rows of history.rows(stretch)) logged.push(...rows.map(({ key }) => key));
    return [...own, ...logged];
  }

  document(): unknown {
    return JSON.parse(JSON.stringify(storedDocument(this.#engine.state().view)));
  }

  report(): string {
    const { base, exchange, connection, schedule } = this.#engine.state();
    return JSON.stringify({ position: base?.position, exchange, connection, schedule });
  }

  close(): void {
    clearTimeout(this.#alarm);
    this.#engine.close();
  }
}
