import { isMaking, LEAD_INS, VERBS } from '#mentor/understand/acts.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { MeantWord } from '#mentor/understand/meant-words.ts';
import { type ClauseReader, readTopics } from '#mentor/understand/score.ts';

type WantedTerms = { readonly read: ClauseReader; readonly index: EvidenceIndex };

/** The part of a sentence that states the wish. */
export function wantedPart(words: readonly MeantWord[], terms: WantedTerms): readonly MeantWord[] {
  return putOffPart(gameOf(saidWanted(words, terms)), terms.read);
}

/** The game in a sentence such as "beat my dad at table tennis". */
function gameOf(words: readonly MeantWord[]): readonly MeantWord[] {
  const at = words.findIndex(({ plain }, place) => plain === 'at' && place > 1 && place < 6);
  const isBeaten = /^(?:beat|beating|destroy|thrash)$/.test(words[0]?.plain ?? '');
  return isBeaten && at !== -1 ? words.slice(at + 1) : words;
}

/** The thing that is put off, if it is a text to write: "stop procrastinating on my thesis". */
function putOffPart(words: readonly MeantWord[], read: ClauseReader): readonly MeantWord[] {
  const at = words.findIndex(({ plain }) => /^procrastinat/.test(plain)) + 1;
  const thing = at > 0 && JOINING.has(words[at]?.plain ?? '') ? words.slice(at + 1) : [];
  return TEXTS.has(read(thing)?.topic ?? '') ? thing : words;
}

/** Topics that become the goal when put off; anything else put off stays a goal about getting started. */
const TEXTS = new Set(['academic-writing', 'fiction']);
const JOINING = new Set(['on', 'about', 'with', 'over', 'and']);

const WANT = new Set(['want', 'wanna']);
/** Pronouns, which refer to something said before. */
const POINTING = new Set('it its them that this those his her their him one'.split(' '));
/** Words before "to" that state a wish: "I would like to", "I am trying to". */
const WISH = /^(?:want|wanna|like|need|hope|trying|hoping|planning)$/;

/**
 * The words from the last wish on, if they are complete by themselves: in "I sit all day and want to walk more"
 * what comes before is only the reason.
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

/** Whether a sentence begins with the wish and not with a description. */
function isWish(words: readonly MeantWord[]): boolean {
  const [first, second] = words.filter(({ plain }) => plain !== 'maybe');
  if (/^(?:i|im|ive|my|we|our)$/.test(first?.plain ?? ''))
    return WANT.has(second?.plain ?? '') || /^(?:would|goal)$/.test(second?.plain ?? '');
  return VERBS.has(first?.lemma ?? '') || LEAD_INS.has(first?.plain ?? '');
}
