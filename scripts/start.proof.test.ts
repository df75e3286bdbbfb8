import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask, end, launchNode } from '#server/testing/running-server.ts';
import { freshClone } from './fresh-clone.ts';

const clone = freshClone();
afterAll(() => clone.remove());

function start() {
  return launchNode(['scripts/start.mjs'], clone.path, clone.environment);
}

test('[O1] the first start builds the product and serves it', async () => {
  const first = start();
  const address = await first.opened;

  expect(first.output().stdout).toBe(
    `Installing packages...\nBuilding...\nDuskgate is open at ${address}\n`,
  );
  expect((await ask(address, '/')).body).toContain('<title>');
  await end(first);
});

test('[O1] sources that cannot be built end the start with one clear line', async () => {
  appendFileSync(join(clone.path, 'server', 'main.ts'), '\nimport "./gone.ts";\n');
  const failed = start();

  expect(await failed.ended).toEqual({ code: 1, signal: null });
  expect(failed.output().stderr).toMatch(
    /gone\.ts[\s\S]*\nBuilding the server failed \(code 1\)\.\n$/,
  );
});
