import type { Evidence } from '#mentor/library/topic.ts';
import { wordsIn } from '#mentor/understand/words.ts';

/** A phrase of the lists is written without them. */
const DETERMINERS = new Set(
  'a an the my our your his her their its some any this that these those'.split(' '),
);

/** Lists as the index of evidence reads them: one form for each letter, a comma between phrases, a space between words. */
export function plainEvidence(words: Evidence): Evidence {
  const lists = Object.entries(words).map(([kind, list]) => [kind, plainList(list)] as const);
  return { objects: '', ...Object.fromEntries(lists) };
}

/** In the order of the alphabet, which packs best. */
function plainList(list: string): string {
  const phrases = list.split(',').map((phrase) => phraseWords(phrase).join(' '));
  return [...new Set(phrases.filter(Boolean))].toSorted().join(',');
}

/** Small words are left out where two others remain: "polish my" is not Polish. */
function phraseWords(phrase: string): readonly string[] {
  const words = wordsIn(phrase).map(({ plain }) => plain);
  const telling = words.filter((word) => !DETERMINERS.has(word));
  return telling.length > 1 ? telling : words;
}
