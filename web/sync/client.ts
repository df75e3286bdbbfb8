import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Command, CommandDraft, Stamp } from '#rules/commands/command.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import type { Connectivity } from '#web/platform/connectivity.ts';
import { createListeners } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { reloadPage, watchPage, watchUnload } from '#web/platform/page.ts';
import { openStream } from '#web/platform/stream.ts';
import { holdTabLock, joinTabs } from '#web/platform/tab-lock.ts';
import { createAlarm, whenIdle } from '#web/platform/timers.ts';
import { flush } from './flush.ts';
import type { History } from './history/history.ts';
import { createEngine } from './machine/engine.ts';
import { claimOf, positionIn } from './machine/position.ts';
import { inMemoryOnly, isUnopened, lastingIn, waitingIn, wakeAtMs } from './machine/schedule.ts';
import { createBackup, readBackups } from './outbox/memory-backup.ts';
import { type NewEntries, newEntries, stampOf } from './outbox/new-entries.ts';
import { type SyncStatus, statusOf } from './status.ts';
import { deleteDatabasesOf, eraseAll } from './storage/disk-store.ts';
import { claimMirror, writeMirror } from './storage/mirror.ts';
import { openStore } from './storage/open-store.ts';
import { connectStream } from './stream-connection.ts';

export type { History, HistoryReading } from './history/history.ts';
export type { HistoryRow, Stretch } from './history/history-store.ts';
export type { SyncStatus } from './status.ts';

type Recording = {
  readonly commands: readonly Command[];
  /** Resolves once this device's storage has them for good. */
  readonly stored: Promise<void>;
};

/** One user's commands on this device: the outbox, the view, and the exchange with the server. */
export type SyncClient = {
  readonly uid: string;
  /** fold(base, pending): the same object as long as nothing changed. */
  readonly view: () => GameDocument;
  readonly status: () => SyncStatus;
  /** Where the base stands in the server's log; none before the first load. */
  readonly position: () => Position | undefined;
  /** Called after the view or the status changed, by this tab, another tab or another device. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once, pushed a second later; releases the ones that are held. */
  readonly record: (drafts: readonly CommandDraft[], heldForMs?: number) => Recording;
  /** Held for that time, to be undone by itself; what is held already stays held. */
  readonly recordHeld: (drafts: readonly CommandDraft[], heldForMs: number) => Recording;
  /** As `record`, for what the app records by itself: it releases nothing. */
  readonly recordUnasked: (
    drafts: readonly CommandDraft[],
    /** The day and zone it belongs to, if not those of now: a day that a journey leapt over. */
    where?: Pick<Stamp, 'day' | 'utcOffsetMinutes'>,
  ) => Recording;
  /** Takes commands of an export, with their own keys and times; resolves once they are stored. */
  readonly importCommands: (commands: readonly Command[]) => Promise<void>;
  /** Moves the end of a hold; a time that has passed releases. */
  readonly holdUntil: (keys: readonly string[], untilMs: number) => void;
  /** Takes held commands back before they are sent; false when it is too late. */
  readonly withdraw: (keys: readonly string[]) => Promise<boolean>;
  /** No push until resumed, or until a minute has passed. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly retryLoad: () => void;
  /** Pushes everything now; false when something still waits after that time. */
  readonly flush: (withinMs: number) => Promise<boolean>;
  /** Forgets what was refused so far; returns the undo. */
  readonly dismissRefused: () => () => void;
  /** The commands that the server has not acknowledged. */
  readonly waiting: () => readonly Command[];
  /** The server's log as this device keeps it; opened once per client. */
  readonly history: () => Promise<History>;
  /** Reads the whole log to this device in the background; returns the way to stop. */
  readonly startHistoryJob: () => () => void;
  /** The state of the sync client as text, for a bug report. */
  readonly report: () => Promise<string>;
  /** What is in memory only stays as a text. */
  readonly close: () => void;
  /** Closes, and deletes this account's databases and texts from the browser. */
  readonly erase: () => Promise<void>;
};

type ClientParts = {
  readonly uid: string;
  readonly call: Call;
  readonly connectivity: Connectivity;
  readonly clock: BrowserClock;
  readonly newId: () => string;
};

