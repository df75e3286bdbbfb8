/**
 * Reads text as an address; `undefined` when it is none. Not by `URL.canParse`: once that is compiled,
 * Node 20 answers false to every address with a letter such as ü.
 */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
