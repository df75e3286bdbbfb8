import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtFrom } from '../scripts/prepare.mjs';
import { hearRevision, push, signIn } from './device.ts';
import { readExpected, readServedFile } from './fixture.ts';
import {
  CLEARED_BY_BOTH,
  clearedByBoth,
  RENEWED_BY_OLDER,
  renewedByOlderApp,
} from './mixed-versions.ts';
import { buildRelease, programOf, RELEASES } from './release.mjs';
import { ENGINES, newQuest, restored, visit } from './restored-release.ts';
import { readServed } from './served-data.ts';

/** The packages of another lock file are installed first. */
const BUILD_MS = 240_000;

describe.each(RELEASES)('release %s', (version) => {
  const { accounts } = readExpected(version);
  const servedThen = readServedFile(version);
  let release = '';
  beforeAll(async () => {
    release = await buildRelease(version);
  }, BUILD_MS);

  test.each(ENGINES)(
    '[REL1] on %s a release serves every account of its fixture exactly as when it was made',
    async (engine) => {
      const { open } = await restored(version, engine);
      const place = await open(programOf(release));
      for (const expected of accounts[engine]) {
        const { account, served } = await visit(place, expected);
        expect(account).toEqual(expected);
        expect(served).toEqual(servedThen[engine][expected.email]);
      }
    },
  );

  test('[REL3] a release and the present build work side by side on one PostgreSQL: what is pushed to either is told and served by the other', async () => {
    const { open } = await restored(version, 'postgres');
    const older = await open(programOf(release));
    const present = await open(builtFrom('main'));
    const [account] = accounts.postgres;
    if (account === undefined) throw new Error('the fixture has no account');
    const onOlder = await signIn(older, account);
    const onPresent = { ...onOlder, ...present }; // with the same cookie

    const [first, second] = [account.rev + 1, account.rev + 2];
    const { rev: toldByPresent } = await hearRevision(onPresent, first, () =>
      push(onOlder, [newQuest('through-older')]),
    );
    const { rev: toldByOlder } = await hearRevision(onOlder, second, () =>
      push(onPresent, [newQuest('through-present')]),
    );

    expect([toldByPresent, toldByOlder]).toEqual([first, second]);
    for (const device of [onOlder, onPresent]) {
      const { document } = await readServed(device);
      const ids = document.habits.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['through-older', 'through-present']));
    }
  });

  test('[REL3] [D7] scenario 39: of habits an older server knows nothing and refuses nothing; the present one applies it, and the older one beside it loses nothing', async () => {
    const { open } = await restored(version, 'postgres');
    const older = await open(programOf(release));
    const present = await open(builtFrom('main'));
    const [account] = accounts.postgres;
    if (account === undefined) throw new Error('the fixture has no account');
    const onOlder = await signIn(older, account);
    const onPresent = { ...onOlder, ...present }; // with the same cookie
    const quest = newQuest('habit');
    const { at, day, utcOffsetMinutes } = quest;
    const stamp = { at, day, utcOffsetMinutes, questId: 'habit' };
    const edits = { schedule: { per: 'week', times: 3, starts: 'monday' } };
    const edit = { ...stamp, kind: 'quest.edit', id: 'e1', edits, key: 'set:e1', v: 2 };
    const tap = { ...stamp, kind: 'quest.amount', id: 'm1', n: 700, key: 'amt:m1', v: 1 };
    const statuses = async (device: typeof onOlder, ...commands: readonly unknown[]) =>
      (await push(device, commands)).results.map(({ status }) => status);

    expect(await statuses(onOlder, quest, edit, tap)).toEqual(['applied', 'unknown', 'unknown']);
    expect(await statuses(onPresent, edit, tap)).toEqual(['applied', 'applied']);
    expect(await statuses(onOlder, newQuest('through-older'))).toEqual(['applied']);
    expect(await statuses(onPresent, newQuest('through-present'))).toEqual(['applied']);
    const { document } = await readServed(onPresent);
    expect(document.chains.find(({ id }) => id === 'habit')).toMatchObject({ amountTotal: 700 });
    expect(document.habits.find(({ id }) => id === 'habit')).toMatchObject(edits);
    const ids = document.habits.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['through-older', 'through-present']));
  });
});

test(
  '[REL3] [HB9] the app of 0.1.0 on its own server beside the present one: scenario 41, and the one exception, as on one server',
  async () => {
    const { open } = await restored('0.1.0', 'postgres');
    const olderServer = await open(programOf(await buildRelease('0.1.0')));
    const presentServer = await open(builtFrom('main'));
    const [account] = readExpected('0.1.0').accounts.postgres;
    if (account === undefined) throw new Error('the fixture has no account');
    const older = await signIn(olderServer, account);
    const present = { ...older, ...presentServer, deviceId: 'laptop' };
    expect(await renewedByOlderApp(older, present)).toEqual(RENEWED_BY_OLDER);
    expect(await clearedByBoth(older, present)).toEqual(CLEARED_BY_BOTH);
  },
  BUILD_MS,
);

test(
  '[REL1] the fixture of 0.1.0 has every kind of command that 0.1.0 knows',
  async () => {
    const path = join(await buildRelease('0.1.0'), 'rules', 'document', 'command.ts');
    const kinds = [...readFileSync(path, 'utf8').matchAll(/kind: '([a-z.]+)'/g)];
    expect(kinds).toHaveLength(14);
    expect(readExpected('0.1.0').commandKinds).toEqual(kinds.map(([, kind]) => kind).sort());
  },
  BUILD_MS,
);
