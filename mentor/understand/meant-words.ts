import type { EvidenceIndex } from './evidence-index.ts';
import { EMPTY_WORDS, SLIPPING_IN } from './small-words.ts';
import { mender } from './typos.ts';
import { type SaidWord, wordsIn } from './words.ts';

/** Before a word of another language that no English pattern may find. */
export const OTHER_WORD = '·';

/** Beside a number only these are mended: any other word there is a unit or a name ("1900 fide"). */
const MEASURE =
  /^(?:minute|hour|day|week|month|year|page|book|word|kilo|kilomet|met(?:re|er)|mile|euro|dollar|pound|time|step|length|push|pull|january|february|march|april|june|july|august|september|october|november|december)/;

/** A word as it was meant. */
export type MeantWord = SaidWord & {
  readonly lemma: string;
  /** It may slip into a phrase. */
  readonly isSlippingIn: boolean;
  /** A topic would have to explain it; nobody has to explain a name. */
  readonly isContent: boolean;
};

export type MeantText = {
  readonly words: readonly MeantWord[];
  /** Slips that were mended: what was said, what was read. */
  readonly corrected: readonly (readonly [said: string, read: string])[];
};

/** A sentence of another language. */
export type GlossedText = MeantText & {
  /** One of its verbs says what somebody wants to do. */
  readonly hasAct: boolean;
  /** The English words that are known of it, as a text. */
  readonly english: string;
  /** As it was said, with commas for the joints of its language. */
  readonly listed: string;
};

/** The words of a sentence, slips of spelling mended. Names are never mended, nor what was meant as it was typed. */
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

/** The gate and the readers of one wish read the same few texts, one after the other. */
const MEANT = new WeakMap<EvidenceIndex, Map<string, MeantText>>();
const MOST_KEPT = 8;

function mendedWords(text: string, index: EvidenceIndex, asTyped: ReadonlySet<string>): MeantText {
  const mend = mender(() => index.spelling);
  const corrected: [string, string][] = [];
  const words = wordsIn(text).map((word, at, all): MeantWord => {
    const isKnown = index.isKnown(word.plain);
    const isTyped = asTyped.has(word.said) || EMPTY_WORDS.has(word.plain);
    const isSure = word.isName || isKnown || /\d/.test(word.plain) || isTyped;
    const mended = isSure ? word.plain : mend(word.plain);
    const isBesideNumber = [all[at - 1], all[at + 1]].some((one) => /^\d/.test(one?.plain ?? ''));
    const plain = isBesideNumber && !MEASURE.test(mended) ? word.plain : mended;
    if (plain !== word.plain) corrected.push([word.said, plain]);
    return {
      ...word,
      plain,
      lemma: index.lemmaOf(plain),
      isSlippingIn: SLIPPING_IN.has(plain) || /^\d+$/.test(plain),
      isContent: !EMPTY_WORDS.has(plain) && !/^\D?\d/.test(plain) && (isKnown || !word.isName),
    };
  });
  return { words, corrected };
}
