import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyHouse } from './planted-house.ts';

const KNIP = ['node_modules/knip/bin/knip.js'];
const KNIP_PRODUCTION = [...KNIP, '--production', '--config', 'knip.production.json'];
const TSC_RULES = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'rules'];

const house = copyHouse();
afterAll(() => house.remove());

// That the sources as they stand pass the gates is said by `npm run check`.

const AMBIENT = 'takes time, zone, chance and ids as arguments';
const CUT = 'an instant has no day of its own';
const BUILT = 'SQL is never built of texts';
const SILENT = 'a default may only call unreachable';
const IDLE = 'A test that does not always run proves nothing';
const LONG = `export const PLANTED = [\n${'  1,\n'.repeat(310)}];\n`;
const HOLE = ['$', '{x}'].join(''); // written out, the linter would take it for a slip
const SHELL = 'export const planted = (x: never) => ';
const value = (expression: string) => `${SHELL}${expression};`;
const brief = (source: string) => source.replace(SHELL, '').split('\n', 2).join(' ');
const cases = (last: string) =>
  `${SHELL}{\n  switch (x) {\n    case 1:\n      return 1;\n    ${last}\n  }\n};`;
const idle = (call: string) => `import { test } from 'vitest';\n${call}('a', () => {});`;

/** Made of parts: written out, the linter would read it as this file's own. */
const WITHOUT_REASON = `// ${'biome'}-ignore lint/style/noDefaultExport:\nexport default 1;`;

const REFUSED: readonly (readonly [folder: string, source: string, finding: string])[] = [
  ...[
    'new Date()',
    'new Date',
    'Date()',
    'Date.now()',
    'Date.now',
    'globalThis.Date.now()',
    'Math.random()',
    '[x].map(Math.random)',
    'crypto.randomUUID()',
    'performance.now()',
    'x?.getHours()',
    'x.getTimezoneOffset()',
    'Intl.DateTimeFormat().resolvedOptions()',
    'x.toLocaleString()',
    'x.localeCompare(x)',
  ].map((expression) => ['rules', value(expression), AMBIENT] as const),
  ['rules', 'const { random } = Math;\nexport const planted = random();', AMBIENT],
  ['rules', 'const { now } = Date;\nexport const planted = now();', AMBIENT],
  ['rules', 'const dice = Math;\nexport const planted = dice.random();', AMBIENT],

  ...[
    'x.getDate()',
    'x?.getDate()',
    'x.getUTCDay()',
    'x.getFullYear',
    'x.setDate(1)',
    'x.setHours(0, 0, 0, 0)',
    'x?.setUTCHours(0, 0, 0, 0)',
    'x.toDateString()',
    'x.toLocaleDateString()',
    "x.toLocaleString('sv')",
    "Intl.DateTimeFormat('sv').format(x)",
    "new Intl.DateTimeFormat('en-CA')",
    'x.toISOString().slice(0, 10)',
    'x?.toISOString().slice(0, 7)',
    "x.toJSON()?.replace(/T.*/, '')",
    'x.slice(0, 10)',
    'x?.slice(0, 10)',
    'x.completedAt.substring(0, 10)',
    'x.nowIso().slice(0, 10)',
    "x.split('T')",
    "x.split('T', 1)",
    'x.split(/T/)',
    'x / 86_400_000',
    'x % 86400000',
    'x / (24 * 60 * 60 * 1000)',
    'Math.floor(x / DAY_MS)',
    'Temporal.Now.plainDateISO()',
  ].map((expression) => ['web/game', value(expression), CUT] as const),
  ['rules/quest', value('x.getUTCDate()'), CUT],
  ['protocol', value("x.split('T')[0]"), CUT],
  ['server', value('x?.slice(0, 10)'), CUT],
  ['server/documents', value('x % 86_400_000'), CUT],

  ...[
    'sql.raw(x).execute(x)',
    'sql.raw<string>(x)',
    'sql.lit(x)',
    `x.query(\`select 1 from users where id = '${HOLE}'\`)`,
    "x.query('vacuum ' + x)",
    `x.exec(\`vacuum ${HOLE}\`)`,
    `\`\n  delete from users where id = '${HOLE}'\``,
    "'select 1 from ' + x",
  ].map((expression) => ['server/documents', value(expression), BUILT] as const),

  ...[
    'default:',
    'default:\n      return 2;',
    'default:\n      unreachable(x);\n      return 2;',
  ].flatMap((last) =>
    ['server/documents', 'rules/quest', 'web/game'].map(
      (folder) => [folder, cases(last), SILENT] as const,
    ),
  ),

  ['scripts', idle('test.skip'), 'noSkippedTests'],
  ['scripts', idle('test.only'), 'noFocusedTests'],
  ['scripts', idle('test.skip.each([1])'), IDLE],
  ['scripts', idle('test.skipIf(true)'), IDLE],
  ['scripts', idle('test.runIf(false)'), IDLE],
  ['scripts', idle('test.todo'), IDLE],
  ['scripts', idle('test.fails'), IDLE],
  ['e2e', "import { test } from '@playwright/test';\ntest.fixme('a', () => {});", 'noSkippedTests'],

  ['rules', 'export const planted = (value: any) => value;', 'noExplicitAny'],
  ['rules', 'export default 1;', 'noDefaultExport'],
  ['rules', WITHOUT_REASON, 'suppressions'],
  ['rules', LONG, 'noExcessiveLinesPerFile'],
];

