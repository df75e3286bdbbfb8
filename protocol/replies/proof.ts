// Apart from the headers: the browser loads it with the first reply.

type Entry = { readonly recordedAt: string; readonly key: string };

/**
 * Names an entry so that no other, stored at the same revision at another time, is taken for it;
 * undefined for one from a reply without times.
 */
export function proofOf({ recordedAt, key }: Entry): string | undefined {
  return recordedAt === '' ? undefined : digest(`${recordedAt} ${key}`);
}

const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

/** 64 bits in at most 14 letters: FNV-1a, once over the text and once over it backwards. */
function digest(text: string): string {
  let [forwards, backwards] = [BASIS, BASIS];
  for (let at = 0; at < text.length; at += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), PRIME);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - at), PRIME);
  }
  return (forwards >>> 0).toString(36) + (backwards >>> 0).toString(36);
}
