import { MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';
import { isRefused, withPlainRefusals } from './negation.ts';

/** In UTF-16 code units; a character has at most two. */
const MAX_READ_LENGTH = MAX_MESSAGE_LENGTH * 2;

/** Lower case without accents, apostrophes and hyphens: "Push-Ups" becomes "push ups". */
export function plainWords(text: string): string {
  return text
    .slice(0, MAX_READ_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[\r\n]+/g, ', ')
    .replace(/[\s_-]+/g, ' ');
}

/**
 * Compiles words between spaces to a pattern: `cod*` has any ending, `push_up` is two words, `N_`
 * any number.
 */
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

/**
 * How a text mentions a word list. One wanted mention outweighs all refused ones: "no yoga on
 * Monday, yoga on Friday" wants yoga.
 */
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

/** Whether a text mentions a word without refusing it: "I hate running" does not want a run. */
export function isWanted(plain: string, words: RegExp): boolean {
  return mentionOf(plain, words) === 'wanted';
}
