import { STATS, type Stat } from '#rules/hunter/hunter.ts';
import { plainWords } from '#rules/quest/search-quests.ts';
import type { ChronicleRecord } from './levels.ts';
import { type Notes, noteOf } from './notes.ts';

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

const NO_NOTES: Notes = new Map();

/** The entries behind the figure whose title, category or note holds every word. */
export function foundEntries(
  entries: readonly ChronicleRecord[],
  reason: Reason,
  text: string,
  notes = NO_NOTES,
): readonly ChronicleRecord[] {
  const words = plainWords(text).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => isBehind(entry, reason));
  if (words.length === 0) return found;
  return found.filter((entry) => {
    const searched = wordsOf(entry, notes);
    return words.every((word) => searched.includes(word));
  });
}

function wordsOf({ quest, day }: ChronicleRecord, notes: Notes): string {
  if (!quest) return 'focus block';
  const note = noteOf(notes, quest.rootId, day) ?? '';
  return plainWords(`${quest.title} ${quest.category} ${note}`);
}
