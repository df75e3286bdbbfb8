import type { Position } from '#protocol/sync-messages.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import {
  DOCUMENT_VERSION,
  type StoredDocument,
  storedDocument,
} from '#rules/document/stored-document.ts';
import { waitingIn } from '#web/sync/due.ts';
import type { Ask, Effect, Talk } from '#web/sync/log-state.ts';
import { readReply } from '#web/sync/read-reply.ts';
import type { Signal } from '#web/sync/signals.ts';
import { SimulatedDevice, type SimulatedTab } from './simulated-device.ts';
import { START_MS } from './simulated-world.ts';

type Tab = ReturnType<typeof aTab>;

/** One tab whose storage answers at once and whose network answers when it is told to. */
export function aTab() {
  const device = new SimulatedDevice(1, 0, {});
  const tab = device.tabs[0] as SimulatedTab; // it was made with one
  const asked: Ask[] = [];
  const farewells: Ask[] = [];
  let nowMs = START_MS;
  let talkId = 0;
  let step: Talk['step'] = 'document';
  let isUndone = false;

  function perform(effect: Effect): void {
    if (effect.kind === 'commit') {
      const committed = device.commit(effect.intent);
      if (effect.intent.kind === 'withdraw') isUndone = committed.answer.isDone;
      tab.happen({ kind: 'committed', id: effect.id, intent: effect.intent, committed }, nowMs);
    } else if (effect.kind === 'read') {
      tab.happen({ kind: 'read', standing: device.standing(), base: device.base() }, nowMs);
    } else if (effect.kind === 'ask') {
      asked.push(effect.ask);
      talkId = effect.talkId;
      step = effect.step;
    } else if (effect.kind === 'farewell') farewells.push(effect.ask);
  }

  function drain(): void {
    for (let effect = tab.outbox.shift(); effect; effect = tab.outbox.shift()) perform(effect);
  }

  function happen(...given: Parameters<SimulatedTab['happen']>): void {
    tab.happen(...given);
    drain();
  }

  function sentKeys(): string[] {
    const commands: readonly Command[] = Object(asked.at(-1)?.body).commands;
    return commands.map(({ key }) => key);
  }

  tab.open(nowMs);
  drain();

  return {
    asked,
    farewells,
    state: () => tab.state,
    contents: () => device.contents,
    waiting: () => waitingIn(tab.state).map(({ command }) => command.key),
    sentKeys,
    sentCount: () => sentKeys().length,
    record: (command: Command, heldForMs?: number) => {
      const entry = { command, ...(heldForMs && { heldUntilMs: nowMs + heldForMs }) };
      happen({ kind: 'recorded', entries: [entry], refused: [] }, nowMs);
    },
    import: (commands: readonly Command[]) => {
      const entries = commands.map((command) => ({ command, isImported: true as const }));
      happen({ kind: 'recorded', entries, refused: [] }, nowMs);
    },
    hold: (keys: readonly string[], untilMs: number) =>
      happen({ kind: 'held', keys, untilMs }, nowMs),
    withdraw: (keys: readonly string[]) => {
      happen({ kind: 'withdrawn', keys }, nowMs);
      return isUndone;
    },
    answer: (value: unknown) =>
      happen({ kind: 'answered', talkId, reply: readReply(step, value) }, nowMs),
    fail: (status: number) =>
      happen({ kind: 'failed', talkId, failure: { code: 'x', message: '', status } }, nowMs),
    hear: (position: Position) => happen({ kind: 'heard', position }, nowMs),
    beTold: (position: Position) => happen({ kind: 'announced', position }, nowMs),
    /** A new day, or the end of a block. */
    recordUnasked: (command: Command) => {
      const entries = [{ command }];
      happen({ kind: 'recorded', entries, refused: [], isUnasked: true }, nowMs);
    },
    refuse: (command: Command) => {
      const refused = [{ command, reason: 'no' }];
      happen({ kind: 'recorded', entries: [], refused }, nowMs);
    },
    dismiss: () => happen({ kind: 'dismissed', refused: tab.state.refused }, nowMs),
    /** The disk as a browser reads it: every object is new. */
    readAnew: () => {
      const standing = structuredClone(device.standing());
      tab.happen({ kind: 'read', standing, base: device.base() }, nowMs);
    },
    signal: (kind: Signal) => happen({ kind }, nowMs),
    /** Both before the storage has answered to either. */
    withdrawAndHide: (keys: readonly string[]) => {
      tab.happen({ kind: 'withdrawn', keys }, nowMs);
      happen({ kind: 'hidden' }, nowMs);
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
        happen({ kind: 'woke' }, nowMs);
      }
      nowMs = endMs;
    },
    /** The first load, of a hunter who has done nothing yet. */
    load: () => {
      const document = storedDocument(EMPTY_DOCUMENT);
      const value = { epoch: 'e1', rev: 0, rules: DOCUMENT_VERSION, document };
      happen({ kind: 'answered', talkId, reply: readReply('document', value) }, nowMs);
      asked.length = 0;
    },
  };
}

export function aReadyTab(): Tab {
  const tab = aTab();
  tab.load();
  return tab;
}

export function pushesOf({ asked }: Tab): number {
  return asked.filter(({ path }) => path === '/api/sync/push').length;
}
