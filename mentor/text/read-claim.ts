import { MAX_MESSAGE_LENGTH } from './chat-progress.ts';
import { isTurnedDown, withPlainRefusals } from './turned-down.ts';

/** In code units, of which a character has at most two. */
const MAX_HEARD_LENGTH = MAX_MESSAGE_LENGTH * 2;

/** Lower case, no accents, no hyphens: "Push-Ups" and "push ups" are the same words. */
export function plainWords(text: string): string {
  return text
    .slice(0, MAX_HEARD_LENGTH)
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

type Mentioned = 'wanted' | 'turned-down' | 'unmentioned';

/** One wish outweighs any refusal: "no yoga on Monday, yoga on Friday" asks for yoga. */
export function mentionOf(plain: string, words: RegExp): Mentioned {
  const text = withPlainRefusals(plain);
  let mentioned: Mentioned = 'unmentioned';
  for (const { index, 0: said } of text.matchAll(words)) {
    const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
    if (!isTurnedDown(before, said, after)) return 'wanted';
    mentioned = 'turned-down';
  }
  return mentioned;
}

/** Whether one of the words was said and not turned down: "I hate running" asks for no run. */
export function hears(plain: string, words: RegExp): boolean {
  return mentionOf(plain, words) === 'wanted';
}
