import type { Evidence } from '#mentor/library/topic.ts';
import { DETERMINERS } from '#mentor/understand/small-words.ts';
import { wordsIn } from '#mentor/understand/words.ts';

/** Lists as the index of evidence reads them: one form for each letter, a comma between phrases, a space between words. */
export function plainEvidence(words: Evidence): Evidence {
  const lists = Object.entries(words).map(([kind, list]) => [kind, plainList(list)] as const);
  return { objects: '', ...Object.fromEntries(lists) };
}

export function plainList(list: string): string {
  return list
    .split(',')
    .map((phrase) => phraseWords(phrase).join(' '))
    .filter(Boolean)
    .join(',');
}

/** Small words are left out where two others remain: "polish my" is not Polish. */
function phraseWords(phrase: string): readonly string[] {
  const words = wordsIn(phrase).map(({ plain }) => plain);
  const telling = words.filter((word) => !DETERMINERS.has(word));
  return telling.length > 1 ? telling : words;
}
