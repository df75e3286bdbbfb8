/** Directional overrides can make a title read as something else; isolates and marks included. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUL = /\0/g;
const LINE_BREAKS = /\s*[\r\n\u2028\u2029]+\s*/g;
const UNSEEN = /[\p{Cf}\p{Cc}\p{Z}\u115f\u1160\u3164\uffa0]/gu;

/** A database refuses NUL and half a character: they are taken out before anything is stored. */
export function cleanText(text: string): string {
  return text.replace(NUL, '').toWellFormed().normalize('NFC');
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(BIDI_CONTROLS, '').replace(LINE_BREAKS, ' ').trim();
}

/** Nothing a person could see: blanks, zero-width and filler characters. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}
