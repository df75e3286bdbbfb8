import type { Clock } from '#web/platform/clock.ts';
import { lead } from '#web/platform/lead.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { watchPage } from '#web/platform/page.ts';
import { watchLeaving } from '#web/platform/page-leave.ts';
import { keysBeginning, removeText } from '#web/platform/stored-text.ts';
import { openStream } from '#web/platform/stream.ts';
import { joinTabs } from '#web/platform/tabs.ts';
import { createAlarm, whenIdle } from '#web/platform/timers.ts';
import type { Connectivity } from './connectivity.ts';
import { waitingIn, wakeAtMs } from './due.ts';
import { createEngine } from './engine.ts';
import { flush } from './flush.ts';
import type { HunterLog } from './hunter-log.ts';
import { lastWordsOf, leaveLastWords } from './last-words.ts';
import { claimMirror, dropMirror, writeMirror } from './mirror.ts';
import { newEntries, stampOf } from './new-entries.ts';
import { openStore } from './open-store.ts';
import { positionIn } from './position.ts';
import { reportOf } from './report.ts';
import { statusOf } from './status.ts';
import { keepStream } from './stream-keeper.ts';

export type LogParts = {
  readonly uid: string;
  readonly call: Call;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly newId: () => string;
};

/** Wires the engine to this browser: storage, network, other tabs, and the page's comings and goings. */
export function openHunterLog({ uid, call, connectivity, clock, newId }: LogParts): HunterLog {
  const name = `duskgate.${uid}`;
  const listeners = new Set<() => void>();
  const steps = new Set<() => void>();
  const alarm = createAlarm();
  const tabId = newId();
  let isMirrorDue = false;

  claimMirror(uid);
  const store = openStore({ uid, nowMs: clock.nowMs(), newId, onGone: close });
  const tabs = joinTabs(name, (message) => {
    const position = positionIn(Object(message).position);
    engine.happen({ kind: 'announced', position });
  });
  const engine = createEngine({ uid, call, clock, store, announce: tabs.tell, onStep });
  const stream = keepStream({
    open: openStream,
    alarm: createAlarm(),
    onPosition: (position) => engine.happen({ kind: 'heard', position }),
    onConnected: () => engine.happen({ kind: 'connected' }),
    onCut: () => engine.happen({ kind: 'cut' }),
  });
  let view = engine.state().view;
  let status = statusOf(engine.state(), connectivity.isOffline());

  function onStep(): void {
    const state = engine.state();
    const wakeAt = wakeAtMs(state);
    if (wakeAt === undefined) alarm.clear();
    else alarm.set(Math.max(0, wakeAt - clock.nowMs()), () => engine.happen({ kind: 'woke' }));
    stream.listen(state.isLeader && state.load === 'ready' && !state.isSessionOver);
    show();
    for (const listener of [...steps]) listener();
  }

  function show(): void {
    const state = engine.state();
    const next = statusOf(state, connectivity.isOffline(), status);
    if (state.view === view && next === status) return;
    if (state.view !== view) mirrorSoon();
    view = state.view;
    status = next;
    for (const listener of [...listeners]) listener();
  }

  function mirrorSoon(): void {
    if (isMirrorDue || engine.state().load !== 'ready') return;
    isMirrorDue = true;
    whenIdle(() => {
      isMirrorDue = false;
      writeMirror(uid, view);
    });
  }

  const leave = [
    lead(name, () => engine.happen({ kind: 'led' })),
    connectivity.subscribe(show),
    watchPage({
      onHidden: () => engine.happen({ kind: 'hidden' }),
      onShown: () => engine.happen({ kind: 'shown' }),
      onNetworkChanged: () => engine.happen({ kind: 'network-changed' }),
    }),
    watchLeaving(
      () => leaveLastWords(uid, tabId, engine.state().unstored),
      () => leaveLastWords(uid, tabId, []),
    ),
  ];

  function close(): void {
    engine.close();
    alarm.clear();
    stream.listen(false);
    tabs.leave();
    for (const end of leave.splice(0)) end();
    store.then((opened) => opened.close(), logProblem);
  }

  async function open(): Promise<void> {
    await engine.open();
    const { entries, forget } = lastWordsOf(uid);
    if (entries.length > 0) await engine.committed({ kind: 'recorded', entries, refused: [] });
    forget();
  }

  open().catch((error: unknown) => logProblem('the local log did not open', error));

  return {
    uid,
    view: () => view,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (deeds, heldForMs, where) => {
      const stamp = { ...stampOf(clock, engine.state().view), ...where };
      const heldUntilMs = heldForMs && clock.nowMs() + heldForMs;
      const made = newEntries(deeds, stamp, heldUntilMs);
      const stored = engine.committed({ kind: 'recorded', ...made });
      return {
        commands: made.entries.map(({ command }) => command),
        stored: stored.then(() => {}),
      };
    },
    holdUntil: (keys, untilMs) => engine.happen({ kind: 'held', keys, untilMs }),
    withdraw: async (keys) => {
      const { answer } = await engine.committed({ kind: 'withdrawn', keys });
      return answer.isDone;
    },
    pause: () => engine.happen({ kind: 'paused' }),
    resume: () => engine.happen({ kind: 'resumed' }),
    retryLoad: () => engine.happen({ kind: 'retried' }),
    flush: (withinMs) => flush({ engine, steps }, withinMs),
    waiting: () => waitingIn(engine.state()).map(({ command }) => command),
    report: () => reportOf(engine.state(), clock.nowMs()),
    close,
    erase: async () => {
      close();
      await store.then((opened) => opened.erase());
      dropMirror();
      for (const key of keysBeginning(`${name}.`)) removeText(key);
    },
  };
}
