import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIGURATION =
  /^(package\.json|biome\.json|knip.*\.json|tsconfig.*\.json|.*\.grit|.*\.config\.ts)$/;
const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'];
const KNIP = ['node_modules/knip/bin/knip.js'];
const TSC_RULES = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'rules'];

const runFile = promisify(execFile);
let house = '';

/** A copy of the sources: the planted faults must not stand where people work. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'duskgate-gates-'));
  for (const folder of ['rules', 'protocol', 'server', 'web', 'e2e', 'bench', 'scripts']) {
    cpSync(join(ROOT, folder), join(house, folder), { recursive: true });
  }
  cpSync(ROOT, house, {
    recursive: true,
    filter: (source) => source === ROOT || CONFIGURATION.test(source.slice(ROOT.length)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

async function verdictOf(gate: readonly string[]): Promise<string> {
  const run = runFile(process.execPath, gate, { cwd: house, maxBuffer: 10_000_000 });
  return run.then(
    () => 'passed',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
}

async function planted(path: string, source: string, gate: readonly string[]): Promise<string> {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  try {
    return await verdictOf(gate);
  } finally {
    rmSync(file);
  }
}

test('[O9] the house as it stands passes its gates', async () => {
  expect(await verdictOf(BIOME)).toBe('passed');
  expect(await verdictOf(KNIP)).toBe('passed');
  expect(await verdictOf(TSC_RULES)).toBe('passed');
});

const LONG = `export const PLANTED = [\n${'  1,\n'.repeat(310)}];\n`;

test.each([
  ['rules that import a package', 'rules/planted.ts', "import 'valibot';", 'noRestrictedImports'],
  [
    'rules that import the protocol',
    'rules/planted.ts',
    "import '#protocol/text.ts';",
    'noRestrictedImports',
  ],
  [
    'rules that read the clock',
    'rules/planted.ts',
    'export const now = new Date();',
    'takes time, zone, chance and ids as arguments',
  ],
  [
    'rules that roll dice',
    'rules/planted.ts',
    'export const luck = Math.random();',
    'takes time, zone, chance and ids as arguments',
  ],
  [
    'a protocol that knows the server',
    'protocol/planted.ts',
    "import '#server/config.ts';",
    'noRestrictedImports',
  ],
  [
    'a server that knows the web',
    'server/planted.ts',
    "import '#web/app/app.tsx';",
    'noRestrictedImports',
  ],
  ['HTTP outside server/http', 'server/planted.ts', "import 'fastify';", 'noRestrictedImports'],
  [
    'a ui that knows the game',
    'web/ui/planted.ts',
    "import '#rules/lore/lore.ts';",
    'noRestrictedImports',
  ],
  [
    'a feature that imports another',
    'web/features/planted/planted.ts',
    "import '#web/features/landing/landing.tsx';",
    'noRestrictedImports',
  ],
  [
    'a test builder in production',
    'web/game/planted.ts',
    "import '#rules/testing/builders.ts';",
    'noRestrictedImports',
  ],
  [
    'a UTC day cut in web',
    'web/game/planted.ts',
    'export const today = (at: Date) => at.toISOString().slice(0, 10);',
    'cuts a day',
  ],
  [
    'a local day cut in web',
    'web/game/planted.ts',
    'export const date = (at: Date) => at.getDate();',
    'cuts a day',
  ],
  [
    'a day cut on the server',
    'server/planted.ts',
    "export const today = (at: string) => at.split('T')[0];",
    'cuts a day',
  ],
  [
    'HTML from a string',
    'web/ui/planted.tsx',
    'export const Planted = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'noDangerouslySetInnerHtml',
  ],
  ['any', 'rules/planted.ts', 'export const planted = (value: any) => value;', 'noExplicitAny'],
  ['a default export', 'rules/planted.ts', 'export default 1;', 'noDefaultExport'],
  [
    'a suppression without its reason',
    'rules/planted.ts',
    '// biome-ignore lint/style/noDefaultExport:\nexport default 1;',
    'suppressions',
  ],
  ['a file over 300 lines', 'rules/planted.ts', LONG, 'noExcessiveLinesPerFile'],
])('[O9] %s is refused by the linter', async (_what, path, source, rule) => {
  expect(await planted(path, `${source}\n`, BIOME)).toContain(rule);
});

test('[O9] an export that nobody uses is refused', async () => {
  const verdict = await planted('rules/lore/planted.ts', 'export const PLANTED = 1;\n', KNIP);
  expect(verdict).toContain('planted.ts');
});

test.each(['window', 'process', 'setTimeout', 'fetch', 'crypto'])(
  '[O9] %s does not compile in rules',
  async (name) => {
    const source = `export const planted = ${name};\n`;
    expect(await planted('rules/planted.ts', source, TSC_RULES)).toContain(name);
  },
);