const AS_CODE: readonly (readonly [source: string, finding: string])[] = [
  ['<p dangerouslySetInnerHTML={{ __html: x }} />', 'noDangerouslySetInnerHtml'],
  ['<a href="javascript:alert(1)">a</a>', 'noScriptUrl'],
  ["window.open('javascript:alert(1)')", 'Text never becomes code'],
  ['(x.innerHTML = x)', 'Text never becomes code'],
  ["x.insertAdjacentHTML('afterend', x)", 'Text never becomes code'],
  ['document.write(x)', 'Text never becomes code'],
  ['eval(x)', 'noGlobalEval'],
  ['new Function(x)', 'noImpliedEval'],
  ["setTimeout('alert(1)', 1)", 'noImpliedEval'],
];

const ALLOWED: readonly (readonly [folder: string, expression: string])[] = [
  ['server', cases('default:\n      return unreachable(x);').slice(SHELL.length, -1)],
  ['server', cases('default:\n      unreachable(x);').slice(SHELL.length, -1)],
  ['web/game', 'quests.slice(0, 10)'],
  ['web/game', 'x.quests.slice(0, 10)'],
  ['web/game', 'x.filter(Boolean).slice(0, 10)'],
  ['web/game', '[...x].slice(0, 10)'],
  ['web/game', 'x.slice(0, 11)'],
  ['web/game', 'x.toISOString()'],
  ['web/game', "x.toLocaleString('en')"],
  ['web/game', "new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' })"],
  ['server', '30 * 86_400_000'],
  ['server', 'DAY_MS / x'],
  ['server', `sql\`select 1 from users where id = ${HOLE}\`.execute(x)`],
  ['server', "x.query('select 1 from users where id = $1', [x])"],
  ['rules', 'new Date(x)'],
  ['rules', 'Date.parse(x)'],
  ['rules', 'Math.max(x, 1)'],
];

describe('[O9] [SEC36] the linter', () => {
  let refused: readonly string[][] = [];
  let allowed: readonly string[][] = [];
  beforeAll(async () => {
    refused = await house.lintPlanted(REFUSED.map(([folder, source]) => ({ folder, source })));
    allowed = await house.lintPlanted(
      ALLOWED.map(([folder, expression]) => ({ folder, source: value(expression) })),
    );
  });

  test.each(
    REFUSED.map(([folder, source, finding], at) => [folder, brief(source), finding, at] as const),
  )('refuses in %s: %s', (_folder, _source, finding, index) => {
    expect(refused[index]?.join('\n')).toContain(finding);
  });

  test.each(ALLOWED.map(([folder, expression], at) => [folder, expression, at] as const))(
    'does not mind in %s: %s',
    (_folder, _expression, index) => {
      expect(allowed[index]?.join('\n')).not.toMatch(`${AMBIENT}|${CUT}|${BUILT}|${SILENT}`);
    },
  );
});

test('[O9] [SEC40] text that becomes code or markup is refused by the linter', async () => {
  const plants = AS_CODE.map(([source]) => ({
    folder: 'web/ui',
    source: value(source),
    ext: 'tsx',
  }));
  const verdicts = await house.lintPlanted(plants);

  for (const [index, [source, finding]] of AS_CODE.entries())
    expect(verdicts[index]?.join('\n'), source).toContain(finding);
});

test('[O9] an export that nobody uses is refused', async () => {
  const planted = 'export const PLANTED = 1;';
  expect(await house.appended('rules/lore/lore.ts', planted, KNIP)).toMatch(
    /^Unused exports [\s\S]*^PLANTED\s+rules\/lore\/lore\.ts/m,
  );
});

test('[O9] an export that only a test uses is refused', async () => {
  const files = ['server/startup/limits.ts', 'rules/lore/lore.ts'] as const;
  const [first, second] = files;
  const use = files.map((file, at) => `import { PLANTED_${at} } from '#${file}';\nPLANTED_${at};`);
  const verdict = await house.during('server/planted.test.ts', use.join('\n'), () =>
    house.appendedDuring(first, 'export const PLANTED_0 = 1;', () =>
      house.appended(second, 'export const PLANTED_1 = 1;', KNIP_PRODUCTION),
    ),
  );
  for (const [at, file] of files.entries()) {
    expect(verdict).toMatch(
      new RegExp(`^Unused exports [\\s\\S]*^PLANTED_${at}\\s+${file.replace('.', '\\.')}`, 'm'),
    );
  }
});

test('[O9] what browsers and Node bring along does not compile in rules', async () => {
  const names = ['window', 'process', 'setTimeout', 'fetch', 'crypto'];
  const source = names.map((name) => `export const planted_${name} = ${name};\n`).join('');
  const verdict = await house.during('rules/planted.ts', source, () => house.run(TSC_RULES));
  for (const name of names) expect(verdict).toContain(`Cannot find name '${name}'`);
});
