import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { auditUser } from '#server/documents/audit-user.ts';
import type { Device, Tab } from './browser.ts';
import { waitingOn } from './custody.ts';
import { FAIR_WEATHER } from './network.ts';
import { setOnline } from './play.ts';
import { isSameDocument } from './probe.ts';
import { expectedOf, logOf, saidBy, tableProblems } from './sums.ts';
import type { World } from './world.ts';

/** With the network up, everything that waits is sent and all agree within this simulated time. */
const AGREED_WITHIN_MS = 120_000;
const LOOK_MS = 500;

/** Faults stop. Every device that keeps something of an account goes back to it; then all must agree. */
export async function settle(world: World): Promise<string | undefined> {
  const missing = world.custody.missing()[0];
  if (missing) return missing;
  const { server, network } = world;
  server.rows.fault = undefined;
  server.diesAfterCommit = false;
  server.isOld = false;
  server.skewMs = 0;
  network.weather = { ...FAIR_WEATHER };
  for (const device of world.devices) {
    device.sleep(0);
    device.mend();
    if (device.wasStuck) await closeTabs(world, device.tabs); // only a new page opens its databases
    await setOnline(world, device, true);
    await signInAgain(world, device.lastUid, device);
  }
  let problem = await untilAgreed(world);
  for (const uid of world.uids) {
    for (const device of world.devices) problem ??= await sendTheRest(world, uid, device);
  }
  return problem;
}

async function closeTabs(world: World, tabs: readonly Tab[]): Promise<void> {
  for (const tab of tabs) await world.scheduler.now(tab, 'close', () => world.closeTab(tab));
}

/** What waits for the next start: of another account, or of a page whose database could not be used. */
async function sendTheRest(world: World, uid: string, device: Device): Promise<string | undefined> {
  if (waitingOn(device, uid).length === 0) return undefined;
  await closeTabs(world, device.tabs);
  if (device.lastUid !== uid) world.signIn(device, uid);
  await world.openTab(device);
  return untilAgreed(world);
}

async function signInAgain(world: World, uid: string | undefined, device: Device): Promise<void> {
  if (uid === undefined) return;
  await closeTabs(
    world,
    device.tabs.filter((tab) => tab.uid !== uid || tab.isClosing),
  );
  if (device.session?.uid !== uid || device.session.isOver) world.signIn(device, uid);
  if (device.tabs.length === 0) await world.openTab(device);
  for (const tab of device.tabs) {
    await world.scheduler.now(tab, 'shown', () => tab.show(true));
    await world.scheduler.now(tab, 'online', () => tab.fire('online'));
  }
}

async function untilAgreed(world: World): Promise<string | undefined> {
  const fromMs = world.scheduler.nowMs;
  let apart: string | undefined;
  do {
    await world.scheduler.pass(LOOK_MS);
    apart = whatIsApart(world);
    if (apart === undefined) return undefined;
  } while (world.scheduler.nowMs - fromMs < AGREED_WITHIN_MS);
  return `no agreement after ${AGREED_WITHIN_MS / 1_000} s: ${apart}`;
}

function whatIsApart({ tabs, server }: World): string | undefined {
  for (const { client, uid, name } of tabs) {
    if (client === undefined) continue;
    const [row] = server.rows.all<{ epoch: string; rev: number }>(
      `select coalesce(game_data.epoch, value) as epoch, coalesce(rev, 0) as rev
       from server_facts left join game_data on user_id = ? where name = 'epoch'`,
      uid,
    );
    const [waiting] = client.waiting();
    if (waiting) return `${name} still waits with ${waiting.key}`;
    const position = client.position();
    if (position?.epoch !== row?.epoch || position?.rev !== row?.rev) {
      return `${name} stands at ${position?.rev} of ${row?.rev}`;
    }
  }
  return undefined;
}

/** What is wrong once all have come to rest. */
export async function disagreement(world: World): Promise<string | undefined> {
  const { custody, server, uids, tabs } = world;
  const [unsettled] = custody.unsettled();
  if (unsettled) return unsettled;
  for (const uid of uids) {
    const audit = await server.database.db.transaction().execute((trx) => auditUser(trx, uid));
    const [wrong] = [...tableProblems(server.rows, uid), ...audit.map((one) => `${uid}: ${one}`)];
    if (wrong) return wrong;
  }
  return tabs.map((tab) => wrongView(world, tab)).find((problem) => problem !== undefined);
}

/** What a tab shows against what the log adds up to, by sets and sums and by the fold. */
function wrongView({ server }: World, { client, uid, name }: Tab): string | undefined {
  if (client === undefined) return undefined;
  const log = logOf(server.rows, uid);
  const [expected, said] = [expectedOf(log), saidBy(storedDocument(client.view()))];
  const figures = Object.keys(expected) as (keyof typeof expected)[]; // it has no other keys
  const figure = figures.find((one) => said[one] !== expected[one]);
  if (figure)
    return `${name} of ${uid} says ${figure} ${said[figure]}, the log ${expected[figure]}`;
  return isSameDocument(client.view(), fold(EMPTY_DOCUMENT, log))
    ? undefined
    : `${name} of ${uid} does not show what its log folds to`;
}
