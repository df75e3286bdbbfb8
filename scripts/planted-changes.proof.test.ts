import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyHouse, TSC_WHOLE } from './planted-house.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GUIDE = readFileSync(`${ROOT}/docs/how-to-change.md`, 'utf8');

type Edit = readonly [file: string, place: string, planted: string];
type Plant = {
  /** Its heading in the guide. */
  readonly heading: string;
  /** A word of the plant that every error about it contains. */
  readonly word: string;
  /** Each puts `planted` after `place`. */
  readonly edits: readonly Edit[];
};

/** All are planted at once and compiled once: their words tell whose error it is. */
const PLANTS: readonly Plant[] = [
  {
    heading: 'A quest field',
    word: 'plantedField',
    edits: [
      [
        'rules/quest/quest.ts',
        '  readonly renewal?: RenewalChoice;\n',
        '  readonly plantedField?: string;\n',
      ],
      [
        'rules/quest/quest-fields.ts',
        'export const QUEST_FIELDS = {\n',
        "  plantedField: { isOptional: true, isFigure: false, form: { empty: '', clean: asItIs } },\n",
      ],
    ],
  },
  {
    heading: 'A command',
    word: 'planted.kind',
    edits: [
      [
        'rules/commands/command.ts',
        'type CommandFields = {\n',
        "  'planted.kind': { readonly id: string };\n",
      ],
    ],
  },
  {
    heading: 'An achievement',
    word: 'plantedCount',
    edits: [
      [
        'rules/achievements/achievements.ts',
        'export type CompletionCounts = {\n',
        '  readonly plantedCount: number;\n',
      ],
      [
        'rules/achievements/achievements.ts',
        'export const NO_COMPLETIONS: CompletionCounts = {',
        ' plantedCount: 0,',
      ],
      [
        'rules/achievements/achievements.ts',
        'export const ACHIEVEMENT_ROWS: readonly AchievementRow[] = [\n',
        "  { relic: 'plant', title: 'Planted', description: 'x', rarity: 'Epic', of: 'plantedCount', target: 1 },\n",
      ],
    ],
  },
];

/** The files that the guide lists under a bold label of a section. */
function listed(heading: string, label: string): readonly string[] {
  const section = GUIDE.split(/^## /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const [, list = ''] = section.split(`**${label}**`);
  const lines = (list.split('\n**')[0] ?? '').split('\n');
  return lines.flatMap((line) => /^- `([^`]+)`/.exec(line)?.[1] ?? []).sort();
}

const house = copyHouse();
afterAll(() => house.remove());

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=json'];

let errors: readonly string[] = [];
let failedTests: readonly string[] = [];

beforeAll(async () => {
  for (const [file, place, planted] of PLANTS.flatMap(({ edits }) => edits)) {
    house.change(file, (source) => source.replace(place, `${place}${planted}`));
  }
  const [told, report] = await Promise.all([
    house.run(TSC_WHOLE),
    house.run([
      ...VITEST,
      'rules/achievements',
      'web/features/hall-of-fame',
      'web/features/quest-editor',
    ]),
  ]);
  errors = told.split(/\n(?=\S)/).filter((line) => line.includes(': error TS'));
  failedTests = failedIn(report);
}, 120_000);

type Report = {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
};

function failedIn(report: string): readonly string[] {
  const { testResults }: Report = JSON.parse(/^\{.*$/m.exec(report)?.[0] ?? '{"testResults":[]}');
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.map(({ name }) => name.replace(/^.*?duskgate-gates-\w+\//, '')).sort();
}

describe.each(PLANTS)('[O9] $heading', ({ heading, word, edits }) => {
  test('begins where the guide says', () => {
    expect([...new Set(edits.map(([file]) => file))].sort()).toEqual(listed(heading, 'Begin'));
  });

  test('is asked for by the compiler in exactly the files that the guide lists', () => {
    const named = errors.filter((error) => error.includes(word));
    const files = new Set(named.map((error) => error.slice(0, error.indexOf('('))));
    expect([...files].sort()).toEqual(listed(heading, 'The compiler names'));
  });

  test('has what no machine asks for in files that are there', () => {
    const byHand = listed(heading, 'By hand');
    expect(byHand.length).toBeGreaterThan(0);
    expect(byHand.filter((file) => !existsSync(`${ROOT}/${file}`))).toEqual([]);
  });
});

test('[O9] every error is about one of the plants', () => {
  const isExplained = (error: string) => PLANTS.some(({ word }) => error.includes(word));
  expect(errors.filter((error) => !isExplained(error))).toEqual([]);
});

test('[O9] a field without its control and an achievement without drawings fail the tests that the guide lists', () => {
  const named = PLANTS.flatMap(({ heading }) => listed(heading, 'A test names'));
  expect(named).toHaveLength(3);
  expect(failedTests).toEqual(named.sort());
});
