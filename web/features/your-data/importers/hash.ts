const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
const PRIME = 0x01000193;

/**
 * 64 bits of a text as 14 letters and digits, the same on every device and for ever: the ids of imported quests
 * are made of it. No cryptography: a browser has that on https only.
 */
export function hashOf(text: string): string {
  return SEEDS.map((seed) => {
    let hash: number = seed;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    }
    return (hash >>> 0).toString(36).padStart(7, '0');
  }).join('');
}
