import { describe, expect, test } from 'vitest';
import { citationProblems, citedNumbers, readRuleBook } from './rule-citations.mjs';

const RULE_BOOK = `# The rule book
Numbers in prose, like **Z9** or H77, are no rules.

## Hunter
- **H1** (spec) A new hunter is level 1.
- **H2** (ours) Levels rise, see H1.

## Waiting for their screen
A number leaves this list with its work: H1 is only prose here.

| screen | rules |
|---|---|
| gate 2 | G2 G3 |
| K9 house | S1 |
`;

/** Made of parts: written out, these citations would count as this file's own. */
const cite = (...numbers: string[]) => `[${numbers.join(', ')}]`;
const titled = (title: string, call = 'test') => `${call}('${title}', () => {});\n`;
const problemsOf = (ruleBook: string, source: string) =>
  citationProblems(ruleBook, [{ path: 'rules/a.test.ts', source }]);

test('the rule book names its rules and those that wait', () => {
  expect(readRuleBook(RULE_BOOK)).toEqual({ rules: ['H1', 'H2'], waiting: ['G2', 'G3', 'S1'] });
});

describe('a citation counts in the title of', () => {
  test.each([
    ['a test', titled(`${cite('H1')} a rule`)],
    ['a group', titled(`${cite('H1')} a rule`, 'describe')],
    ['a browser group', titled(`${cite('H1')} a rule`, 'test.describe')],
    ['a table of cases', titled(`${cite('H1')} %s`, "test.each([['a', (1 + 1)]])")],
    ['a template', `test(\`${cite('H1')} \${name}\`, () => {})`],
    ['a line of its own', `test(\n  "${cite('H1')} the hunter's rule",\n  () => {})`],
    ['a title that ends with it', titled(`a rule ${cite('H1')}`)],
  ])('%s', (_kind, source) => {
    expect(citedNumbers(source)).toEqual(['H1']);
  });
});

test('what only looks like a comment hides no title', () => {
  const looks = ["const address = 'http://a';", 'const path = /[/*]/;', 'const quote = /[\'"]/;'];
  const source = [...looks, titled(`${cite('H1')} a /* rule`), '/* the end */'].join('\n');
  expect(citedNumbers(source)).toEqual(['H1']);
});

test('a title may cite several rules', () => {
  expect(citedNumbers(titled(`${cite('H1')} ${cite('H2')} both`))).toEqual(['H1', 'H2']);
  expect(citedNumbers(titled(`${cite('H1', 'H2')} both`))).toEqual(['H1', 'H2']);
});

test.each([
  ['a skipped test', titled(`${cite('H1')} a rule`, 'test.skip')],
  ['a test still to be written', titled(`${cite('H1')} a rule`, 'test.todo')],
  ['a broken browser test', titled(`${cite('H1')} a rule`, 'test.fixme')],
  ['a comment', `// ${cite('H1')} see there`],
  ['a test that is commented out', `// ${titled(`${cite('H1')} a rule`)}`],
  ['a block that is commented out', `/*\n${titled(`${cite('H1')} a rule`)}*/`],
  ['the end of a line', `const address = 'http://a'; // ${titled(`${cite('H1')} a rule`)}`],
  ['a value', `const rule = '${cite('H1')}';`],
])('a citation does not count in %s', (_kind, source) => {
  expect(citedNumbers(source)).toEqual([]);
});

describe('it is a problem when', () => {
  const proven = titled(`${cite('H1', 'H2')} a rule`);

  test('no: every rule is proven or waits', () => {
    const ruleBook = `${RULE_BOOK}\n- **G2** (spec) a\n- **G3** (spec) b\n- **S1** (spec) c\n`;
    expect(problemsOf(ruleBook, proven)).toEqual([]);
  });

  const WITHOUT_WAITING = '- **H1** (spec) a\n- **H2** (spec) b\n';
  test('a rule has no test', () => {
    expect(problemsOf(WITHOUT_WAITING, titled(`${cite('H1')} a`))).toEqual(['H2 has no test.']);
  });

  test('a rule is defined twice', () => {
    expect(problemsOf(`${WITHOUT_WAITING}- **H1** (ours) c\n`, proven)).toEqual([
      'H1 is defined twice.',
    ]);
  });

  test('a citation names no rule', () => {
    expect(problemsOf(WITHOUT_WAITING, proven + titled(`${cite('H3')} a`))).toEqual([
      'H3 is cited by rules/a.test.ts, but is no rule.',
    ]);
  });

  test('a benchmark cites what is no rule; what it cites has no proof by it', () => {
    const bench = { path: 'bench/a.bench.ts', source: titled(`${cite('H2', 'H3')} fast`) };
    const tested = { path: 'rules/a.test.ts', source: titled(`${cite('H1')} a`) };
    expect(citationProblems(WITHOUT_WAITING, [tested, bench])).toEqual([
      'H2 has no test.',
      'H3 is cited by bench/a.bench.ts, but is no rule.',
    ]);
  });

  const withWaiting = (number: string) =>
    `${WITHOUT_WAITING}\n## Waiting for their screen\n| a | ${number} |\n`;
  test('a proven rule still waits', () => {
    expect(problemsOf(withWaiting('H2'), proven)).toEqual([
      'H2 has a test and still waits for its screen.',
    ]);
  });

  test('what waits is no rule', () => {
    expect(problemsOf(withWaiting('H4'), proven)).toEqual([
      'H4 waits for its screen, but is no rule.',
    ]);
  });
});
