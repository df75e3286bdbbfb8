import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { FOCUS_MS } from '#rules/raid/raid.ts';
import { ATTENDED_MS } from '#rules/raid/settle-phase.ts';
import { done } from '#rules/testing/builders.ts';
import type { Game } from '#web/game/game.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { watchJumps } from './clock-jumps.ts';
import { raidStoreOf } from './raid-store.ts';
import { pauseTimer, resetTimer, startTimer } from './run-raid.ts';
import { settleRaid } from './settle-raid.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-15T12:00:00.000Z');

afterEach(() => {
  vi.unstubAllGlobals();
});

type Tab = { readonly game: Game; unsaved: CommandDraft[] };

/** One machine with its clocks, its storage and its tabs; the log on its disk; a server with a clock of its own. */
function aWorld() {
  const texts = new Map<string, string>();
  const hearing = new Set<(event: { readonly key: string }) => void>();
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => hearing.add(hear));
  vi.stubGlobal('removeEventListener', (_: string, hear: () => void) => hearing.delete(hear));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      texts.set(key, text);
      queueMicrotask(() => {
        for (const hear of hearing) hear({ key });
      });
    },
  });
  const saved: CommandDraft[] = [];
  const tabs: Tab[] = [];
  let trueMs = START;
  let steadyMs = 0;
  let readings = 0;
  let setAheadMs = 0;
  let ids = 0;
  let isOnline = true;
  let focusedMs = 0;

  const wallMs = () => trueMs + setAheadMs;
  const newId = () => `id-${++ids}`;
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const viewOf = (unsaved: readonly CommandDraft[]) =>
    fold(
      EMPTY_DOCUMENT,
      [...saved, ...unsaved].map((draft) => done(draft)),
    );

  function openTab(): void {
    const tab: Tab = { game: gameOf(() => tab), unsaved: [] };
    tabs.push(tab);
    watchJumps(tab.game, {
      steadyMs: () => steadyMs + (readings++ % 5) / 10, // a browser's knows parts of a millisecond
      askServerAhead: async () => (isOnline ? trueMs + 7_000 - wallMs() : undefined),
    });
    settleRaid(tab.game);
  }

  /** What is recorded is on the disk a moment later, unless the tab is gone by then. */
  function gameOf(own: () => Tab): Game {
    const record = (drafts: readonly CommandDraft[]) => {
      const tab = own();
      tab.unsaved.push(...drafts);
      const stored = Promise.resolve().then(() => {
        if (!tabs.includes(tab)) return new Promise<void>(() => {});
        saved.push(...drafts);
        tab.unsaved = tab.unsaved.filter((draft) => !drafts.includes(draft));
        return undefined;
      });
      return { commands: [], stored };
    };
    const view = () => viewOf(own().unsaved);
    const { game } = fakeGame({ newId, log: { view, record, recordUnasked: record } });
    return { ...game, clock: { nowMs: wallMs, utcOffsetMinutes: () => 0 } };
  }

  const look = () => {
    for (const { game } of tabs) settleRaid(game);
  };
  const storedRaid = () => JSON.parse(texts.get('duskgate.u1.raid') ?? 'null');

  /** What of the time that passes now is focus: of a rest that ends attended, what is left of it. */
  function focusIn(ms: number): number {
    const raid = storedRaid()?.raid;
    if (raid?.clock.kind !== 'running') return 0;
    const leftMs = Math.max(0, raid.clock.endsAtMs - wallMs());
    if (raid.phase === 'focus') return Math.min(ms, leftMs);
    return ms - leftMs <= ATTENDED_MS ? Math.max(0, ms - leftMs) : 0;
  }

  function pass(ms: number, isSteady: boolean): void {
    focusedMs += focusIn(ms);
    trueMs += ms;
    if (isSteady) steadyMs += ms;
  }

  return {
    openTab,
    closeTab: (which: number) => void tabs.splice(which % Math.max(1, tabs.length), 1),
    tab: (which: number) => tabs[which % Math.max(1, tabs.length)],
    /** The steady clock of some machines stands still in sleep. */
    wait: async (ms: number, isSteady = true) => {
      pass(ms, isSteady);
      look();
      await settled();
    },
    setClock: async (byMs: number) => {
      setAheadMs += byMs;
      look();
      await settled();
      look();
      await settled();
    },
    goOffline: () => {
      isOnline = false;
    },
    look,
    settled,
    texts,
    storedRaid,
    tabCount: () => tabs.length,
    left: () => storedRaid().raid.clock.endsAtMs - wallMs(),
    paid: () => saved.flatMap((draft) => (draft.kind === 'raid.focus' ? [draft.blockId] : [])),
    lifetimeXp: () => viewOf([]).lifetimeXp,
    focusedMs: () => focusedMs,
  };
}

type World = ReturnType<typeof aWorld>;

function started(world: World, tabCount = 1): Game {
  for (let count = 0; count < tabCount; count += 1) world.openTab();
  const game = world.tab(0)?.game;
  if (!game) throw new Error('no tab');
  startTimer(game);
  return game;
}

