import type { EvidenceIndex } from './evidence-index.ts';
import { EMPTY_WORDS, SLIPPING_IN } from './small-words.ts';
import { mender } from './typos.ts';
import { type SaidWord, wordsIn } from './words.ts';

/** Prefix of an untranslated word of another language, so that no English pattern matches it. */
export const OTHER_WORD = '·';

/** Words that a correction next to a number may give; other words there stay as typed ("1900 fide"). */
const MEASURE =
  /^(?:minute|hour|day|week|month|year|page|book|word|kilo|kilomet|met(?:re|er)|mile|euro|dollar|pound|time|step|length|push|pull|january|february|march|april|june|july|august|september|october|november|december)/;

/** A word with its spelling corrected. */
export type MeantWord = SaidWord & {
  readonly lemma: string;
  /** Its spelling was corrected. */
  readonly isMended?: boolean;
  /** It may stand inside a phrase without breaking its match. */
  readonly isSlippingIn: boolean;
  /** A content word, which a topic should explain; unknown names and numbers are none. */
  readonly isContent: boolean;
};

export type MeantText = {
  readonly words: readonly MeantWord[];
  /** Corrected spelling: the typed word and the word that was read. */
  readonly corrected: readonly (readonly [said: string, read: string])[];
};

/** A text of another language in English words. */
export type GlossedText = MeantText & {
  /** One of its verbs says what the user wants to do. */
  readonly hasAct: boolean;
  /** Its known words in English, as one text. */
  readonly english: string;
  /** The original text with commas in place of its words for "and". */
  readonly listed: string;
};

/** The words of a text with spelling corrected, except in names and in words of `asTyped`. */
export function meantWords(
  text: string,
  index: EvidenceIndex,
  asTyped: ReadonlySet<string> = new Set(),
): MeantText {
  const glossed = index.gloss?.(text);
  if (glossed) return glossed;
  if (asTyped.size > 0) return mendedWords(text, index, asTyped);
  const known = MEANT.get(index) ?? new Map<string, MeantText>();
  MEANT.set(index, known);
  const meant = known.get(text) ?? mendedWords(text, index, asTyped);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, meant);
  return meant;
}

/** Cache by text: the gate and the readers of one wish read the same few texts. */
const MEANT = new WeakMap<EvidenceIndex, Map<string, MeantText>>();
const MOST_KEPT = 8;

/** Whether a word compares by a known one: "looser", "steadiest". */
function isCompared(word: string, { isKnown }: EvidenceIndex): boolean {
  const [, stem, y] = /^(.{3,}?)(i?)(?:er|est)$/.exec(word) ?? [];
  return stem !== undefined && isKnown(`${stem}${y ? 'y' : 'e'}`);
}

/** What is lost where "loose" was typed: "loose 6 kilos". */
const LOST = /^(?:\d.*|weight|some|an?|my|the|fat|belly|kilos?|kg|pounds?|lbs?|stone|inches)$/;

function withLose(words: readonly SaidWord[]): readonly SaidWord[] {
  return words.map((word, at) =>
    word.plain === 'loose' && LOST.test(words[at + 1]?.plain ?? '')
      ? { ...word, plain: 'lose' }
      : word,
  );
}

function mendedWords(text: string, index: EvidenceIndex, asTyped: ReadonlySet<string>): MeantText {
  const mend = mender(() => index.spelling);
  const corrected: [string, string][] = [];
  const words = withLose(wordsIn(text)).map((word, at, all): MeantWord => {
    const isKnown = index.isKnown(word.plain);
    const isTyped = asTyped.has(word.said) || EMPTY_WORDS.has(word.plain);
    const isSure =
      word.isName || isKnown || /\d/.test(word.plain) || isTyped || isCompared(word.plain, index);
    const mended = isSure ? word.plain : mend(word.plain);
    const isBesideNumber = [all[at - 1], all[at + 1]].some((one) => /^\d/.test(one?.plain ?? ''));
    const plain = isBesideNumber && !MEASURE.test(mended) ? word.plain : mended;
    if (plain !== word.plain) corrected.push([word.said, plain]);
    return {
      ...word,
      plain,
      isMended: plain !== word.plain,
      lemma: index.lemmaOf(plain),
      isSlippingIn: SLIPPING_IN.has(plain) || /^\d+$/.test(plain),
      isContent: !EMPTY_WORDS.has(plain) && !/^\D?\d/.test(plain) && (isKnown || !word.isName),
    };
  });
  return { words, corrected };
}
