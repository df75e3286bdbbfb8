import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { builtFrom } from '../scripts/prepare.mjs';
import { push, signIn } from './device.ts';
import { readExpected, readServedFile } from './fixture.ts';
import {
  CLEARED_BY_BOTH,
  clearedByBoth,
  RENEWED_BY_OLDER,
  renewedByOlderApp,
} from './mixed-versions.ts';
import { buildRelease, RELEASES } from './release.mjs';
import { ENGINES, folderForTest, newQuest, restored, visit } from './restored-release.ts';
import { lastingPart } from './served-data.ts';

describe.each(RELEASES)('release %s', (version) => {
  const { accounts } = readExpected(version);
  const servedThen = readServedFile(version);

  test.each(sample(ENGINES.slice(0, 1), ENGINES))(
    '[REL2] on %s the present build signs in every account of an older release, serves the same, takes another command, and its audit finds nothing',
    async (engine) => {
      const { open, launch } = await restored(version, engine);
      const place = await open(builtFrom('main'));
      for (const expected of accounts[engine]) {
        const { device, account, served } = await visit(place, expected);
        expect(account).toEqual(expected);
        const then = servedThen[engine][expected.email];
        expect(served).toMatchObject(then ? lastingPart(then, served) : {}); // it may serve more fields
        expect(await push(device, [newQuest('after-upgrade')])).toMatchObject({
          epoch: expected.epoch,
          rev: expected.rev + 1,
          results: [{ stored: 'add:after-upgrade', status: 'applied' }],
        });
      }

      const audit = launch(builtFrom('audit'));
      const { code } = await audit.ended;
      const { stdout, stderr } = audit.output();
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^${accounts[engine].length} `));
    },
  );
});

test('[REL3] [HB9] beside an app of 0.1.0 nothing is lost: scenario 41, and the one exception, a day that both clear pays twice and counts once', async () => {
  const { open } = await restored('0.1.0', 'sqlite');
  const place = await open(builtFrom('main'));
  const [account] = readExpected('0.1.0').accounts.sqlite;
  if (account === undefined) throw new Error('the fixture has no account');
  const older = await signIn(place, account);
  const present = { ...older, deviceId: 'laptop' };
  expect(await renewedByOlderApp(older, present)).toEqual(RENEWED_BY_OLDER);
  expect(await clearedByBoth(older, present)).toEqual(CLEARED_BY_BOTH);
});

test('[REL4] a clone that lacks the commit of a release says so in one line', async () => {
  const repository = folderForTest();
  spawnSync('git', ['init', '--quiet'], { cwd: repository });

  await expect(buildRelease('0.1.0', { repository })).rejects.toThrow(
    /^Release 0\.1\.0 is commit [\da-f]{40}, which this clone does not have: [^\n]+\.$/,
  );
  await expect(buildRelease('9.9.9')).rejects.toThrow(
    '9.9.9 is no release of releases/releases.json.',
  );
});
