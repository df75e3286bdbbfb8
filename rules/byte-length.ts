/** The length in UTF-8. Counted by hand: TextEncoder belongs to browser and Node, not to the language. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoint < 0x80) bytes += 1;
    else if (codePoint < 0x800) bytes += 2;
    else bytes += codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}
