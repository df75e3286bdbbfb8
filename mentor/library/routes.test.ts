import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TOPIC_ROUTES } from './routes.ts';
import { routesText } from './testing/route-text.ts';

const LIBRARY = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

it('[FG2] the index says what the words files say; otherwise: node scripts/library-index.mjs', async () => {
  const written = readFileSync(`${LIBRARY}/routes.ts`, 'utf8');
  expect(written === (await routesText(LIBRARY, filesIn))).toBe(true);
});

it('[FG2] every route leads to its topic', async () => {
  const ids = await Promise.all(TOPIC_ROUTES.map(async ({ load }) => (await load()).id));
  expect(ids).toEqual(TOPIC_ROUTES.map(({ id }) => id));
});
