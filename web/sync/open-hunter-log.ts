import { localDateAt } from '#rules/activity/local-date.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { Clock } from '#web/platform/clock.ts';
import type { Call } from '#web/platform/network.ts';
import type { Connectivity } from './connectivity.ts';
import type { HunterLog, SyncStatus } from './hunter-log.ts';

export type LogParts = {
  readonly uid: string;
  readonly call: Call;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** PLACEHOLDER until the engine stands: memory only. */
export function openHunterLog({ uid, clock }: LogParts): HunterLog {
  const listeners = new Set<() => void>();
  const key = `scaffold.${uid}`;
  let pending: readonly Command[] = JSON.parse(localStorage.getItem(key) ?? '[]');
  let view: GameDocument = fold(EMPTY_DOCUMENT, pending);
  let status: SyncStatus = {
    load: 'ready',
    waitingCount: 0,
    isOffline: false,
    isSessionOver: false,
    isStorageFull: false,
    refused: [],
  };
  const changed = () => {
    localStorage.setItem(key, JSON.stringify(pending));
    status = { ...status, waitingCount: pending.length };
    for (const listener of [...listeners]) listener();
  };
  return {
    uid,
    view: () => view,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (deeds) => {
      const nowMs = clock.nowMs();
      const utcOffsetMinutes = clock.utcOffsetMinutes();
      const stamp = {
        at: new Date(nowMs).toISOString(),
        day: localDateAt(nowMs, utcOffsetMinutes, view.settings.dawnHour),
        utcOffsetMinutes,
      };
      const commands = deeds.map((deed) => commandOf(deed, stamp));
      pending = [...pending, ...commands];
      view = fold(view, commands);
      changed();
      return { commands, stored: Promise.resolve() };
    },
    holdUntil: () => {},
    withdraw: async (keys) => {
      pending = pending.filter((one) => !keys.includes(one.key));
      view = fold(EMPTY_DOCUMENT, pending);
      changed();
      return true;
    },
    pause: () => {},
    resume: () => {},
    retryLoad: () => {},
    flush: async () => true,
    waiting: () => pending,
    report: () => 'scaffold',
    close: () => {},
    erase: async () => {
      localStorage.removeItem(key);
    },
  };
}
