import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchNode, stop } from '#server/testing/running-server.ts';
import { ROOT } from '../scripts/run.mjs';
import { push, signUp } from './device.ts';
import { plan } from './play/command.ts';
import { type Habits, habitYear } from './play/habit-year.ts';
import { account } from './play/player.ts';
import { buildRelease, programOf, RELEASES } from './release.mjs';
import { folderForTest } from './restored-release.ts';
import { checkUpgrade } from './upgrade-check.mjs';

/** The packages of another lock file are installed first. */
const BUILD_MS = 600_000;
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const PUSHED_AT_ONCE = 200;

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Some weeks of somebody's life: other quests, other days, another part of the world for each seed. */
function generatedHabits(random: () => number): Habits {
  const pick = <Value>(...choices: readonly [Value, ...Value[]]): Value =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const questCount = 1 + Math.floor(random() * 4);
  const offset = Math.floor(random() * 27 - 12) * 60;
  return {
    quests: Object.fromEntries(
      Array.from({ length: questCount }, (_, index) => [
        `quest-${index}~1`,
        plan({
          title: `Quest ${index} \u{1F5FB} "quoted"`,
          category: pick('Academics', 'Fitness', 'Personal', 'Tech'),
          frequency: pick('daily', 'daily', 'weekly'),
          renewal: pick('dawn', 'ask', 'never'),
          xpReward: 10 + Math.floor(random() * 91),
        }),
      ]),
    ),
    weekStart: pick('monday', 'sunday'),
    playedPercent: 20 + Math.floor(random() * 80),
    utcOffsetMinutesOn: () => offset,
    extras: { 3: [{ kind: 'hunter.rename', id: 'name', name: `Hunter ${random()}` }] },
  };
}

describe.each(RELEASES)('release %s', (version) => {
  let folder = '';
  beforeAll(async () => {
    folder = await buildRelease(version);
  }, BUILD_MS);

  /** A database of the release with three hunters, and the server's folder above it. */
  async function generated(seed: number): Promise<string> {
    const random = chance(seed);
    const dataDir = join(folderForTest(), 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    const server = launchNode([programOf(folder)], join(dataDir, '..'), { DATA_DIR: dataDir });
    const place = { address: await server.opened, clockShiftMs: 0 };
    for (const name of ['ada', 'bob', 'eve']) {
      const device = await signUp(place, account(`${name}-${seed}`));
      const commands = habitYear(generatedHabits(random)).slice(0, Math.floor(random() * 600));
      for (let from = 0; from < commands.length; from += PUSHED_AT_ONCE) {
        await push(device, commands.slice(from, from + PUSHED_AT_ONCE));
      }
    }
    await stop(server);
    return dataDir;
  }

  async function backupOf(dataDir: string): Promise<string> {
    const file = join(dataDir, '..', 'snapshot.backup');
    const backup = launchNode([programOf(folder, 'backup'), file], dataDir, { DATA_DIR: dataDir });
    expect((await backup.ended).code, backup.output().stderr).toBe(0);
    return file;
  }

  test.each(SEEDS)(
    '[O45] [O48] of twenty rehearsed upgrades with the way back number %i: equal hashes, and no figure changed',
    async (seed) => {
      const dataDir = await generated(seed);
      const snapshot = seed % 2 === 0 ? await backupOf(dataDir) : dataDir;
      const lines: string[] = [];
      await checkUpgrade({
        snapshot,
        former: { version, folder },
        present: { version: 'this build', folder: ROOT },
        say: (line) => lines.push(line),
      });
      const said = lines.join('\n');
      expect(said, said).toMatch(
        /: 3 hunters, \d+ commands folded again, 0 figures would change\n/,
      );
      expect(said).toContain(`The way back: the snapshot in ${version} again has the same sha256`);
      const last = version === '0.1.0' ? 'does not serve' : 'also serves';
      expect(lines.at(-1)).toContain(`${version} ${last} the migrated data`);
    },
  );

  test(
    '[O45] the command itself says what it did, and ends with one line where the snapshot is of no use',
    async () => {
      const dataDir = await generated(99);
      const script = join(ROOT, 'scripts', 'upgrade-check.mjs');
      const run = launchNode([script, '--from', version], ROOT, { DATA_DIR: dataDir });
      expect((await run.ended).code, run.output().stderr).toBe(0);
      expect(run.output().stdout).toMatch(
        /\nThe upgrade from [\d.]+ to [\d.]+ and the way back work on this data\.\n$/,
      );

      const none = launchNode([script, 'none.backup', '--from', version], ROOT);
      expect((await none.ended).code).toBe(1);
      expect(none.output().stderr).toMatch(
        /^\S+none\.backup is neither a backup nor a folder with duskgate\.sqlite\.\n$/,
      );
      const postgres = launchNode([script], ROOT, { DATABASE_URL: 'postgres://db/duskgate' });
      expect((await postgres.ended).code).toBe(1);
      expect(postgres.output().stderr).toMatch(
        /^Give a backup that the running release has made: [^\n]+\n$/,
      );
    },
    BUILD_MS,
  );
});
