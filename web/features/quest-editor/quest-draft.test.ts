import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { NO_DRAFT } from './quest-draft.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

test('[Q15] every field of the form has a control that changes it', () => {
  const components = readdirSync(FOLDER).filter((name) => name.endsWith('.tsx'));
  const sources = components.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('\n');
  const changed = new Set([...sources.matchAll(/hange\(\{ (\w+)/g)].map(([, field]) => field));
  expect(Object.keys(NO_DRAFT).filter((field) => !changed.has(field))).toEqual([]);
});
