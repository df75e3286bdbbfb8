import { isPlainlyEnglish, languagesOf } from '#mentor/safety/language.ts';
import { normalise } from '#mentor/safety/normalise.ts';
import type { EvidenceEntry, EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { type GlossedText, type MeantWord, OTHER_WORD } from '#mentor/understand/meant-words.ts';
import { readPart } from '#mentor/understand/words.ts';
import { type LanguageWords, SHAPE_VERBS } from './language-words.ts';
import { type Lexicon, type LexiconEntry, lexiconOf } from './lexicon.ts';
import { type ForeignWord, piecesIn } from './pieces.ts';

/** Prefix of a lemma that is the name of a topic. */
const TOPIC_SIGN = '@';
/** The translation of small words; the English readers ignore it in any position. */
const SMALL_WORD = 'finally';
/** Weight of a word of a topic, the same as for a thing in English. */
const OBJECT_WEIGHT = 3;
/** Words of the shape verbs, which are no evidence for a topic. */
const VERB_WORDS = new Set(SHAPE_VERBS.flatMap((verb) => verb.split(' ')));
/** Topics whose words name people and not what is done with them. */
const PEOPLE_TOPICS = new Set(['children', 'family', 'partner']);
/** Letters of the shortest content word: in most scripts, and in those with dense letters. */
const SHORTEST_CONTENT = 4;
const SHORTEST_DENSE = 2;
const DENSE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ENDINGS_ONLY = /^\p{Script=Hiragana}+$/u;

/**
 * An index that reads other languages: a text becomes the English words that the readers know, a word of a topic an
 * entry of that topic. Each word keeps its original text and place. A text is read in the language that knows most
 * of it.
 */
export function indexIn(index: EvidenceIndex, languages: readonly LanguageWords[]): EvidenceIndex {
  const lexicons = languages.map(lexiconOf);
  /** Cache by text, because each text of a wish is read several times. */
  const known = new Map<string, GlossedText | undefined>();
  return {
    routes: index.routes,
    lemmaOf: index.lemmaOf,
    isKnown: index.isKnown,
    get spelling() {
      return index.spelling; // a getter, because it is built on first use
    },
    english: index,
    entriesAt: (lemma) =>
      lemma.startsWith(TOPIC_SIGN)
        ? topicEntries(lemma, index)
        : index
            .entriesAt(lemma)
            .filter(({ lemmas }) => !lemmas.every((one) => VERB_WORDS.has(one))),
    gloss: (text) => {
      if (!known.has(text)) {
        const [best] = lexicons
          .map((lexicon) => glossOf(text, lexicon))
          .toSorted((one, other) => knownLetters(other) - knownLetters(one));
        known.set(text, best && isForIt(best, text, index) ? best : undefined);
      }
      return known.get(text);
    },
  };
}

/** Number of letters of a text that the language knows. */
export function knownLetters({ words }: GlossedText): number {
  return words
    .filter(({ lemma, plain }) => lemma !== '' || !plain.startsWith(OTHER_WORD))
    .reduce((sum, { said }) => sum + said.length, 0);
}

function topicEntries(lemma: string, { routes }: EvidenceIndex): readonly EvidenceEntry[] {
  const [topic = '', part] = lemma.slice(TOPIC_SIGN.length).split('>');
  const route = routes.get(topic);
  if (route === undefined) return [];
  const isSub = route.subs.some(({ id }) => id === part);
  const named = part === undefined ? {} : isSub ? { sub: part } : { subject: part };
  const isPerson = PEOPLE_TOPICS.has(topic);
  return [
    { kind: 'object', lemmas: [lemma], weight: OBJECT_WEIGHT, isPerson, told: 1, topic, ...named },
  ];
}

/** Whether a text is read in the other language; an option of a list and other plain English stay as they are. */
function isForIt(glossed: GlossedText, text: string, { isKnown }: EvidenceIndex): boolean {
  if (!isPlainlyEnglish(text, isKnown)) return true;
  const { isSure } = languagesOf(normalise(text));
  return !isSure && knownLetters(glossed) > 0;
}

/** Translates a text of another language word by word. */
function glossOf(text: string, lexicon: Lexicon): GlossedText {
  const pieces = piecesIn(text, lexicon);
  const words: MeantWord[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = longestAt(pieces, at, lexicon);
    words.push(...(found ? meantBy(found, pieces) : [otherWord(pieces[at] as ForeignWord)])); // the index is in range
    at += found?.length ?? 1;
  }
  const ordered = withPeriodAfter(words);
  return {
    words: ordered,
    corrected: [],
    hasAct: words.some(({ lemma }) => /^[a-z]/.test(lemma)),
    english: ordered
      .filter(({ plain }) => !plain.startsWith(OTHER_WORD))
      .map(({ sign, plain }) => `${sign} ${plain}`)
      .join(' '),
    listed: words.filter(({ plain }) => plain === 'and').reduce(withComma, readPart(text)),
  };
}

/** Replaces a word with a comma of the same length. */
function withComma(text: string, { from, said }: MeantWord): string {
  return `${text.slice(0, from)}${','.padEnd(said.length)}${text.slice(from + said.length)}`;
}

const COUNTED = /^(?:times|days|evenings|mornings|hours|minutes)$/;
const COUNTED_BEFORE = /^(?:times|days|evenings|mornings|hours|minutes|once|twice|\d+)$/;

/** Moves the period behind the number, as in English: "a week three times" is "three times a week". */
function withPeriodAfter(words: readonly MeantWord[]): readonly MeantWord[] {
  const plain = (at: number) => words[at]?.plain ?? '';
  const period = words.findIndex((_, at) => plain(at) === 'a' && plain(at + 1) === 'week');
  const counted = words.findIndex(
    (_, at) => at > period + 2 && COUNTED.test(plain(at)) && /^\d/.test(plain(at - 1)),
  );
  if (period === -1 || counted === -1 || COUNTED_BEFORE.test(plain(period - 1))) return words;
  const [before, between] = [words.slice(0, period), words.slice(period + 2, counted + 1)];
  const said = words.slice(period, period + 2).map((word) => ({ ...word, sign: '' as const }));
  const [first, ...others] = between;
  const sign = words[period]?.sign ?? '';
  return [
    ...before,
    ...(first ? [{ ...first, sign }, ...others] : []),
    ...said,
    ...words.slice(counted + 1),
  ];
}

type GlossMatch = {
  readonly at: number;
  /** Number of words. */
  readonly length: number;
  readonly topic?: string;
  readonly english?: string;
  readonly isVerb?: boolean;
  readonly isSmall?: boolean;
};

/** The longest entry that begins here; one word may stand for a topic and for a word of the figures. */
function longestAt(
  pieces: readonly ForeignWord[],
  at: number,
  lexicon: Lexicon,
): GlossMatch | undefined {
  const hits = lexicon.entries.flatMap((entry) => {
    const end = endOf(entry, pieces, at, lexicon);
    return end === undefined ? [] : [{ entry, end }];
  });
  const end = Math.max(...hits.map((hit) => hit.end));
  const own = hits
    .filter((hit) => hit.end === end)
    .map(({ entry }) => entry)
    .toSorted((one, other) => other.letters - one.letters);
  if (own.length === 0) return numberAt(pieces, at);
  const topic = own.find((entry) => entry.topic !== undefined)?.topic;
  const word = own.find((entry) => entry.english !== undefined);
  const english = word?.english?.replace('#', numberIn(pieces, at, end, lexicon));
  return {
    at,
    length: end - at,
    ...(topic !== undefined && { topic }),
    ...(english !== undefined && { english }),
    ...(word?.isVerb && { isVerb: true }),
    ...(topic === undefined && english === undefined && { isSmall: true }),
  };
}

function numberAt(pieces: readonly ForeignWord[], at: number): GlossMatch | undefined {
  const { plain = '' } = pieces[at] ?? {};
  return /^\D?\d/.test(plain) ? { at, length: 1, english: plain } : undefined;
}

/** Number of small words that may stand between the words of a phrase. */
const SLIPPED_IN = 2;

/** The index after an entry that begins here, or undefined. */
function endOf(
  { parts }: LexiconEntry,
  pieces: readonly ForeignWord[],
  from: number,
  lexicon: Lexicon,
): number | undefined {
  let at = from;
  for (const [place, part] of parts.entries()) {
    const isHere = (piece: ForeignWord | undefined) =>
      piece !== undefined &&
      (place === 0 || piece.sign === '') &&
      (part.isNumber ? worthOf(piece, lexicon) !== '' : piece.forms.some(part.matches));
    const last = place === 0 ? at : at + SLIPPED_IN;
    while (at < last && !isHere(pieces[at]) && lexicon.small.has(pieces[at]?.plain ?? '')) at += 1;
    if (!isHere(pieces[at])) return undefined;
    at += 1;
  }
  return at;
}

function numberIn(
  pieces: readonly ForeignWord[],
  from: number,
  to: number,
  lexicon: Lexicon,
): string {
  return (
    pieces
      .slice(from, to)
      .map((piece) => worthOf(piece, lexicon))
      .find(Boolean) ?? ''
  );
}

function worthOf({ plain }: ForeignWord, { numbers }: Lexicon): string {
  return /^\d/.test(plain) ? plain : (numbers.get(plain) ?? '');
}

function meantBy(found: GlossMatch, pieces: readonly ForeignWord[]): readonly MeantWord[] {
  const { at, length, topic, english, isVerb = false, isSmall } = found;
  const span = pieces.slice(at, at + length);
  const first = span[0] as ForeignWord; // an entry has at least one word
  const last = span.at(-1) ?? first;
  const said = {
    from: first.from,
    said: first.text.slice(first.from, last.from + last.said.length),
  };
  const plain = isSmall ? SMALL_WORD : (english ?? `${OTHER_WORD}${first.plain}`);
  return plain.split(' ').map((word, place) => ({
    ...said,
    plain: word,
    lemma: place === 0 && topic !== undefined ? `${TOPIC_SIGN}${topic}` : isVerb ? word : '',
    sign: place === 0 ? first.sign : '',
    isName: false,
    isSlippingIn: false,
    isContent: place === 0 && topic !== undefined,
  }));
}

/** A word that no list knows; it is a content word unless it is short, a name, or only a grammatical ending. */
function otherWord({ plain, said, from, sign, isName }: ForeignWord): MeantWord {
  const isLong = plain.length >= (DENSE.test(plain) ? SHORTEST_DENSE : SHORTEST_CONTENT);
  return {
    plain: `${OTHER_WORD}${plain}`,
    lemma: '',
    said,
    from,
    sign,
    isName: false,
    isSlippingIn: false,
    isContent: isLong && !isName && !ENDINGS_ONLY.test(plain),
  };
}
