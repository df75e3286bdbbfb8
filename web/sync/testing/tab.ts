import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import {
  DOCUMENT_VERSION,
  type StoredDocument,
  storedDocument,
} from '#rules/document/stored-document.ts';
import { readReply } from '#web/sync/machine/read-reply.ts';
import { waitingIn } from '#web/sync/machine/schedule.ts';
import type { Effect, ServerRequest, Signal } from '#web/sync/machine/state.ts';
import { SimulatedDevice, type SimulatedTab, START_MS } from './simulated-device.ts';

type Tab = ReturnType<typeof aTab>;

/** One tab whose storage answers at once and whose network answers when it is told to. */
export function aTab() {
  const device = new SimulatedDevice();
  const { tab } = device;
  const requests: ServerRequest[] = [];
  const unloadPushes: ServerRequest[] = [];
  let nowMs = START_MS;
  let id = 0;
  let purpose: Extract<Effect, { kind: 'request' }>['purpose'] = 'loading';
  let isUndone = false;

  function perform(effect: Effect): void {
    if (effect.kind === 'commit') {
      const committed = device.commit(effect.intent);
      if (effect.intent.kind === 'withdraw') isUndone = committed.answer.isDone;
      tab.dispatch({ kind: 'committed', id: effect.id, intent: effect.intent, committed }, nowMs);
    } else if (effect.kind === 'read-store') {
      tab.dispatch({ kind: 'store-read', snapshot: device.snapshot(), base: device.base() }, nowMs);
    } else if (effect.kind === 'request') {
      requests.push(effect.request);
      id = effect.id;
      purpose = effect.purpose;
    } else if (effect.kind === 'unload-push') unloadPushes.push(effect.request);
  }

  function drain(): void {
    for (let effect = tab.effects.shift(); effect; effect = tab.effects.shift()) perform(effect);
  }

  function dispatch(...given: Parameters<SimulatedTab['dispatch']>): void {
    tab.dispatch(...given);
    drain();
  }

  function sentKeys(): string[] {
    const commands: readonly Command[] = Object(requests.at(-1)?.body).commands;
    return commands.map(({ key }) => key);
  }

  device.open(nowMs);
  drain();

  return {
    requests,
    unloadPushes,
    /** Keys of the server's log that were handed to the history. */
    logged: () => tab.logged.map(({ key }) => key),
    state: () => tab.state,
    outbox: () => device.outbox,
    waiting: () => waitingIn(tab.state).map(({ command }) => command.key),
    sentKeys,
    sentCount: () => sentKeys().length,
    record: (command: Command, heldForMs?: number) => {
      const entry = { command, ...(heldForMs && { heldUntilMs: nowMs + heldForMs }) };
      dispatch({ kind: 'recorded', entries: [entry], refused: [] }, nowMs);
    },
    recordHeld: (command: Command, heldForMs: number) => {
      const entries = [{ command, heldUntilMs: nowMs + heldForMs }];
      dispatch({ kind: 'recorded', entries, refused: [], keepsHolds: true }, nowMs);
    },
    import: (commands: readonly Command[]) => {
      const entries = commands.map((command) => ({ command, isImported: true as const }));
      dispatch({ kind: 'recorded', entries, refused: [] }, nowMs);
    },
    hold: (keys: readonly string[], untilMs: number) =>
      dispatch({ kind: 'held', keys, untilMs }, nowMs),
    withdraw: (keys: readonly string[]) => {
      dispatch({ kind: 'withdrawn', keys }, nowMs);
      return isUndone;
    },
    /** Of another epoch, it lacks all that was acknowledged. */
    answer: (value: unknown) => {
      const reply = readReply(purpose, value);
      const { acknowledged, position } = device.outbox;
      const entries = acknowledged.map((entry) => ({ ...entry, resent: 'e2 0' }));
      const lost = { entries, rev: position?.rev ?? 0 };
      const isDocument = reply !== undefined && 'document' in reply;
      dispatch({ kind: 'answered', id, reply: isDocument ? { ...reply, lost } : reply }, nowMs);
    },
    fail: (status: number) =>
      dispatch({ kind: 'call-failed', id, failure: { code: 'x', message: '', status } }, nowMs),
    hear: (position: Position) => dispatch({ kind: 'position-announced', position }, nowMs),
    beTold: (position: Position) => dispatch({ kind: 'other-tab-changed', position }, nowMs),
    /** A new day, or the end of a block. */
    recordUnasked: (command: Command) => {
      const entries = [{ command }];
      dispatch({ kind: 'recorded', entries, refused: [], keepsHolds: true }, nowMs);
    },
    refuse: (command: Command) => {
      const refused = [{ command, reason: 'no' }];
      dispatch({ kind: 'recorded', entries: [], refused }, nowMs);
    },
    dismiss: () => dispatch({ kind: 'dismissed', refused: tab.state.outbox.refused }, nowMs),
    /** The disk as a browser reads it: every object is new. */
    readAnew: () => {
      const snapshot = structuredClone(device.snapshot());
      tab.dispatch({ kind: 'store-read', snapshot, base: device.base() }, nowMs);
    },
    /** Somebody sets the device's clock. */
    moveClock: (ms: number) => {
      nowMs += ms;
    },
    signal: (kind: Signal) => dispatch({ kind }, nowMs),
    /** Both before the storage has answered to either. */
    withdrawAndHide: (keys: readonly string[]) => {
      tab.dispatch({ kind: 'withdrawn', keys }, nowMs);
      dispatch({ kind: 'hidden' }, nowMs);
    },
    settle: (position: Position, document: StoredDocument) => {
      const nothing = { acknowledged: [], refused: [], parked: [], recorded: [] };
      const stored = { rules: DOCUMENT_VERSION, document };
      device.commit({
        kind: 'settle',
        settlement: { ...nothing, nowMs, position, knownEpoch: 'e1', stored },
      });
    },
    /** Time goes on; timers ring when they are due, not later. */
    pass: (ms: number) => {
      const endMs = nowMs + ms;
      for (let at = tab.wakeAtMs(); at !== undefined && at <= endMs; at = tab.wakeAtMs()) {
        nowMs = Math.max(nowMs, at);
        dispatch({ kind: 'timer' }, nowMs);
      }
      nowMs = endMs;
    },
    /** The first load, of a hunter who has done nothing yet. */
    load: () => {
      const document = storedDocument(EMPTY_DOCUMENT);
      const value = { epoch: 'e1', rev: 0, rules: DOCUMENT_VERSION, document };
      dispatch({ kind: 'answered', id, reply: readReply('loading', value) }, nowMs);
      requests.length = 0;
    },
  };
}

export function aReadyTab(): Tab {
  const tab = aTab();
  tab.load();
  return tab;
}

export function pushesOf({ requests }: Tab): number {
  return requests.filter(({ path }) => path === '/api/sync/push').length;
}
