import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { ClockReading, ServerAhead } from '#rules/raid/clock-jump.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import type { Store } from '#web/platform/create-store.ts';
import type { SyncClient } from '#web/sync/client.ts';
import type { CelebrationStore } from './celebrations.ts';
import type { HeldClears } from './held-clears.ts';
import type { ToastStore } from './toasts.ts';

/** Everything an action may need: the sync client, the clock, and what this tab shows. */
export type Game = {
  readonly log: SyncClient;
  readonly clock: BrowserClock;
  readonly newId: () => string;
  readonly toasts: ToastStore;
  readonly celebrations: CelebrationStore;
  readonly clears: HeldClears;
  /** Filled by web/raid when it is first needed. */
  readonly raid: { current: RaidInTab | undefined };
};

/** The one raid of this account in this browser: every tab reads and writes the same stored text. */
export type RaidStore = {
  /** The same object as long as the text is the same. */
  readonly read: () => StoredRaid;
  readonly write: (next: StoredRaid) => void;
  /** Shown at once, stored when `isSafe` is: the commands it follows from come first, a crash repeats them. */
  readonly writeAfter: (next: StoredRaid, isSafe: Promise<void>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What one tab holds of the raid. */
export type RaidInTab = {
  readonly store: RaidStore;
  /** Counts how often this tab has looked at the clock while a raid runs. */
  readonly ticks: Store<number>;
  /** Set while this tab watches for jumps of the device's clock. */
  clockWatch?: ClockWatch | undefined;
  /** The document before a raid completed its quest, until the Quest Completed window is closed. */
  documentBeforeEnd?: GameDocument | undefined;
};

/** The jump and the raid it happened to: while the server is asked, the raid's time stands still. */
export type ClockDoubt = { readonly raid: StoredRaid; readonly jumpedMs: number };

export type ClockWatch = {
  readonly steadyMs: () => number;
  readonly askServerAhead: () => Promise<ServerAhead>;
  lastReading: ClockReading;
  lastRaid: StoredRaid;
  ahead: ServerAhead;
  doubt: ClockDoubt | undefined;
};
