import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';

const LONGEST_NAME = 24;
const MONTH = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
/** "My colleague Rosalind". */
const PERSON =
  /^(?:colleague|boss|manager|teacher|coach|neighbour|neighbor|friend|mate|cousin|aunt|uncle|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|grand\w+|nephew|niece|mum|mom|dad)$/;
const PLACES = new Set(['in', 'to', 'from', 'at', 'of', 'near', 'around', 'through']);

/** The first unknown name that is neither a place nor a person ("Milo"); without one `called`. */
export function nameIn(
  words: readonly MeantWord[],
  index: EvidenceIndex,
  called: string | undefined,
): string | undefined {
  const at = words.findIndex(
    ({ isName, plain }, place) =>
      isName &&
      !index.isKnown(plain) &&
      !MONTH.test(plain) &&
      !PLACES.has(words[place - 1]?.plain ?? '') &&
      !isSomebody(words, place),
  );
  if (at === -1) return called;
  const rest = words.slice(at);
  const end = rest.findIndex(({ isName, sign }, place) => !isName || (place > 0 && sign !== ''));
  const name = rest
    .slice(0, end === -1 ? rest.length : end)
    .map(({ said }) => said.replace(/['’]s$/, ''))
    .join(' ');
  return name.length <= LONGEST_NAME ? name : undefined;
}

/** Whether a name is that of a person ("Dr Osei said"); quests are not named after them. */
function isSomebody(words: readonly MeantWord[], at: number): boolean {
  if (/^im?$/.test(words[at - 2]?.plain ?? '') && words[at - 1]?.plain === 'the') return true;
  if (PERSON.test(words[at - 1]?.plain ?? '')) return true;
  const around = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  return around.some((word) =>
    /^(?:dr|doctor|mrs?|ms|prof|died|passed|says|said|told)$/.test(word?.plain ?? ''),
  );
}

/** The name of a pet in the note, for goals about pets: "Her name is Biscuit". */
export function calledIn(
  reading: { readonly topic: string } | undefined,
  note = '',
): string | undefined {
  if (reading?.topic !== 'pets') return undefined;
  return /\b(?:(?:[Hh]er|[Hh]is|[Ii]ts) name(?: is|['’]s)|(?:dog|cat|puppy|kitten|horse|greyhound|rabbit) (?:is )?(?:called|named)) (\p{Lu}\p{L}{1,15})\b/u.exec(
    note,
  )?.[1];
}
