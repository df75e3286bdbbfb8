import { languagesOf } from '#mentor/safety/language.ts';
import { normalise } from '#mentor/safety/normalise.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const WORD = /[a-z]{3,}/g;
/** With as many words that nobody knows it may be another language. */
const UNKNOWN_PART = 0.5;

/** Everything that was said, the goals first. */
export function textsOf({ goals, areas, time, style, experience }: SaidWish): readonly string[] {
  return [...goals, areas, time, style, experience].filter((text) => text !== undefined);
}

/** Whether no word of a wish looks like another language: then nothing of the other languages is loaded. */
export function isPlainlyEnglish(said: SaidWish, { isKnown }: EvidenceIndex): boolean {
  return textsOf(said).every((text) => {
    if (OTHER_LETTER.test(text)) return false;
    const plain = normalise(text);
    if ((languagesOf(plain).languages[0] ?? 'en') !== 'en') return false;
    const words = plain.match(WORD) ?? [];
    const unknown = words.filter((word) => !isKnown(word)).length;
    return unknown === 0 || unknown / words.length < UNKNOWN_PART;
  });
}
