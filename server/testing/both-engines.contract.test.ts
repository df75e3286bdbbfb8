import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTemporaryDirs, temporaryDataDir } from './both-engines.ts';

test('the folders of the tests are removed at their end, with what is in them', () => {
  const folders = [temporaryDataDir(), temporaryDataDir()];
  for (const folder of folders) writeFileSync(join(folder, 'file'), '');
  removeTemporaryDirs();
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});
