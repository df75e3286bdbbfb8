import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyHouse } from './planted-house.ts';

type Row = {
  readonly from: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
};

const EVERY_FOLDER = {
  rules: '#rules/result.ts',
  'a rules test kit': '#rules/testing/builders.ts',
  protocol: '#protocol/text.ts',
  server: '#server/config.ts',
  'server/http': '#server/http/app.ts',
  'a server test kit': '#server/testing/postgres-cluster.ts',
  'web/ui': '#web/ui/button.tsx',
  'web/platform': '#web/platform/clock.ts',
  'web/sync': '#web/sync/push.ts',
  'web/game': '#web/game/game-store.ts',
  'web/assets': '#web/assets/hunter.svg',
  'a feature': '#web/features/landing/landing.tsx',
  'web/app': '#web/app/app.tsx',
  'an aunt': '../rules/result.ts',
  'an aunt in disguise': './../rules/result.ts',
} as const;
type Target = keyof typeof EVERY_FOLDER;

const PACKAGES = [
  'valibot',
  'react',
  'react-dom',
  'react-dom/client',
  'fastify',
  '@fastify/static',
];
const NODE = ['node:fs', 'node:fs/promises', 'node:http', 'node:https', 'node:http2'];
const OTHERS = ['kysely', 'better-auth/node', 'pg', 'zustand', 'wouter', 'vitest', 'vite', 'http'];
const STRANGERS = [...PACKAGES, ...NODE, ...OTHERS, '@playwright/test'];

/** The table of docs/architecture.md: what is not allowed here is refused. */
function row(from: string, folders: readonly Target[], packages: readonly string[]): Row {
  const may = [...folders.map((name) => EVERY_FOLDER[name]), ...packages, './sibling.ts'];
  const known = [...Object.values(EVERY_FOLDER), ...STRANGERS];
  return { from, may, mayNot: known.filter((specifier) => !may.includes(specifier)) };
}

const REFUSED = /^lint\/style\/noRestrictedImports/;
const REACT = ['react', 'react-dom', 'react-dom/client'];
const QUIET_NODE = ['node:fs', 'node:fs/promises'];
const STORES = ['valibot', 'kysely', 'better-auth/node', 'pg'];
const HTTP = ['fastify', '@fastify/static', ...NODE];
const SHARED = ['rules', 'protocol'] as const;

const TABLE: readonly Row[] = [
  row('rules', ['rules'], []),
  row('rules/quest', ['rules'], []),
  row('protocol', SHARED, ['valibot']),
  row('server', [...SHARED, 'server'], [...STORES, ...QUIET_NODE]),
  row('server/auth', [...SHARED, 'server'], [...STORES, ...QUIET_NODE]),
  row('server/http', [...SHARED, 'server', 'server/http'], [...STORES, ...HTTP]),
  row('web/ui', ['web/ui', 'web/assets'], REACT),
  row('web/platform', [...SHARED, 'web/platform'], []),
  row('web/service-worker', [], []),
  row('web/sync', [...SHARED, 'web/platform', 'web/sync'], []),
  row('web/game', [...SHARED, 'web/platform', 'web/sync', 'web/game'], [...REACT]),
  row(
    'web/features/planted',
    [...SHARED, 'web/game', 'web/ui', 'web/assets'],
    [...REACT, 'wouter'],
  ),
  row(
    'web/app',
    [
      ...SHARED,
      'web/platform',
      'web/sync',
      'web/game',
      'web/ui',
      'web/assets',
      'a feature',
      'web/app',
    ],
    [...REACT, 'wouter'],
  ),
  row('e2e', [], ['@playwright/test', ...NODE]),
  row(
    'bench',
    [...SHARED, 'a rules test kit', 'server', 'server/http', 'a server test kit'],
    ['@playwright/test', ...NODE, 'vitest'],
  ),
];

const ROUNDABOUT: readonly Row[] = [
  { from: 'server', mayNot: ['./http/app.ts', './testing/postgres-cluster.ts'] },
  { from: 'web', mayNot: ['#server/config.ts', '#rules/result.ts', './app/app.tsx'] },
  { from: 'web/hooks', mayNot: ['#server/config.ts', '#rules/result.ts', 'react', './near.ts'] },
].map((one) => ({ ...one, may: [] }));

const house = copyHouse({ withSources: false });
const planted = [...TABLE, ...ROUNDABOUT].flatMap(({ from, may, mayNot }) =>
  [...may, ...mayNot].map((to) => ({ from, to })),
);
let verdicts: readonly string[][] = [];
beforeAll(async () => {
  verdicts = await house.lintPlanted(
    planted.map(({ from, to }) => ({ folder: from, source: `import '${to}';` })),
  );
});
afterAll(() => house.remove());

function refusedOf({ from, may, mayNot }: Row): string[] {
  return planted
    .filter((_arrow, index) => verdicts[index]?.some((finding) => REFUSED.test(finding)))
    .filter((arrow) => arrow.from === from && [...may, ...mayNot].includes(arrow.to))
    .map(({ to }) => to);
}

test.each(TABLE)('[O9] $from imports what the architecture says, nothing else', (row) => {
  expect(refusedOf(row)).toEqual(row.mayNot);
});

test.each(ROUNDABOUT)('[O9] there is no way round by a file in $from', (row) => {
  expect(refusedOf(row)).toEqual(row.mayNot);
});

test('[O9] an arrow is refused in every way of writing an import', async () => {
  const specifier = EVERY_FOLDER.server;
  const ways = await house.lintPlanted(
    [
      `import { parseConfig } from '${specifier}';\nparseConfig({});`,
      `import type { Config } from '${specifier}';\nexport type Planted = Config;`,
      `export const planted = () => import('${specifier}');`,
      `export { parseConfig } from '${specifier}';`,
      `export type Planted = import('${specifier}').Config;`,
    ].map((source) => ({ folder: 'web/game', source })),
  );

  for (const way of ways)
    expect(way.join()).toMatch(/noRestrictedImports|Import the type at the top/);
});
