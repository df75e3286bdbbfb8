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
  mentor: '#mentor/forge/forge.ts',
  protocol: '#protocol/text.ts',
  server: '#server/startup/config.ts',
  'server/http': '#server/http/app.ts',
  'a server test kit': '#server/testing/postgres-cluster.ts',
  'the kit that starts a server': '#server/testing/running-server.ts',
  'the kit that finds a port': '#server/testing/free-port.mjs',
  'the fake mentor': '#server/testing/fake-mentor.ts',
  'the mail server of tests': '#server/testing/fake-mail-server.ts',
  'web/ui': '#web/ui/button.tsx',
  'web/platform': '#web/platform/clock.ts',
  'web/sync': '#web/sync/client.ts',
  'the inside of web/sync': '#web/sync/machine/step.ts',
  'web/session': '#web/session/auth-context.ts',
  'web/game': '#web/game/game.ts',
  'a game test kit': '#web/game/testing/fake-game.ts',
  'web/raid': '#web/raid/raid-store.ts',
  'web/assets': '#web/assets/hunter.svg',
  'a feature': '#web/features/landing/landing.tsx',
  'web/app': '#web/app/app.tsx',
  'the table of screens': '#web/app/routes.ts',
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
const OTHERS = [
  'fflate',
  'kysely',
  'better-auth/node',
  'nodemailer/lib/mail-composer',
  'pg',
  '@modelcontextprotocol/server',
  '@valibot/to-json-schema',
  'zustand',
  'wouter',
  'vitest',
  'vite',
  'http',
];
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
const STORES = ['valibot', 'kysely', 'better-auth/node', 'nodemailer/lib/mail-composer', 'pg'];
const HTTP = [
  'fastify',
  '@fastify/static',
  '@modelcontextprotocol/server',
  '@valibot/to-json-schema',
  ...NODE,
];
const SHARED = ['rules', 'mentor', 'protocol'] as const;
const E2E_KITS = [
  'the kit that starts a server',
  'the kit that finds a port',
  'the fake mentor',
  'the mail server of tests',
] as const;
const BELOW_GAME = ['web/platform', 'web/sync', 'web/session'] as const;

const TABLE: readonly Row[] = [
  row('rules', ['rules'], []),
  row('rules/quest', ['rules'], []),
  row('mentor', ['rules', 'mentor'], []),
  row('mentor/forge', ['rules', 'mentor'], []),
  row('protocol', SHARED, ['valibot']),
  row('server', [...SHARED, 'server'], [...STORES, ...QUIET_NODE]),
  row('server/auth', [...SHARED, 'server'], [...STORES, ...QUIET_NODE]),
  row('server/outgoing', ['rules'], NODE),
  row('server/http', [...SHARED, 'server', 'server/http'], [...STORES, ...HTTP]),
  row('web/ui', ['web/ui', 'web/assets'], REACT),
  row('web/platform', ['rules', 'protocol', 'web/platform'], []),
  row('web/service-worker', [], []),
  row('web/sync', ['rules', 'protocol', 'web/platform', 'web/sync', 'the inside of web/sync'], []),
  row('web/session', [...SHARED, ...BELOW_GAME], REACT),
  row('web/game', [...SHARED, ...BELOW_GAME, 'web/game'], REACT),
  row('web/raid', [...SHARED, ...BELOW_GAME, 'web/game', 'web/raid'], REACT),
  ...['web/features/planted', 'web/features/planted/room'].map((from) =>
    row(
      from,
      [...SHARED, ...BELOW_GAME, 'web/game', 'web/raid', 'web/ui', 'web/assets'],
      [...REACT, ...(from.endsWith('room') ? ['../rules/result.ts'] : [])],
    ),
  ),
  row(
    'web/features/your-data/importers',
    [...SHARED, ...BELOW_GAME, 'web/game', 'web/raid', 'web/ui', 'web/assets'],
    [...REACT, '../rules/result.ts', 'fflate'],
  ),
  row(
    'web/app',
    [
      ...SHARED,
      ...BELOW_GAME,
      'web/game',
      'web/raid',
      'web/ui',
      'web/assets',
      'a feature',
      'web/app',
      'the table of screens',
    ],
    REACT,
  ),
  row('e2e', [...E2E_KITS, 'the table of screens'], ['@playwright/test', ...NODE]),
  row(
    'bench',
    [...SHARED, 'a rules test kit', 'server', 'server/http', 'a server test kit', ...E2E_KITS],
    ['@playwright/test', ...NODE, 'vite', 'vitest'],
  ),
];

const ROUNDABOUT: readonly Row[] = [
  { from: 'server', mayNot: ['./http/app.ts', './testing/postgres-cluster.ts'] },
  { from: 'web', mayNot: ['#server/startup/config.ts', '#rules/result.ts', './app/app.tsx'] },
  {
    from: 'web/hooks',
    mayNot: ['#server/startup/config.ts', '#rules/result.ts', 'react', './near.ts'],
  },
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
