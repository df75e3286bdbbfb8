import * as v from 'valibot';
import { cleanLine, cleanText, isBlank } from '#rules/clean-text.ts';

function hasAtMost(maxLength: number): (text: string) => boolean {
  return (text) => text.length <= maxLength || Array.from(text).length <= maxLength;
}

/** A line that is clean as it is, as most are. */
const PLAIN_LINE = /^[!-~]+( +[!-~]+)*$/;

/** One line for people to read: a title, a name. */
export function line(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => (PLAIN_LINE.test(text) ? text : cleanLine(text))),
    v.check((text) => !isBlank(text), 'must not be blank'),
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
