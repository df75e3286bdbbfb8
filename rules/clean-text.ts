/** Marks that change the direction of text and can make a title read as something else. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUL = /\0/g;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/;
/** More than thirty marks on a letter: no language has them, and normalising many takes minutes. */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u3164\uffa0]/gu;

/** A database refuses NUL and half a character: they are taken out before anything is stored. */
export function cleanText(text: string): string {
  const kept = text.replace(NUL, '').toWellFormed().replace(STACKED_MARKS, '$1');
  return kept.normalize('NFC').replace(STACKED_MARKS, '$1');
}

export function cleanLine(text: string): string {
  const lines = cleanText(text.replace(BIDI_CONTROLS, '')).split(LINE_BREAKS);
  return lines.flatMap((line) => line.trim() || []).join(' ');
}

/** Nothing a person could see: blanks, zero-width and filler characters. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
