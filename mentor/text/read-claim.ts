import { MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';
import { isRefused, withPlainRefusals } from './negation.ts';

/** In code units, of which a character has at most two. */
const MAX_READ_LENGTH = MAX_MESSAGE_LENGTH * 2;

/** Lower case, no accents, no hyphens: "Push-Ups" and "push ups" are the same words. */
export function plainWords(text: string): string {
  return text
    .slice(0, MAX_READ_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[\r\n]+/g, ', ')
    .replace(/[\s_-]+/g, ' ');
}

/** A list of words between spaces: `cod*` has any ending, `push_up` is two words, `N_` any number. */
export function vocabulary(words: string): RegExp {
  const choices = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[+./]/g, '\\$&')
        .replace('N_', '\\d{1,4}(?:[.,]\\d)? ?')
        .replaceAll('_', ' ')
        .replace('*', '\\w*'),
    );
  return new RegExp(`(?<![\\w+#])(?:${choices.join('|')})(?![\\w+#])`, 'g');
}

type Mentioned = 'wanted' | 'refused' | 'unmentioned';

/** One wish outweighs any refusal: "no yoga on Monday, yoga on Friday" asks for yoga. */
export function mentionOf(plain: string, words: RegExp): Mentioned {
  const text = withPlainRefusals(plain);
  let mentioned: Mentioned = 'unmentioned';
  for (const { index, 0: said } of text.matchAll(words)) {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
    if (!isRefused(before, said, after)) return 'wanted';
    mentioned = 'refused';
  }
  return mentioned;
}

/** Whether one of the words was said and not refused: "I hate running" asks for no run. */
export function isWanted(plain: string, words: RegExp): boolean {
  return mentionOf(plain, words) === 'wanted';
}
