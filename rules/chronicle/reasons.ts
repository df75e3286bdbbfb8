import { STATS, type Stat } from '#rules/hunter/hunter.ts';
import { plainWords } from '#rules/quest/search-quests.ts';
import type { ChronicleRecord } from './levels.ts';

/** The figure whose commands are looked for. */
export type Reason =
  | { readonly kind: 'all' }
  | { readonly kind: 'level' }
  | { readonly kind: 'stat'; readonly stat: Stat }
  | { readonly kind: 'quest'; readonly rootId: string };

/** As the address says it: `?why=level`, `?why=strength`, `?quest=...`; anything else is all. */
export function reasonIn(why: string | null, rootId: string | null): Reason {
  if (rootId) return { kind: 'quest', rootId };
  if (why === 'level') return { kind: 'level' };
  const stat = STATS.find((one) => one === why);
  return stat ? { kind: 'stat', stat } : { kind: 'all' };
}

function isBehind({ quest, trains, levelsGained }: ChronicleRecord, reason: Reason): boolean {
  switch (reason.kind) {
    case 'all':
      return true;
    case 'level':
      return levelsGained > 0;
    case 'stat':
      return trains === reason.stat;
    case 'quest':
      return quest?.rootId === reason.rootId;
  }
}

/** The entries behind the figure whose title or category holds every word. */
export function foundEntries(
  entries: readonly ChronicleRecord[],
  reason: Reason,
  text: string,
): readonly ChronicleRecord[] {
  const words = plainWords(text).split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) => isBehind(entry, reason) && words.every((word) => wordsOf(entry).includes(word)),
  );
}

function wordsOf({ quest }: ChronicleRecord): string {
  return plainWords(quest ? `${quest.title} ${quest.category}` : 'focus block');
}
