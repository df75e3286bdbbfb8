import { setImmediate } from 'node:timers';
import { hashOf, mixed } from './random.ts';

/** Who an event belongs to: a tab, a browser's own process, or the server. */
export type Owner = {
  readonly name: string;
  /** Nothing that belongs to it happens any more once it is gone. */
  isAlive: boolean;
  /** A device that sleeps: what falls due meanwhile happens when it wakes. */
  wakesAtMs: number;
};

export type Scheduled = {
  readonly owner: Owner;
  readonly what: string;
  readonly run: () => void | Promise<void>;
  readonly seq: number;
  atMs: number;
  isCancelled: boolean;
};

let running: Owner | undefined;

/** Whose code runs now. Everything a tab does runs in its own events, so the faked browser knows its tab. */
export function runningOwner(): Owner {
  if (running === undefined) throw new Error('nobody is running');
  return running;
}

/** Runs something as its owner, outside of an event. */
export function runAs<Value>(owner: Owner, run: () => Value): Value {
  const before = running;
  running = owner;
  try {
    return run();
  } finally {
    running = before;
  }
}

/** Everything that happens in a simulated world, in the order of its own clock. One event is one step. */
export class Scheduler {
  nowMs: number;
  stepCount = 0;
  /** Of every step so far: who, what and when. */
  hash = 0;
  /** Awaited after each step: what goes on in the server behind its handlers. */
  untilIdle: () => Promise<void> = async () => {};
  /** Is told of every step, and what is worth knowing about it. */
  readonly onStep: (line: string) => void;
  #seq = 0;
  readonly #heap: Scheduled[] = [];

  constructor(nowMs: number, onStep: (line: string) => void = () => {}) {
    this.nowMs = nowMs;
    this.onStep = onStep;
  }

  after(delayMs: number, owner: Owner, what: string, run: Scheduled['run']): Scheduled {
    this.#seq += 1;
    const event: Scheduled = {
      owner,
      what,
      run,
      seq: this.#seq,
      atMs: this.nowMs + Math.max(0, delayMs),
      isCancelled: false,
    };
    this.#push(event);
    return event;
  }

  /** Plays everything that falls due in that time. */
  async pass(ms: number): Promise<void> {
    const endMs = this.nowMs + ms;
    for (let next = this.#heap[0]; next && next.atMs <= endMs; next = this.#heap[0]) {
      this.#pop();
      await this.#play(next);
    }
    this.nowMs = Math.max(this.nowMs, endMs);
  }

  /** Counts and plays one event that was not planned. */
  async now(owner: Owner, what: string, run: Scheduled['run']): Promise<void> {
    await this.#play(this.#bare(owner, what, run));
  }

  #bare(owner: Owner, what: string, run: Scheduled['run']): Scheduled {
    return { owner, what, run, seq: 0, atMs: this.nowMs, isCancelled: false };
  }

  async #play(event: Scheduled): Promise<void> {
    const { owner, what, run } = event;
    if (event.isCancelled || !owner.isAlive) return;
    if (owner.wakesAtMs > event.atMs) {
      event.atMs = owner.wakesAtMs;
      this.#push(event);
      return;
    }
    this.nowMs = Math.max(this.nowMs, event.atMs);
    this.stepCount += 1;
    this.hash = mixed(hashOf(what, hashOf(owner.name, this.hash)), this.nowMs % 0x1_0000_0000);
    this.onStep(`${new Date(this.nowMs).toISOString()} ${owner.name} ${what}`);
    running = owner;
    await run();
    await drained(); // promises of this owner go on until nothing is left of the event
    await this.untilIdle();
    running = undefined;
  }

  #push(event: Scheduled): void {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above] as Scheduled; // the index is within the heap
      if (!isBefore(event, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = event;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      const left = heap[below];
      const right = heap[below + 1];
      if (left === undefined) break;
      const least = right && isBefore(right, left) ? right : left;
      if (least === right) below += 1;
      if (!isBefore(least, last)) break;
      heap[at] = least;
      at = below;
    }
    heap[at] = last;
  }
}

function isBefore(one: Scheduled, other: Scheduled): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.seq < other.seq);
}

function drained(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
