import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PRODUCTION_ROOTS = ['rules', 'mentor', 'protocol', 'server', 'web'];
const SOURCE = /\.(tsx?|mjs|css)$/;
const CODE = /\.(tsx?|mjs)$/;
const TEST = /\.test\.tsx?$/;
const NOT_PRODUCTION = /\.test\.tsx?$|(^|\/)testing\/|(^|\/)migrations\/|\.d\.ts$/;

export type SourceFile = { readonly path: string; readonly text: string };

/** The files of the five production roots, tests and kits included, or of other roots. */
export function readSources(roots = PRODUCTION_ROOTS): readonly SourceFile[] {
  return roots
    .flatMap((root) => readdirSync(join(ROOT, root), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** What starts a program: the server's build names its own, the page and its workers are ours. */
export function readEntries(): readonly string[] {
  const config = readFileSync(join(ROOT, 'vite.server.config.ts'), 'utf8');
  const built = [...config.matchAll(/'(server\/[^']+\.ts)'/g)].map(([, path = '']) => path);
  const workers = readSources().map(({ path }) => path);
  return [...built, 'web/main.tsx', ...workers.filter((path) => /-worker\.ts$/.test(path))];
}

function isProduction({ path }: SourceFile): boolean {
  return !NOT_PRODUCTION.test(path);
}

/** Folders with more source files than `most` directly in them. */
export function crowdedFolders(files: readonly SourceFile[], most = 25): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(isProduction)) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, n]) => `${folder}: ${n}`);
}

/**
 * Files under 25 lines that one file imports and no test of their own covers. What is loaded by
 * `import()` is a file of the build, so it cannot join its importer.
 */
export function needlessFiles(
  files: readonly SourceFile[],
  entries: readonly string[],
): readonly string[] {
  const importers = new Map<string, number>();
  for (const file of files.filter(isProduction)) {
    for (const path of importedBy(file)) importers.set(path, (importers.get(path) ?? 0) + 1);
  }
  const splitPoints = new Set(files.flatMap((file) => [...importedBy(file, SPLIT)]));
  const tested = new Set(
    files.filter(({ path }) => TEST.test(path)).map(({ path }) => path.replace(/\.[^/]*$/, '')),
  );
  return files
    .filter((file) => isProduction(file) && /\.tsx?$/.test(file.path))
    .filter(({ path, text }) => text.trimEnd().split('\n').length < 25 && !entries.includes(path))
    .filter(({ path }) => importers.get(path) === 1 && !tested.has(path.replace(/\.tsx?$/, '')))
    .filter(({ path }) => !splitPoints.has(path))
    .map(({ path }) => path);
}

const IMPORT = /(?:\bfrom|\bimport|new URL)\s*\(?\s*['"]([.#][^'"?]+)/g;
const SPLIT = /\bimport\(\s*['"]([.#][^'"?]+)/g;

/** Paths of our own files that a file imports, by `from`, `import()` or the address of a worker. */
function importedBy({ path, text }: SourceFile, how = IMPORT): ReadonlySet<string> {
  const specifiers = text.matchAll(how);
  return new Set(
    [...specifiers].map(([, specifier = '']) =>
      specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier)),
    ),
  );
}

const WORDS =
  /^(deeds?|happenings?|keepers?|talks?|thrift|farewells?|\w*heard\w*)$|spill.?over|last.?words|leave.?dungeon|kept.?log/i;
const PROSE =
  /\b(deeds?|happenings?|keepers?|talks?|thrift|farewells?|spill[- ]?over|last[- ]words|leave[- ]dungeon|kept[- ]log|heard-\w+)\b/i;

/** Parsing takes time, so only files with one of the words anywhere are parsed. */
const ANYWHERE =
  /deed|happening|keeper|talk|thrift|farewell|heard|spill.?over|last.?words|leave.?dungeon|kept.?log/i;

/**
 * Refused words in the names of folders and files, in identifiers and in comments, of tests and styles too;
 * texts in quotes or on screens may have them.
 */
export function refusedWords(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path, text }) => ANYWHERE.test(path) || ANYWHERE.test(text))
    .flatMap(wordsIn);
}

function wordsIn({ path, text }: SourceFile): readonly string[] {
  const { names, comments } = CODE.test(path) ? partsOfCode(path, text) : partsOfStyle(text);
  const refused = [...path.split(/[/.]/), ...names].filter((one) => isRefused(one));
  return [...new Set([...refused, ...comments.flatMap(refusedInProse)])].map(
    (word) => `${path}: ${word}`,
  );
}

function partsOfCode(path: string, text: string) {
  const { program, comments } = parseSync(path, text);
  return { names: identifiersIn(program), comments: comments.map(({ value }) => value) };
}

/** Class names and custom properties are the names of a stylesheet. */
function partsOfStyle(text: string) {
  const comments = text.match(/\/\*[\s\S]*?\*\//g) ?? [];
  const rules = comments.reduce((rest, comment) => rest.replace(comment, ''), text);
  return { names: rules.match(/(?<=\.|--)[a-z][\w-]*/gi) ?? [], comments };
}

/** A refused phrase, or a name in code's spelling (`lastDeedAt`) that would be refused there. */
function refusedInProse(comment: string): readonly string[] {
  const names = comment.match(/\b[a-z$_][\w$]*[A-Z_][\w$]*/g) ?? [];
  return [...(PROSE.exec(comment)?.slice(0, 1) ?? []), ...names.filter((name) => isRefused(name))];
}

/** By its parts, so that `isTalking` and `walkthrough` pass and `lastTalkAt`, `LAST_TALK` do not. */
function isRefused(identifier: string): boolean {
  const parts = identifier.replace(/([a-z\d])([A-Z])/g, '$1-$2').split(/[-_$]+/);
  return [...parts, parts.join('-')].some((part) => WORDS.test(part));
}

/** Types and classes, exported or not, that are declared in more than one place. */
export function repeatedTypes(files: readonly SourceFile[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of files.filter((one) => isProduction(one) && CODE.test(one.path))) {
    for (const [, name = ''] of text.matchAll(TYPE_DECLARATION)) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

/** At the start of a line, so not what a file adds to the module of a package. */
const TYPE_DECLARATION = /^(?:export )?(?:abstract )?(?:type|interface|enum|class) (\w+)/gm;

const NAMED = /^(JSX)?Identifier$|^PrivateIdentifier$/;

/** The names of all identifiers in a syntax tree. */
function identifiersIn(tree: unknown): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap(identifiersIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(identifiersIn);
  const isNamed = 'type' in tree && NAMED.test(String(tree.type)) && 'name' in tree;
  return isNamed ? [String(tree.name), ...inside] : inside;
}
