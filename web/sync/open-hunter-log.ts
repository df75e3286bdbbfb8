import type { Clock } from '#web/platform/clock.ts';
import { lead } from '#web/platform/lead.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { reloadPage, watchPage } from '#web/platform/page.ts';
import { watchLeaving } from '#web/platform/page-leave.ts';
import { keysBeginning, removeText } from '#web/platform/stored-text.ts';
import { openStream } from '#web/platform/stream.ts';
import { joinTabs } from '#web/platform/tabs.ts';
import { createAlarm, whenIdle } from '#web/platform/timers.ts';
import type { Connectivity } from './connectivity.ts';
import { isUnopened, unkeptIn, waitingIn, wakeAtMs } from './due.ts';
import { createEngine } from './engine.ts';
import { flush } from './flush.ts';
import type { HunterLog } from './hunter-log.ts';
import { lastWordsOf, leaveLastWords } from './last-words.ts';
import { claimMirror, dropMirror } from './mirror.ts';
import { type Made, newEntries, stampOf } from './new-entries.ts';
import { openStore } from './open-store.ts';
import { positionIn } from './position.ts';
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

  const former = claimMirror(uid);
  if (former !== undefined) {
    import('./erase-former.ts')
      .then(({ eraseFormer }) => eraseFormer({ uid: former, clock, newId }))
      .catch((error: unknown) => logProblem('what another hunter left is still here', error));
  }
  const store = openStore({ uid, clock, newId, onGone: close, onLost });
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
      import('./write-mirror.ts').then(({ writeMirror }) => writeMirror(uid, view), logProblem);
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
      () => leaveLastWords(uid, tabId, unkeptIn(engine.state())),
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

  /** The next transaction finds out what is left of it; one that changes nothing will do. */
  function onLost(): void {
    engine.happen({ kind: 'held', keys: [], untilMs: 0 });
  }

  async function open(): Promise<void> {
    await engine.open();
    const { entries, forget } = lastWordsOf(uid, (await store).isOfTexts);
    if (entries.length === 0) return forget();
    const { standing } = await engine.committed({
      kind: 'recorded',
      entries,
      refused: [],
      isUnasked: true,
    });
    if (!standing.isVolatile) forget();
  }

  open().catch((error: unknown) => {
    logProblem('the local log did not open', error);
    engine.happen({ kind: 'unopened' });
  });

  function record(made: Made, isUnasked?: true): ReturnType<HunterLog['record']> {
    const kept = engine.committed({ kind: 'recorded', ...made, ...(isUnasked && { isUnasked }) });
    const stored = kept.then(() => {});
    stored.catch(() => {}); // whoever waits for it hears of it
    return { commands: made.entries.map(({ command }) => command), stored };
  }

  return {
    uid,
    view: () => view,
    status: () => status,
    place: () => engine.state().base?.position,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (deeds, heldForMs) => {
      const heldUntilMs = heldForMs && clock.nowMs() + heldForMs;
      return record(newEntries(deeds, stampOf(clock, engine.state().view), heldUntilMs));
    },
    recordUnasked: (deeds, where) => {
      const stamp = { ...stampOf(clock, engine.state().view), ...where };
      return record(newEntries(deeds, stamp), true);
    },
    take: async (commands) => {
      const waiting = new Set(waitingIn(engine.state()).map(({ command }) => command.key));
      const entries = commands
        .filter(({ key }) => !waiting.has(key))
        .map((command) => ({ command, isImported: true as const }));
      await engine.committed({ kind: 'recorded', entries, refused: [] });
    },
    holdUntil: (keys, untilMs) => engine.happen({ kind: 'held', keys, untilMs }),
    withdraw: async (keys) => {
      const { answer } = await engine.committed({ kind: 'withdrawn', keys });
      return answer.isDone;
    },
    pause: () => engine.happen({ kind: 'paused' }),
    resume: () => engine.happen({ kind: 'resumed' }),
    retryLoad: () =>
      isUnopened(engine.state()) ? reloadPage() : engine.happen({ kind: 'retried' }),
    flush: (withinMs) => flush({ engine, steps }, withinMs),
    dismissRefused: () => {
      const { refused } = engine.state();
      engine.happen({ kind: 'dismissed', refused });
      return () => engine.happen({ kind: 'recorded', entries: [], refused, isUnasked: true });
    },
    waiting: () => waitingIn(engine.state()).map(({ command }) => command),
    state: engine.state,
    close,
    erase: async () => {
      close();
      try {
        await store.then((opened) => opened.erase());
      } finally {
        dropMirror();
        for (const key of keysBeginning(`${name}.`)) removeText(key);
      }
    },
  };
}
