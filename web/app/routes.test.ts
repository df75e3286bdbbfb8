import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LINK_PATHS } from '#web/features/reset-password/reset-token.ts';
import { ROUTES } from './routes.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PATHS = new Set<string>([...ROUTES.map(({ path }) => path), ...LINK_PATHS]);

/** `href="/x"`, `href={'/x'}`, `navigate('/x')`, `location.assign('/x')`, `path: '/x'`. */
const LINK = /(?:\bhref=\{?|\bnavigate\(|\.assign\(|\bpath: )["'`](\/[^"'`?#]*)/g;

/** Every address that the code of the app leads to, with its file. */
function links(): readonly { readonly file: string; readonly path: string }[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^sync\/|^platform\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(WEB, file), 'utf8').matchAll(LINK)].map(([, path = '']) => ({
        file,
        path,
      })),
    );
}

test('[S1] every screen has a path and a title of its own, and a glyph that is drawn', () => {
  const drawn = readFileSync(join(WEB, 'assets/glyphs.svg'), 'utf8');
  expect(PATHS.size).toBe(ROUTES.length + LINK_PATHS.length);
  expect(new Set(ROUTES.map(({ title }) => title)).size).toBe(ROUTES.length);
  expect(ROUTES.filter(({ glyph }) => !drawn.includes(`id="${glyph}"`))).toEqual([]);
});

test('[S1] the sidebar lists five screens', () => {
  expect(ROUTES.flatMap((route) => ('label' in route ? [route.label] : []))).toEqual([
    'Command Center',
    'Quest Log',
    'Dungeon Raids',
    'Hunter Profile',
    'Hall of Fame',
  ]);
});

test('[S1] every link of the app leads to a screen of the table', () => {
  const found = links();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ path }) => !PATHS.has(path) && !path.startsWith('/api/'))).toEqual([]);
});