test.each([60, -60, 3, -3])(
  '[T12] a clock set by %i minutes takes the deadline with it, once, with three tabs open, and a reload keeps it',
  async (minutes) => {
    const world = aWorld();
    started(world, 3);
    await world.wait(10 * MINUTE);
    await world.setClock(minutes * MINUTE);
    expect(world.left()).toBe(15 * MINUTE);
    for (let tab = 0; tab < 3; tab += 1) world.closeTab(0);
    world.openTab();
    await world.wait(14 * MINUTE);
    expect(world.paid()).toEqual([]);
    await world.wait(MINUTE);
    expect(world.lifetimeXp()).toBe(50);
  },
);

test.each([
  ['stands still', false],
  ['runs on', true],
])(
  '[T7] [T12] a machine that slept past the deadline pays the block, where the steady clock %s',
  async (_, isSteady) => {
    const world = aWorld();
    started(world, 2);
    await world.wait(10 * MINUTE);
    await world.wait(60 * MINUTE, isSteady);
    world.look();
    await world.settled();
    expect(world.lifetimeXp()).toBe(50);
    expect(world.storedRaid().raid).toMatchObject({ phase: 'rest', clock: { kind: 'stopped' } });
  },
);

test('[T12] without a server to ask, what looks like sleep is taken for sleep', async () => {
  const world = aWorld();
  started(world);
  await world.settled();
  world.goOffline();
  await world.wait(10 * MINUTE);
  await world.wait(10 * MINUTE, false);
  expect(world.left()).toBe(5 * MINUTE);
});

test('[T12] a pause while the server is being asked stays a pause', async () => {
  const world = aWorld();
  const game = started(world);
  await world.wait(10 * MINUTE);
  const asking = world.setClock(60 * MINUTE);
  pauseTimer(game);
  await asking;
  expect(world.storedRaid().raid.clock).toEqual({ kind: 'stopped', remainingMs: 15 * MINUTE });
});

test('[T12] across a reload the clock is believed, but no phase lasts longer than itself', async () => {
  const world = aWorld();
  started(world);
  await world.wait(10 * MINUTE);
  world.closeTab(0);
  await world.setClock(5 * MINUTE);
  world.openTab();
  expect(world.left()).toBe(10 * MINUTE);
  world.closeTab(0);
  await world.setClock(-600 * MINUTE);
  world.openTab();
  await world.settled();
  expect(world.left()).toBe(25 * MINUTE);
  await world.wait(25 * MINUTE);
  expect(world.lifetimeXp()).toBe(50);
});

test('[T6] a tab that dies before its command is on the disk leaves the block to the next one', async () => {
  const world = aWorld();
  started(world);
  await world.settled();
  const dying = world.wait(25 * MINUTE); // settles, and has not saved yet
  world.closeTab(0);
  await dying;
  expect(world.paid()).toEqual([]);
  world.openTab();
  await world.settled();
  expect(world.lifetimeXp()).toBe(50);
});

test('[P10] storage wiped in the middle does not take the raid from the page that shows it', async () => {
  const world = aWorld();
  const game = started(world);
  await world.wait(10 * MINUTE);
  world.texts.clear();
  expect(raidStoreOf(game).read().raid.clock.kind).toBe('running');
  await world.wait(15 * MINUTE);
  expect(world.lifetimeXp()).toBe(50);
  expect(raidStoreOf(game).read()).not.toHaveProperty('ended');
});

/** Every jump happens while a tab lives: otherwise the clock is believed, as it must be. */
async function live(world: World, [what, which, size]: readonly [string, number, number]) {
  const game = world.tab(which)?.game;
  switch (what) {
    case 'wait':
      return world.wait(size * 2500);
    case 'sleep':
      return world.wait(size * 3000, which % 2 === 0);
    case 'jump':
      return game && world.setClock((size - 300) * 20_000);
    case 'start':
      return game && startTimer(game);
    case 'pause':
      return game && pauseTimer(game);
    case 'reset':
      return game && resetTimer(game);
    case 'open':
      return world.tabCount() < 4 && world.openTab();
    case 'reload':
      world.closeTab(which);
      return world.openTab();
    default:
      return world.closeTab(which);
  }
}

test('[T6] [T12] whatever reloads, tabs, jumps and sleeps come together, no block is paid twice or early', async () => {
  const kinds = 'wait wait wait sleep jump start start start pause reset open reload close'.split(
    ' ',
  );
  const turn = fc.tuple(fc.constantFrom(...kinds), fc.nat(3), fc.integer({ min: 0, max: 600 }));
  let paidInAll = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 5, maxLength: 60 }), async (turns) => {
      const world = aWorld();
      started(world, 2);
      await world.settled();
      for (const one of turns) {
        await live(world, one);
        await world.settled();
        const paid = new Set(world.paid());
        expect(world.lifetimeXp()).toBe(50 * paid.size);
        expect(paid.size * FOCUS_MS).toBeLessThanOrEqual(world.focusedMs() + 2_000 * turns.length);
      }
      paidInAll += world.lifetimeXp() / 50;
    }),
    { numRuns: 150, seed: 12 }, // seeded: what is paid in all is counted below
  );
  expect(paidInAll).toBeGreaterThan(60); // otherwise nothing was tried
});
