import { cutText } from '#rules/cut-text.ts';

const MAX_QUOTED_LENGTH = 60;
const MARKUP_OR_LINK = /[<>{}[\]\\`|=]|\$(?!\d)|:\/\/|www\./i;
/**
 * Characters to remove: all but letters, digits, spaces and punctuation, and the straight quotation
 * mark, which would end the quotation.
 */
const UNSAYABLE = /[^\p{L}\p{M}\p{N}\p{Po}\p{Pd}\p{Pc}\p{Sc}\s’+~()]|"/gu;

/**
 * The text as a short quotation of one line. Text with markup or a link is not quoted at all, so
 * that nobody can make the mentor repeat it.
 */
export function ownWords(text: string): string {
  const start = text.slice(0, 1_000);
  if (MARKUP_OR_LINK.test(start)) return '';
  const line = start
    .replace(UNSAYABLE, '')
    // At most two accents on a letter.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = cutText(line, MAX_QUOTED_LENGTH);
  if (cut === line) return line.replace(/[.,:;、。，；：]+$/, '');
  return `${cutText(line, MAX_QUOTED_LENGTH - 1).replace(/ [^ ]*$/, '')}…`;
}
