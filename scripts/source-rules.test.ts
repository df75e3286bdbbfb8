import { expect, test } from 'vitest';
import {
  crowdedFolders,
  needlessFiles,
  readEntries,
  readSources,
  refusedWords,
  repeatedTypes,
  type SourceFile,
} from './source-rules.ts';

/** The roots that each rule holds for. */
const ROOTS = ['rules', 'mentor', 'protocol', 'server', 'web'];
const HELD = { folders: ROOTS, smallFiles: ROOTS, types: ROOTS };

const sources = readSources();

function heldBy(rule: keyof typeof HELD): readonly SourceFile[] {
  return sources.filter(({ path }) => HELD[rule].some((root) => path.startsWith(`${root}/`)));
}

function planted(path: string, text = ''): SourceFile {
  return { path, text };
}

test('[O8] no folder has more than 25 source files directly in it', () => {
  const many = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => planted(`server/full/${name(index)}`));
  const full = many(25, (index) => `file-${index}.ts`);

  expect(crowdedFolders([...full, planted('server/full/style.css')])).toEqual(['server/full: 26']);
  expect(crowdedFolders([...full, ...many(5, (index) => `file-${index}.test.ts`)])).toEqual([]);
  expect(crowdedFolders([...full, planted('server/full/testing/kit.ts')])).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
  expect(crowdedFolders(heldBy('folders'))).toEqual([]);
});

test('[O8] a file under 25 lines has several importers, a test of its own, or starts a program', () => {
  const small = planted('server/small.ts', 'export const SMALL = 1;\n');
  const user = (name: string, from: string) => planted(`server/${name}.ts`, `import '${from}';\n`);
  const one = [small, user('one', './small.ts')];

  expect(needlessFiles(one, [])).toEqual(['server/small.ts']);
  expect(needlessFiles([...one, user('two', '#server/small.ts')], [])).toEqual([]);
  expect(needlessFiles([...one, planted('server/small.contract.test.ts')], [])).toEqual([]);
  expect(needlessFiles([...one, user('one.test', './small.ts')], [])).toEqual(['server/small.ts']);
  expect(needlessFiles(one, ['server/small.ts'])).toEqual([]);
  const lazy = planted('server/one.ts', "export const load = () => import('./small.ts');\n");
  expect(needlessFiles([small, lazy], [])).toEqual([]);
  const large = planted('server/small.ts', 'export const LARGE = 1;\n'.repeat(25));
  expect(needlessFiles([large, user('one', './small.ts')], [])).toEqual([]);

  expect(readEntries()).toContain('server/cli/backup.ts');
  expect(needlessFiles(sources, readEntries()).filter(isHeld('smallFiles'))).toEqual([]);
});

/** Importers stand anywhere, so these rules look at all sources and report those of the held roots. */
function isHeld(rule: keyof typeof HELD): (path: string) => boolean {
  return (path) => HELD[rule].some((root) => path.startsWith(`${root}/`));
}

test.each([
  ['a file name', planted('web/a/heard-time.ts')],
  ['a folder', planted('web/talk/b.ts')],
  ['the second part of a file name', planted('web/a/b.keeper.ts')],
  ['the name of a stylesheet', planted('web/a/thrift.css')],
  ['a class of a stylesheet', planted('web/a/b.css', '.deed-list { color: red; }')],
  ['a comment of a stylesheet', planted('web/a/b.css', '/* a farewell */')],
  ['a test', planted('web/a/b.test.ts', 'const deed = 1;')],
  ['a kit', planted('e2e/kit/b.ts', 'const keptLog = 1;')],
  ['a function', planted('web/a/b.ts', 'export function leaveDungeon() {}')],
  ['a constant', planted('web/a/b.ts', 'const KEPT_LOG = 1;')],
  ['a part of a name', planted('web/a/b.ts', 'const lastDeedAt = 1;')],
  ['a property', planted('web/a/b.ts', 'export const a = { talk: 1 };')],
  ['a type', planted('web/a/b.ts', 'type SpillOver = 1;')],
  ['a component', planted('web/a/b.tsx', 'export const a = <StreamKeeper />;')],
  ['a comment', planted('web/a/b.ts', '/** Last words of a tab. */')],
  ['a name in a comment', planted('web/a/b.ts', '// see lastDeedAt')],
  ['a hyphenated comment', planted('web/a/b.ts', '// the kept-log')],
  ['the end of a line', planted('web/a/b.ts', 'const a = 1; // a deed')],
])('[O8] words that this code has replaced are refused in %s', (_where, file) => {
  expect(refusedWords([file])).toHaveLength(1);
});

test('[O8] replaced words may stand in stored names and in what people read', () => {
  const text = `
    const stored = 'talk';
    const said = \`A deed of \${stored}\`;
    export const Shown = () => <p title="farewell">The keeper has heard you.</p>;
    const walkthrough = 1; // a stalk, a keepsake
  `;
  expect(refusedWords([planted('web/a/b.tsx', text)])).toEqual([]);
  const kits = readSources(['e2e', 'bench', 'releases']);
  expect(kits.length).toBeGreaterThan(100);
  expect(refusedWords([...sources, ...kits])).toEqual([]);
});

test('[O8] a type has one name in the whole repository, exported or not', () => {
  const files = ['type Parts = 1;', 'export type Parts = 2;', 'export class Other {}'];
  const found = repeatedTypes(files.map((text, index) => planted(`server/${index}.ts`, text)));
  expect(found).toEqual(['Parts: server/0.ts, server/1.ts']);
  const added = "declare module 'fastify' {\n  interface FastifyRequest {}\n}\n";
  expect(repeatedTypes([planted('server/a.ts', added), planted('server/b.ts', added)])).toEqual([]);

  expect(repeatedTypes(heldBy('types'))).toEqual([]);
});