const loadServerData = async () => (await import('./server-data.ts')).SERVER_DATA;

/** Opens the sync client of one user: connects the engine with storage, network, tabs and page. */
export function openSyncClient(parts: ClientParts): SyncClient {
  const { uid, call, connectivity, clock, newId } = parts;
  const name = `duskgate.${uid}`;
  const changes = createListeners();
  const steps = createListeners();
  const alarm = createAlarm();
  const backup = createBackup(uid, newId());
  let isMirrorDue = false;
  let opening: Promise<History> | undefined;

  const former = claimMirror(uid);
  if (former !== undefined) {
    const ignore = { onGone: () => {}, onLost: () => {} };
    Promise.all([openStore({ uid: former, clock, newId, ...ignore }), loadServerData()])
      .then(([left, { eraseFormerUser }]) => eraseFormerUser(former, left))
      .catch((error: unknown) => logProblem('the data of the user before is still here', error));
  }
  const onGone = () => client.close(); // whoever signs out removes its text after the databases
  const store = openStore({ uid, clock, newId, onGone, onLost: onStoreLost });
  const tabs = joinTabs(name, (message) => {
    const position = positionIn(Object(message).position);
    engine.dispatch({ kind: 'other-tab-changed', position });
  });
  const engine = createEngine({
    uid,
    call,
    clock,
    store,
    announce: tabs.tell,
    history: () => client.history(),
    onLogged: ({ epoch, entries }) => {
      opening?.then((history) => history.append(epoch, entries)).catch(logProblem);
    },
    onStep,
  });
  const stream = connectStream({
    open: openStream,
    claim: () => claimOf(engine.state().base?.position),
    alarm: createAlarm(),
    onPosition: (position) => engine.dispatch({ kind: 'position-announced', position }),
    onConnected: () => engine.dispatch({ kind: 'stream-connected' }),
    onFailed: () => engine.dispatch({ kind: 'stream-failed' }),
  });
  let view = engine.state().view;
  let status = statusOf(engine.state(), connectivity.isOffline());

  function onStep(): void {
    const state = engine.state();
    const { isLeader, isSessionOver } = state.connection;
    const wakeAt = wakeAtMs(state);
    backup.follow(lastingIn(state, clock.nowMs()));
    if (wakeAt === undefined) alarm.clear();
    else alarm.set(Math.max(0, wakeAt - clock.nowMs()), () => engine.dispatch({ kind: 'timer' }));
    stream.listen(isLeader && state.load === 'ready' && !isSessionOver);
    show();
    steps.tell();
  }

  function show(): void {
    const state = engine.state();
    const next = statusOf(state, connectivity.isOffline(), status);
    if (state.view === view && next === status) return;
    if (state.view !== view) mirrorSoon();
    view = state.view;
    status = next;
    changes.tell();
  }

  function mirrorSoon(): void {
    if (isMirrorDue || engine.state().load !== 'ready') return;
    isMirrorDue = true;
    whenIdle(() => {
      isMirrorDue = false;
      writeMirror(uid, view);
    });
  }

  const ends = [
    holdTabLock(name, () => engine.dispatch({ kind: 'tab-lock-acquired' })),
    connectivity.subscribe(show),
    watchPage({
      onHidden: () => engine.dispatch({ kind: 'hidden' }),
      onShown: () => engine.dispatch({ kind: 'shown' }),
      onNetworkChanged: () => engine.dispatch({ kind: 'network-changed' }),
    }),
    watchUnload(() => backup.unload(inMemoryOnly(engine.state())), backup.comeBack),
  ];

  function close(): void {
    engine.close();
    alarm.clear();
    stream.listen(false);
    tabs.leave();
    for (const end of ends.splice(0)) end();
    store.then((opened) => opened.close(), logProblem);
    opening?.then((history) => history.close(), logProblem);
  }

  /** The next transaction finds out what is left of the database; one that changes nothing will do. */
  function onStoreLost(): void {
    engine.dispatch({ kind: 'held', keys: [], untilMs: 0 });
  }

  /** Takes over what other pages left as texts. */
  async function readTexts(): Promise<void> {
    const { entries, forget } = readBackups(uid, (await store).isOfTexts);
    if (entries.length === 0) return forget();
    const { snapshot } = await engine.committed({
      kind: 'recorded',
      entries,
      refused: [],
      keepsHolds: true,
    });
    if (!snapshot.isVolatile) forget();
  }

  async function readStores(): Promise<void> {
    await readTexts();
    await engine.committed({ kind: 'held', keys: [], untilMs: 0 }); // changes nothing, reads the outbox
  }

  engine
    .open()
    .then(readTexts)
    .catch((error: unknown) => {
      logProblem('the outbox did not open', error);
      engine.dispatch({ kind: 'store-failed' });
    });

  function stampedEntries(drafts: readonly CommandDraft[], heldForMs?: number): NewEntries {
    const heldUntilMs = heldForMs && clock.nowMs() + heldForMs;
    return newEntries(drafts, stampOf(clock, engine.state().view), heldUntilMs);
  }

  function record(made: NewEntries, keepsHolds?: true): Recording {
    const kept = engine.committed({ kind: 'recorded', ...made, ...(keepsHolds && { keepsHolds }) });
    const stored = kept.then(() => {});
    stored.catch(() => {}); // whoever waits for it hears of it
    return { commands: made.entries.map(({ command }) => command), stored };
  }

  const client: SyncClient = {
    uid,
    view: () => view,
    status: () => status,
    position: () => engine.state().base?.position,
    subscribe: changes.subscribe,
    record: (drafts, heldForMs) => record(stampedEntries(drafts, heldForMs)),
    recordHeld: (drafts, heldForMs) => record(stampedEntries(drafts, heldForMs), true),
    recordUnasked: (drafts, where) =>
      record(newEntries(drafts, { ...stampOf(clock, engine.state().view), ...where }), true),
    importCommands: async (commands) => {
      const waiting = new Set(client.waiting().map(({ key }) => key));
      const news = commands.filter(({ key }) => !waiting.has(key));
      const entries = news.map((command) => ({ command, isImported: true as const }));
      await engine.committed({ kind: 'recorded', entries, refused: [] });
    },
    holdUntil: (keys, untilMs) => engine.dispatch({ kind: 'held', keys, untilMs }),
    withdraw: async (keys) => (await engine.committed({ kind: 'withdrawn', keys })).answer.isDone,
    pause: () => engine.dispatch({ kind: 'paused' }),
    resume: () => engine.dispatch({ kind: 'resumed' }),
    retryLoad: () =>
      isUnopened(engine.state()) ? reloadPage() : engine.dispatch({ kind: 'retry-requested' }),
    flush: (withinMs) => flush({ engine, readStores, subscribe: steps.subscribe }, withinMs),
    dismissRefused: () => {
      const { refused } = engine.state().outbox;
      engine.dispatch({ kind: 'dismissed', refused });
      return () => engine.dispatch({ kind: 'recorded', entries: [], refused, keepsHolds: true });
    },
    waiting: () => waitingIn(engine.state()).map(({ command }) => command),
    history: () => {
      const openAgain = () => {
        opening = undefined; // for the next caller
      };
      opening ??= loadServerData().then((it) => it.openUserHistory(call, engine.state, openAgain));
      opening.catch(openAgain);
      return opening;
    },
    startHistoryJob: () => {
      const stop = loadServerData().then(({ startHistoryJob }) => startHistoryJob(client));
      stop.catch(() => {}); // without the job the log is read when somebody looks
      return () => {
        stop.then((end) => end(), logProblem);
      };
    },
    report: async () => (await loadServerData()).reportOf(engine.state(), clock.nowMs()),
    close: () => {
      if (ends.length > 0) backup.unload(inMemoryOnly(engine.state()));
      close();
    },
    erase: async () => {
      close();
      await eraseAll(uid, () => store.then((opened) => opened.erase()));
    },
  };
  return client;
}

/** Erases what this browser holds of an account without an open client, unsent commands too. */
export function eraseUser(uid: string): Promise<void> {
  return eraseAll(uid, () => deleteDatabasesOf(uid));
}
