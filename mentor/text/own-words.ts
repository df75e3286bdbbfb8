import { cutText } from '#rules/cut-text.ts';

const MAX_QUOTED_LENGTH = 60;
const MARKUP_OR_LINK = /[<>{}[\]\\`|=]|\$(?!\d)|:\/\/|www\./i;
/** Letters, digits and the punctuation of any script; a quotation mark would end the quotation. */
const UNSAYABLE = /[^\p{L}\p{M}\p{N}\p{Po}\p{Pd}\p{Pc}\p{Sc}\s’+~()]|"/gu;

/**
 * What may be said back: one short line. Text with markup or a link is not said back at all, so
 * that the Warden never speaks for whoever wrote it.
 */
export function ownWords(text: string): string {
  const start = text.slice(0, 1_000);
  if (MARKUP_OR_LINK.test(start)) return '';
  const line = start
    .replace(UNSAYABLE, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = cutText(line, MAX_QUOTED_LENGTH);
  if (cut === line) return line.replace(/[.,:;、。，；：]+$/, '');
  return `${cutText(line, MAX_QUOTED_LENGTH - 1).replace(/ [^ ]*$/, '')}…`;
}
