import { isDeepStrictEqual } from 'node:util';

/*
 * Reads what devices wrote down of themselves and what the server has in the end. It shares nothing with the
 * rules or the sync client: names, sets and sums.
 */

/** What one device wrote down, from its own acts and from the replies as they came from the network. */
export type DeviceHistory = {
  readonly device: string;
  readonly account: string;
  /** The XP of each command that it recorded, by key. */
  readonly did: ReadonlyMap<string, number>;
  /** Keys that a reply acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** What replies showed of the log: the key at each `epoch rev`, and there must be one only. */
  readonly read: ReadonlyMap<string, ReadonlySet<string>>;
  /** All names of accounts in all replies. */
  readonly names: ReadonlySet<string>;
  /** What it shows in the end. */
  readonly document: unknown;
};

/** What a server says of an account in the end. */
export type AccountState = {
  readonly account: string;
  readonly keys: readonly string[];
  readonly lifetimeXp: number;
  readonly document: unknown;
};

export type Verdict = {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly leaked: readonly string[];
  /** Two devices were shown different commands at one place of the log, or end with different documents. */
  readonly torn: readonly string[];
  /** Everything else that must not be: what was refused, and what nobody did. */
  readonly strange: readonly string[];
};

export function checkHistories(
  devices: readonly DeviceHistory[],
  accounts: readonly AccountState[],
): Verdict {
  const verdicts = accounts.map((state) =>
    checkAccount(
      state,
      devices.filter(({ account }) => account === state.account),
    ),
  );
  const all = (kind: keyof Verdict) => verdicts.flatMap((verdict) => verdict[kind]);
  return {
    lost: all('lost'),
    doubled: all('doubled'),
    leaked: all('leaked'),
    torn: all('torn'),
    strange: all('strange'),
  };
}

function checkAccount(state: AccountState, devices: readonly DeviceHistory[]): Verdict {
  const { account, keys, lifetimeXp } = state;
  const logged = new Set(keys);
  const xpOf = new Map(devices.flatMap(({ did }) => [...did]));
  const owed = [...logged].reduce((sum, key) => sum + (xpOf.get(key) ?? 0), 0);
  const lost = devices.flatMap(({ device, did, acknowledged }) =>
    [...new Set([...acknowledged, ...did.keys()])]
      .filter((key) => !logged.has(key))
      .map(
        (key) => `${device}: ${key} ${acknowledged.has(key) ? 'was acknowledged' : 'was recorded'}`,
      ),
  );
  return {
    lost,
    doubled: [
      ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${account}: ${key}`),
      ...(lifetimeXp === owed ? [] : [`${account}: ${lifetimeXp} XP for ${owed}`]),
    ],
    leaked: devices.flatMap(({ device, names }) =>
      [...names].filter((name) => name !== account).map((name) => `${device}: saw ${name}`),
    ),
    torn: [...tornPlaces(devices), ...tornDocuments(state, devices)],
    strange: [
      ...devices.flatMap(({ device, refused }) => [...refused].map((key) => `${device}: ${key}`)),
      ...keys.filter((key) => !xpOf.has(key)).map((key) => `${account}: nobody did ${key}`),
    ],
  };
}

function tornPlaces(devices: readonly DeviceHistory[]): readonly string[] {
  const first = new Map<string, string>();
  const torn: string[] = [];
  for (const { device, read } of devices) {
    for (const [place, keys] of read) {
      for (const key of keys) {
        const known = first.get(place) ?? key;
        first.set(place, known);
        if (known !== key) torn.push(`${device}: ${key} for ${known} at ${place}`);
      }
    }
  }
  return torn;
}

function tornDocuments(
  { account, document }: AccountState,
  devices: readonly DeviceHistory[],
): readonly string[] {
  return devices
    .filter((one) => !isDeepStrictEqual(one.document, document))
    .map(({ device }) => `${device}: shows another document than the server of ${account}`);
}
