import { ApiClient } from '#server/testing/api-client.ts';
import type { Chance } from './chance.ts';
import { ChaosDevice } from './chaos-device.ts';
import type { ChaosServer } from './chaos-server.ts';
import { type AccountState, checkHistories, type Verdict } from './checker.ts';
import { faultyProxy } from './faulty-proxy.ts';

const ACCOUNTS = 20;
const SYNCED_AT_ONCE = 10;
/** How often the wires have a fault while nothing else happens. */
const EVERYDAY_TROUBLE = 0.04;

export type World = Awaited<ReturnType<typeof openWorld>>;

type WorldParts = {
  readonly servers: readonly ChaosServer[];
  readonly deviceCount: number;
  readonly chance: Chance;
};

/** Devices of several accounts, behind one bad network, before one server or two on one database. */
export async function openWorld({ servers, deviceCount, chance }: WorldParts) {
  const [first] = servers;
  if (first === undefined) throw new Error('a world has a server');
  const proxy = await faultyProxy(() => servers.map(({ port }) => port), chance.branch());
  const owners: ApiClient[] = [];
  for (let index = 0; index < Math.min(ACCOUNTS, deviceCount); index += 1) {
    const owner = new ApiClient(first.address);
    await owner.signUp(`acct-${index}`);
    owners.push(owner);
  }
  const devices = Array.from({ length: deviceCount }, (_, index) => {
    const account = `acct-${index % owners.length}`;
    const named = { name: `${account}-d${index}`, account };
    const client = new ApiClient(proxy.address);
    client.uid = ownerOf(account).uid;
    client.cookie = cookieOf(ownerOf(account));
    return new ChaosDevice(client, named, chance.branch());
  });
  for (const device of devices) await device.open();
  const playing = devices.map((device) => device.play());
  proxy.setTrouble(EVERYDAY_TROUBLE);

  function ownerOf(account: string): ApiClient {
    const owner = owners[Number(account.split('-')[1])];
    if (owner === undefined) throw new Error(`nobody owns ${account}`);
    return owner;
  }

  /** A restored server knows no sessions: everybody signs in again. */
  async function signInAgain(): Promise<void> {
    for (const owner of owners) await owner.signIn(owner);
    for (const { client, account } of devices) client.cookie = cookieOf(ownerOf(account));
  }

  /** Without PUBLIC_URL each server names its cookie by its port. */
  function cookieOf({ cookie }: ApiClient): string {
    return servers.map(({ port }) => cookie.replace(/^sid-\d+/, `sid-${port}`)).join('; ');
  }

  async function stateOf(account: string): Promise<AccountState> {
    const owner = ownerOf(account);
    const keys = await owner.logKeys();
    const { body } = await owner.send('GET', '/api/sync/document');
    const { document } = body as { document: { lifetimeXp: number } }; // the route's own reply
    return { account, keys, lifetimeXp: document.lifetimeXp, document };
  }

  /** Faults stop; everything that waits is sent, all devices read, and what they wrote down is checked. */
  async function settle(): Promise<{ readonly verdict: Verdict; readonly settledMs: number }> {
    proxy.calm();
    for (const server of servers) await server.open();
    for (const device of devices) device.stop();
    await Promise.all(playing);
    const startedAt = performance.now();
    // Twice: what a device gives back in its turn, those before it have not read yet.
    for (let at = 0; at < 2 * devices.length; at += SYNCED_AT_ONCE) {
      const turn = [...devices, ...devices].slice(at, at + SYNCED_AT_ONCE);
      await Promise.all(turn.map((device) => device.sync()));
    }
    const settledMs = Math.round(performance.now() - startedAt);
    const states: AccountState[] = [];
    for (const { email } of owners) states.push(await stateOf(email.split('@')[0] ?? ''));
    const histories = devices.map((device) => device.history());
    return { verdict: checkHistories(histories, states), settledMs };
  }

  return {
    servers,
    devices,
    proxy,
    everydayTrouble: EVERYDAY_TROUBLE,
    signInAgain,
    settle,
    acknowledgedCount: () => devices.reduce((sum, device) => sum + device.acknowledgedCount(), 0),
    recordedCount: () => devices.reduce((sum, device) => sum + device.history().did.size, 0),
    close: () => {
      for (const device of devices) device.stop();
      for (const device of devices) device.close();
      proxy.close();
    },
  };
}
