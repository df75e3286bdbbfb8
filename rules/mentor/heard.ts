const MAX_HEARD_LENGTH = 4_000;

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

/** A list of words between spaces: `cod*` has any ending, `push_up` is two words. */
export function vocabulary(words: string): RegExp {
  const choices = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[+.]/g, '\\$&').replaceAll('_', ' ').replace('*', '\\w*'));
  return new RegExp(`(?<![\\w+#])(?:${choices.join('|')})(?![\\w+#])`, 'g');
}

const NEW_THOUGHT =
  /[^\w #+]|\b(?:but|however|though|although|just|only|yet|know|mind|maybe|good|experienced?)\b/;
const REFUSAL =
  /^(?:no|not|dont|doesnt|without|neither|nor|except|hate|dislike|avoid|skip(?:ping)?|stop|quit(?:ting)?)$/;
const WISH = /^(?:love|like|enjoy|prefer|want|start|begin|build|learn)$/;
const REACH = 5;

/** Refusals in the last words count by pairs: "stop skipping the gym" is a wish for the gym. */
function isTurnedDown(before: string): boolean {
  const thought = before.slice(-60).split(NEW_THOUGHT).at(-1) ?? '';
  const near = thought.trim().split(' ').slice(-REACH);
  const wish = near.findLastIndex((word) => WISH.test(word));
  const refusals = near.slice(Math.max(0, wish - 2)).filter((word) => REFUSAL.test(word));
  return refusals.length % 2 === 1;
}

/** Whether one of the words was said and not turned down: "I hate running" asks for no run. */
export function hears(plain: string, words: RegExp): boolean {
  for (const { index } of plain.matchAll(words)) {
    if (!isTurnedDown(plain.slice(0, index))) return true;
  }
  return false;
}
