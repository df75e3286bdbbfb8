const KEYBOARD_ROWS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const MIN_DISTINCT = 4;
/** Up to this length, digits alone are refused: birthdays and telephone numbers. */
const MAX_DIGITS_ALONE = 10;
/** More than one character in four must not follow from the one before it. */
const STEPS_A_RUN = 4;
const MAX_REPEATED_UNIT = 4;

export function letters(text: string): string {
  return text.replace(/\P{L}/gu, '');
}

/** The shortest piece that gives the text when it is repeated; the text itself when none does. */
export function unitOf(text: string): string {
  const next = (text + text).indexOf(text, 1);
  return text.slice(0, next);
}

/** Whether a text is one simple pattern: few characters, digits alone, a repeated piece, a run. */
export function isMonotonous(text: string): boolean {
  const characters = Array.from(text);
  return (
    new Set(characters).size < MIN_DISTINCT ||
    (/^\d+$/.test(text) && text.length <= MAX_DIGITS_ALONE) ||
    (unitOf(text) !== text && Array.from(unitOf(text)).length <= MAX_REPEATED_UNIT) ||
    runCount(characters) <= characters.length / STEPS_A_RUN
  );
}

/** How many stretches of 'aaa', 'abc', '321' or 'qwe' the text is made of. */
function runCount(characters: readonly string[]): number {
  return characters.filter((character, index) => {
    const previous = characters[index - 1];
    return previous === undefined || !isExpectedAfter(previous, character);
  }).length;
}

function isExpectedAfter(previous: string, character: string): boolean {
  const step = Math.abs((character.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0));
  return step <= 1 || KEYBOARD_ROWS.some((row) => areNeighbours(row, previous, character));
}

function areNeighbours(row: string, one: string, other: string): boolean {
  const [from, to] = [row.indexOf(one), row.indexOf(other)];
  return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
}
