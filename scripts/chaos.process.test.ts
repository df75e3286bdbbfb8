import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  [['--seed', 'one'], '--seed is a whole number.'],
  [['--rounds', '-3'], ''],
  [['--part', 'some'], '--part is one of worlds, kills, all.'],
  [['--kills', '5'], "Unknown option '--kills'"],
])('[CX7] npm run chaos refuses %j in one line', (args, line) => {
  const run = spawnSync(process.execPath, [join('scripts', 'chaos.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe('');
  expect(run.stderr).toContain(line);
  expect(run.stderr).not.toContain('    at ');
});
