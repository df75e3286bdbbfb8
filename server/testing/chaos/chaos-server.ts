import { builtProgram, end, launchNode, type Running } from '#server/testing/running-server.ts';
import { within } from '#server/testing/with-timeout.ts';

const READY_MS = 120_000;
const LOOK_MS = 20;

type ChaosServerParts = {
  readonly port: number;
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** On a disk that is too small for it a server never says that it is ready. */
  readonly isDiskSmall: boolean;
};

/** A server at one port that is killed, stopped for a while, brought back, replaced. */
export class ChaosServer {
  readonly port: number;
  readonly address: string;
  program = builtProgram('main');
  clockShiftMs = 0;
  readonly #parts: ChaosServerParts;
  #running: Running | undefined;
  #isEnded = true;

  constructor(parts: ChaosServerParts) {
    this.port = parts.port;
    this.address = `http://127.0.0.1:${parts.port}`;
    this.#parts = parts;
  }

  /** Starts it unless it runs, and waits until it is ready; how long that took. */
  async open(): Promise<number> {
    const startedAt = performance.now();
    if (this.#isEnded) this.#start();
    while (!(await this.#isReady())) {
      if (this.#isEnded) throw new Error(`a server ended at its start:\n${this.output()}`);
      if (performance.now() - startedAt > READY_MS) {
        throw new Error(`not ready within ${READY_MS} ms:\n${this.output()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return performance.now() - startedAt;
  }

  #start(): void {
    const { folder, port, settings } = this.#parts;
    const shift = { NODE_ENV: 'test', DUSKGATE_CLOCK_SHIFT_MS: String(this.clockShiftMs) };
    const running = launchNode([this.program], folder, {
      PORT: String(port),
      ...settings,
      ...(this.clockShiftMs !== 0 && shift),
    });
    this.#isEnded = false;
    this.#running = running;
    void running.ended.then(() => {
      if (this.#running === running) this.#isEnded = true;
    });
  }

  async #isReady(): Promise<boolean> {
    const path = this.#parts.isDiskSmall ? '/healthz' : '/readyz';
    const asked = fetch(`${this.address}${path}`, { signal: AbortSignal.timeout(2_000) });
    const reply = await asked.catch(() => undefined);
    await reply?.arrayBuffer().catch(() => {});
    return reply?.status === 200;
  }

  signal(signal: NodeJS.Signals): void {
    this.#running?.signal(signal);
  }

  /** As a power failure would. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (running) await within(READY_MS, end(running), () => 'a killed server still runs');
  }

  /** Asks it to end, as an operator does. */
  async stop(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    running.signal('SIGTERM');
    await within(READY_MS, running.ended, () => `a server does not end:\n${this.output()}`);
  }

  output(): string {
    const { stdout = '', stderr = '' } = this.#running?.output() ?? {};
    return `${stdout}${stderr}`.slice(-4_000);
  }
}
