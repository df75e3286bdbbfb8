/** The source of guard-words.ts: each word is how many letters it shares with the one before it, and the rest. */
export function guardText(list: string): string {
  let last = '';
  let coded = '';
  for (const word of list.trim().split(/\s+/).toSorted()) {
    let shared = 0;
    while (shared < MOST_SHARED && word[shared] === last[shared]) shared += 1;
    coded += `${shared}${word.slice(shared)}`;
    last = word;
  }
  return `${HEAD}const CODED =\n  '${coded}';\n${TAIL}`;
}

/** One digit says it. */
const MOST_SHARED = 9;

const HEAD = `// Made from testing/guard-words.txt by \`node scripts/library-index.mjs\`; a test says when it is out of date.

/** Each word: so many letters of the word before it, and the rest. As a plain list it would weigh half as much again. */
`;

const TAIL = `
/**
 * Frequent English words in their base form. A word of this list is spelled as it was meant: without
 * it "finish" is read as Finnish and "sales" as scales. Endings are taken off before it is asked. Words of more than
 * six letters that a topic knows are not repeated here: of two that are as near to a slip that long the topic's wins.
 */
export const GUARD_WORDS: ReadonlySet<string> = new Set(decoded(CODED));

function decoded(coded: string): readonly string[] {
  let last = '';
  return [...coded.matchAll(/(\\d)(\\D+)/g)].map(([, shared, rest = '']) => {
    last = \`\${last.slice(0, Number(shared))}\${rest}\`;
    return last;
  });
}
`;
