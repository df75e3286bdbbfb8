import { UnreadableFile } from './foreign-habit.ts';

/** How files that are no tables begin, and what to say of them. */
const OTHER_KINDS: readonly (readonly [begin: readonly number[], words: string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Duskgate reads tables: export a CSV file instead.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture, not a file of a tracker.'],
  [[0xff, 0xd8, 0xff], 'This is a picture, not a file of a tracker.'],
  [[0x1f, 0x8b], 'This file is packed with gzip. Unpack it first.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This file is packed with 7-Zip. Unpack it first.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old spreadsheet. Save it as CSV first.'],
];

const NO_TEXT = 'This file is no text, and none of the kinds that Duskgate reads.';

/** The text of a file in UTF-8, UTF-16 or Windows-1252 (Latin-1), with or without a byte order mark. */
export function textOf(bytes: Uint8Array): string {
  const [, words] =
    OTHER_KINDS.find(([begin]) => begin.every((byte, at) => bytes[at] === byte)) ?? [];
  if (words !== undefined) throw new UnreadableFile(words);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile(NO_TEXT);
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Letters of a European language have one byte 0 of two in UTF-16.
  const begin = bytes.subarray(0, 400);
  const zeros = [0, 1].map(
    (odd) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  const most = begin.length / 4;
  const [atEven = 0, atOdd = 0] = zeros;
  if (atOdd > most && atEven === 0) return 'utf-16le';
  if (atEven > most && atOdd === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
