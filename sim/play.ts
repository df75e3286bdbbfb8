import { anyAct } from './acts.ts';
import type { Device, Tab } from './browser.ts';
import { FAIR_WEATHER, type Weather } from './network.ts';
import { Random } from './random.ts';
import type { Turn, TurnKind } from './turns.ts';
import { type World, ZONES } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SKEWS = [0, 0, 1_500, -90_000, -3 * HOUR_MS, 26 * HOUR_MS, 365 * 24 * HOUR_MS];
const SERVER_SKEWS = [0, 0, 5_000, -30 * MINUTE_MS, 3 * HOUR_MS];
const HOLD_MS = 5_000;

type Moment = { readonly world: World; readonly random: Random };
type OnTab = Moment & { readonly tab: Tab };
type OnDevice = Moment & { readonly device: Device };

function onTab(run: (moment: OnTab) => Promise<void> | void) {
  return ({ world, random }: Moment) => {
    const tab = random.maybe(world.tabs.filter(({ device }) => !device.isAsleep));
    return tab && run({ world, random, tab });
  };
}

function onDevice(run: (moment: OnDevice) => Promise<void> | void) {
  return ({ world, random }: Moment) => run({ world, random, device: random.pick(world.devices) });
}

/** What each kind of turn does. A storage or a clock changes without a step: what follows from it are steps. */
const PLAYS: { readonly [Kind in TurnKind]: (moment: Moment) => Promise<void> | void | undefined } =
  {
    act: onTab(({ world, random, tab }) => world.act(tab, [anyAct(world.scene(tab, random))])),
    'act-held': onTab(({ world, random, tab }) =>
      world.act(tab, [anyAct(world.scene(tab, random))], HOLD_MS),
    ),
    'act-several': onTab(({ world, random, tab }) => {
      const drafts = Array.from({ length: random.between(2, 6) }, () =>
        anyAct(world.scene(tab, random)),
      );
      return world.act(tab, drafts, random.chance(500) ? HOLD_MS : undefined);
    }),
    undo: ({ world, random }) => world.undo(random),
    import: onTab(({ world, random, tab }) => world.importSome(tab, random)),
    'end-block': onDevice(async ({ world, device }) => {
      const endedMs = device.nowMs();
      const times = {
        startedAt: new Date(endedMs - HOUR_MS).toISOString(),
        endedAt: new Date(endedMs).toISOString(),
      };
      const blockId = world.newId(device.tabs[0]?.uid ?? '');
      if (device.isAsleep) return;
      // Every tab shows the raid, and each records that its block is over.
      for (const tab of device.tabs.filter(({ uid }) => uid === device.tabs[0]?.uid)) {
        await world.act(tab, [{ kind: 'raid.focus', blockId, ...times }], undefined, true);
      }
    }),
    'dismiss-refused': onTab(({ world, tab }) =>
      world.scheduler.now(tab, 'dismiss', () => {
        const refused = tab.client?.status().refused.map(({ command }) => command.key);
        world.custody.dismissed(tab.uid, refused ?? []);
        tab.client?.dismissRefused();
      }),
    ),
    'pause-pushes': onTab(({ world, random, tab }) =>
      world.scheduler.now(tab, 'pause', () => {
        tab.client?.pause();
        setTimeout(() => tab.client?.resume(), random.below(2_000));
      }),
    ),
    'open-tab': onDevice(({ world, random, device }) => {
      if (device.isAsleep) return;
      if (device.session === undefined || device.session.isOver) {
        world.signIn(
          device,
          random.chance(700) ? (device.lastUid ?? world.uids[0] ?? '') : random.pick(world.uids),
        );
      }
      return world.openTab(device);
    }),
    'close-tab': onTab(({ world, tab }) =>
      world.scheduler.now(tab, 'close', () => world.closeTab(tab)),
    ),
    'crash-tab': onTab(({ world, tab }) =>
      world.scheduler.now(world.server.owner, `crash ${tab.name}`, () => world.crashTab(tab)),
    ),
    'crash-device': onDevice(({ world, device }) =>
      world.scheduler.now(world.server.owner, `crash d${device.index}`, () => {
        for (const tab of device.tabs) world.crashTab(tab);
      }),
    ),
    'hide-tab': onTab(({ world, tab }) => world.scheduler.now(tab, 'hide', () => tab.show(false))),
    'show-tab': onTab(({ world, tab }) => world.scheduler.now(tab, 'show', () => tab.show(true))),
    'go-offline': onDevice(({ world, device }) => setOnline(world, device, false)),
    'go-online': onDevice(({ world, device }) => setOnline(world, device, true)),
    storm: ({ world, random }) => {
      world.network.weather = stormOf(random);
    },
    calm: ({ world }) => {
      world.network.weather = { ...FAIR_WEATHER };
    },
    'fill-disk': onDevice(({ device }) => device.fill(true)),
    'slow-disk': onDevice(({ random, device }) => {
      device.disk.slowMs = random.pick([200, 2_000]);
    }),
    'stick-disk': onDevice(({ device }) => device.stick()),
    'mend-disk': onDevice(({ device }) => device.mend()),
    'lose-disk': onDevice(({ world, random, device }) => {
      const isWiped = random.chance(400);
      return world.scheduler.now(device.process, 'lose databases', () => {
        device.hadTrouble = true;
        device.database.lose(isWiped);
        if (isWiped) world.custody.excuseLost('wiped');
        world.custody.nowInMemory(device);
      });
    }),
    'wipe-device': onDevice(({ world, device }) =>
      world.scheduler.now(device.process, 'wipe', () => {
        for (const tab of device.tabs) tab.crash();
        device.wipe();
        world.custody.excuseLost('wiped');
      }),
    ),
    'set-clock': onDevice(({ random, device }) => {
      device.skewMs = random.pick(SKEWS);
      device.hadTrouble ||= Math.abs(device.skewMs) > 24 * HOUR_MS;
    }),
    'move-zone': onDevice(({ random, device }) => {
      device.utcOffsetMinutes = random.pick(ZONES);
    }),
    'set-server-clock': ({ world, random }) => {
      world.server.skewMs = random.pick(SERVER_SKEWS);
    },
    sleep: async ({ world, random }) => {
      const ms = random.between(1, random.chance(200) ? 80 : 14) * HOUR_MS;
      for (const device of world.devices)
        await goToSleep(world, device, ms - random.below(HOUR_MS));
      await world.scheduler.pass(ms);
    },
    'sign-out': onTab(({ world, random, tab }) => world.signOut(tab, random)),
    'switch-account': onDevice(async ({ world, random, device }) => {
      if (device.isAsleep) return;
      for (const tab of device.tabs) {
        if (random.chance(500)) await world.scheduler.now(tab, 'close', () => world.closeTab(tab));
      }
      world.signIn(device, random.pick(world.uids));
      await world.openTab(device);
    }),
    'end-session': ({ world, random }) => world.endSession(random),
    'kill-before-commit': ({ world }) => {
      world.server.rows.fault = 'killed-before';
    },
    'kill-after-commit': ({ world }) => {
      world.server.diesAfterCommit = true;
    },
    kill: ({ world }) =>
      world.scheduler.now(world.server.owner, 'kill', () => world.server.restart()),
    'fill-server': ({ world }) => {
      world.server.rows.fault = 'full';
    },
    'back-up': ({ world }) => whenNew(world, 'back up', () => world.server.backUp()),
    restore: ({ world }) =>
      whenNew(world, 'restore', async () => {
        if (!world.server.hasBackup) return;
        await world.server.restore();
        world.custody.excuseRolledBack('restored');
      }),
    copy: ({ world }) => whenNew(world, 'copy', async () => world.server.takeCopy()),
    'put-back': ({ world }) =>
      whenNew(world, 'put back', async () => {
        if (world.server.copy === undefined) return;
        world.server.putCopyBack();
        world.custody.excuseRolledBack('rolled back');
      }),
    upgrade: ({ world }) => {
      world.server.isOld = false;
    },
  };

