import * as v from 'valibot';

/** Directional overrides can make a title read as something else; isolates and marks included. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const NUL = /\0/g;
const LINE_BREAKS = /\s*[\r\n\u2028\u2029]+\s*/g;

/** A database refuses NUL and half a character: they are taken out here, before anything is stored. */
export function cleanText(text: string): string {
  return text.replace(NUL, '').toWellFormed().normalize('NFC');
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(BIDI_CONTROLS, '').replace(LINE_BREAKS, ' ').trim();
}

function hasAtMost(maxLength: number): (text: string) => boolean {
  return (text) => text.length <= maxLength || Array.from(text).length <= maxLength;
}

/** One line for people to read: a title, a name. */
export function line(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty('must not be blank'),
    v.check(hasAtMost(maxLength), `must have at most ${maxLength} characters`),
  );
}

/** Any text, with its line breaks. */
export function prose(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check(hasAtMost(maxLength), `must have at most ${maxLength} characters`),
  );
}
