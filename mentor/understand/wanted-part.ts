import { isMaking, LEAD_INS, VERBS } from './acts.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { MeantWord } from './meant-words.ts';
import { type ClauseReader, readTopics } from './score.ts';

type WantedTerms = { readonly read: ClauseReader; readonly index: EvidenceIndex };

/** The part of a sentence that says what is wanted. */
export function wantedPart(words: readonly MeantWord[], terms: WantedTerms): readonly MeantWord[] {
  return putOffPart(gameOf(saidWanted(words, terms)), terms.read);
}

/** "Beat my dad at table tennis" is about table tennis. */
function gameOf(words: readonly MeantWord[]): readonly MeantWord[] {
  const at = words.findIndex(({ plain }, place) => plain === 'at' && place > 1 && place < 6);
  const isBeaten = /^(?:beat|beating|destroy|thrash)$/.test(words[0]?.plain ?? '');
  return isBeaten && at !== -1 ? words.slice(at + 1) : words;
}

/** "Stop procrastinating on my thesis" is about the thesis. */
function putOffPart(words: readonly MeantWord[], read: ClauseReader): readonly MeantWord[] {
  const at = words.findIndex(({ plain }) => /^procrastinat/.test(plain)) + 1;
  const thing = at > 0 && JOINING.has(words[at]?.plain ?? '') ? words.slice(at + 1) : [];
  return TEXTS.has(read(thing)?.topic ?? '') ? thing : words;
}

/** Large enough to be the goal; a heap of papers that waits is still about beginning. */
const TEXTS = new Set(['academic-writing', 'fiction']);
const JOINING = new Set(['on', 'about', 'with', 'over', 'and']);

const WANT = new Set(['want', 'wanna']);
/** They point back to what was said before. */
const POINTING = new Set('it its them that this those his her their him one'.split(' '));
/** "I would like to", "I need to", "I am trying to". */
const WISH = /^(?:want|wanna|like|need|hope|trying|hoping|planning)$/;

/**
 * "I sit all day and want to walk more", "broken nights with the twins, I would like to read": what comes before is why,
 * if what is wanted stands by itself.
 */
function saidWanted(
  words: readonly MeantWord[],
  { read, index }: WantedTerms,
): readonly MeantWord[] {
  const at = words.findLastIndex(
    ({ plain }, place) =>
      WISH.test(plain) &&
      words[place + 1]?.plain === 'to' &&
      words[place - 1]?.plain !== 'dont' &&
      place > 2,
  );
  if (at === -1 || isWish(words) || words.slice(0, at).some(({ plain }) => WANT.has(plain)))
    return words;
  const wanted = words.slice(at);
  const isRead = read(wanted) !== undefined || readTopics(wanted, { index }).isUnserved;
  const isWhole = (isRead || isMaking(wanted)) && !wanted.some(({ plain }) => POINTING.has(plain));
  return isWhole ? wanted : words;
}

/** Whether a sentence begins with what is wanted, and not with how things are. */
function isWish(words: readonly MeantWord[]): boolean {
  const [first, second] = words.filter(({ plain }) => plain !== 'maybe');
  if (/^(?:i|im|ive|my|we|our)$/.test(first?.plain ?? ''))
    return WANT.has(second?.plain ?? '') || /^(?:would|goal)$/.test(second?.plain ?? '');
  return VERBS.has(first?.lemma ?? '') || LEAD_INS.has(first?.plain ?? '');
}