/** Version 0.1.0 is never rolled back here: it could not notice. */
function whenNew(world: World, what: string, run: () => Promise<void>): Promise<void> | undefined {
  const { server } = world;
  if (server.isOld) return undefined;
  server.rows.fault = undefined;
  return world.scheduler.now(server.owner, what, run);
}

async function goToSleep(world: World, device: Device, ms: number): Promise<void> {
  world.network.cutStreams((tab) => tab.device === device);
  device.sleep(ms);
}

export async function setOnline(world: World, device: Device, isOnline: boolean): Promise<void> {
  if (device.isOnline === isOnline) return;
  device.isOnline = isOnline;
  if (!isOnline) world.network.cutStreams((tab) => tab.device === device);
  for (const tab of device.tabs) {
    world.scheduler.after(1, tab, 'network changed', () =>
      tab.fire(isOnline ? 'online' : 'offline'),
    );
  }
}

function stormOf(random: Random): Weather {
  const most = random.pick([60, 200, 500]);
  return {
    lostRequests: random.below(most),
    lostReplies: random.below(most),
    late: random.below(most),
    doubled: random.below(most),
    cut: random.below(most),
    overloaded: random.below(most / 2),
    garbled: random.below(most / 4),
  };
}

export async function play(world: World, turn: Turn): Promise<void> {
  await PLAYS[turn.kind]({ world, random: new Random(turn.seed) });
  await world.scheduler.pass(turn.waitMs);
}
