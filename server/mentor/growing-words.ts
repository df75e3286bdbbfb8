import { MAX_REPLY_LENGTH } from '#mentor/chat/chat-progress.ts';
import { isSafeAnswer } from '#mentor/safety/model-answers.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { OnText } from './model-call.ts';
import { echoesPrompt } from './prompts.ts';

/** The message of an answer that is still being written: it stands first in the JSON, or is not shown before the end. */
const MESSAGE =
  /^[^{[]{0,200}\{\s*"message"\s*:\s*("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-f]{4})*)("?)/iu;
/** Up to the end of the last sentence. A point counts once something follows: "3.5" is no end. */
const SENTENCES = /^[\s\S]*(?:[.!?…؟।]["'”’»)]*\s|[。！？\n])/;

/** The gate reads each text from its beginning: an answer of a thousand sentences must not keep the server busy. */
const MOST_READINGS = 12;

/**
 * Hands on the words of a growing answer in whole sentences that the gate would let pass. Words that
 * turn out to be unsafe, or that are begun anew, are taken back: the empty text is told.
 */
export function tellGrowingWords(onWords: (words: string) => void): OnText {
  let read = '';
  let told = '';
  let readings = 0;
  return (text) => {
    const words = sentencesIn(text);
    if (words === read || (words !== '' && readings === MOST_READINGS)) return;
    read = words;
    readings += words === '' ? 0 : 1;
    const isShown = !echoesPrompt(text) && isSafeAnswer(words);
    const next = isShown ? words : '';
    if (next !== told) onWords(next);
    told = next;
  };
}

function sentencesIn(text: string): string {
  const [, begun, end] = MESSAGE.exec(text) ?? [];
  if (begun === undefined) return '';
  const said: string = JSON.parse(`${begun}"`);
  const whole = end === '' ? (SENTENCES.exec(said)?.[0] ?? '') : said;
  const words = cleanText(whole).trim();
  return words.length <= MAX_REPLY_LENGTH ? words : '';
}
