import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TESTED_FOLDERS = [
  'rules',
  'mentor',
  'protocol',
  'server',
  'web',
  'scripts',
  'releases',
  'e2e',
  'bench',
  'sim',
];
const BENCHMARK = /^bench\b/;

const RULE_LINE = /^- \*\*([A-Z]+\d+)\*\*/gm;
const WAITING_SECTION = /^#{2,3} Waiting for their screen$([\s\S]*?)(?=^#{2,3} |$(?![\s\S]))/gm;
const WAITING_ROW = /^\|[^|\n]*\|([^|\n]*)\|$/gm;
const NUMBER = /\b[A-Z]+\d+\b/g;
/** The first argument of `test(`, `test.describe(`, and of the second call in `test.each(...)(`. */
const TITLE =
  /(?:\b(?:test|it|describe)((?:\.\w+)*)|[)`])\s*\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;
const CITATION = /\[([A-Z]+\d+(?:,\s*[A-Z]+\d+)*)\]/g;
const NOT_RUN = /\.(skip|todo|fixme)\b/;

/**
 * @param {string} ruleBook the text of docs/rules.md
 * @returns {{ rules: string[], waiting: string[] }}
 */
export function readRuleBook(ruleBook) {
  const sections = [...ruleBook.matchAll(WAITING_SECTION)].map(([, section = '']) => section);
  const rows = [...sections.join('\n').matchAll(WAITING_ROW)].map(([, numbers = '']) => numbers);
  return {
    rules: [...ruleBook.matchAll(RULE_LINE)].flatMap(([, number]) => number ?? []),
    waiting: rows.flatMap((numbers) => numbers.match(NUMBER) ?? []),
  };
}

/**
 * The rules that the titles of a file cite. Tests that are skipped or commented out do not count; other
 * ways to keep a test from running (`describe.skip`, `skipIf`) are refused by the linter.
 * @param {string} source the text of a test file
 * @param {string} [path] says how to read it
 * @returns {string[]}
 */
export function citedNumbers(source, path = 'a.test.ts') {
  return [...withoutComments(source, path).matchAll(TITLE)]
    .filter(([, modifiers = '']) => !NOT_RUN.test(modifiers))
    .map(([, , single, double, template]) => single ?? double ?? template ?? '')
    .flatMap((title) => [...title.matchAll(CITATION)])
    .flatMap(([, numbers = '']) => numbers.split(/,\s*/));
}

/**
 * The source without its comments. Parsed, because `//` also stands in texts and regular expressions.
 * @param {string} source
 * @param {string} path
 */
function withoutComments(source, path) {
  return parseSync(path, source).comments.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    source,
  );
}

/**
 * Rules without a test, citations without a rule, and the like. A benchmark may cite a rule, but
 * does not prove it.
 * @param {string} ruleBook
 * @param {readonly { path: string, source: string }[]} tests
 * @returns {string[]} one line a problem
 */
export function citationProblems(ruleBook, tests) {
  const { rules, waiting } = readRuleBook(ruleBook);
  const citations = tests.flatMap(({ path, source }) =>
    citedNumbers(source, path).map((number) => ({ path, number })),
  );
  const proofs = citations.filter(({ path }) => !BENCHMARK.test(path));
  const cited = new Set(proofs.map(({ number }) => number));
  const problems = [
    ...rules
      .filter((number, index) => rules.indexOf(number) !== index)
      .map((number) => `${number} is defined twice.`),
    ...rules
      .filter((number) => !cited.has(number) && !waiting.includes(number))
      .map((number) => `${number} has no test.`),
    ...waiting
      .filter((number) => !rules.includes(number))
      .map((number) => `${number} waits for its screen, but is no rule.`),
    ...waiting
      .filter((number) => cited.has(number))
      .map((number) => `${number} has a test and still waits for its screen.`),
    ...citations
      .filter(({ number }) => !rules.includes(number))
      .map(({ path, number }) => `${number} is cited by ${path}, but is no rule.`),
  ];
  return [...new Set(problems)];
}

function readTests() {
  return TESTED_FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, `${name}`)),
    )
    .filter((path) => /\.(test|bench)\.tsx?$/.test(path) || /^e2e\b.*\.ts$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ruleBook = ['docs/rules.md', 'SECURITY.md']
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  const problems = citationProblems(ruleBook, readTests());
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
