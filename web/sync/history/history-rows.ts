import { parseCommand } from '#protocol/parse-command.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import type { Command } from '#rules/document/command.ts';
import type { KeptEntry, KeptLogStore, PageKey, Stretch } from './kept-log-store.ts';

/** So many pages are read from the disk at a time: nobody's hand is held up by more. */
const PAGES_AT_ONCE = 8;

/** What is kept of that stretch, newest first, piece by piece, each entry once. */
export async function* keptEntries(
  store: KeptLogStore,
  { epoch, top, low }: Stretch,
): AsyncGenerator<readonly KeptEntry[]> {
  let after: PageKey = [epoch, -(top + MAX_LOG_ENTRIES), 0]; // no page with one of them begins earlier
  let above = top + 1;
  while (above > low) {
    const pages = await store.pages(after, PAGES_AT_ONCE);
    const last = pages.at(-1);
    if (last === undefined) return;
    after = last.key;
    const entries: KeptEntry[] = [];
    for (const entry of pages.flatMap(({ text }): readonly KeptEntry[] => JSON.parse(text))) {
      if (entry.rev >= above || entry.rev < low) continue;
      above = entry.rev;
      entries.push(entry);
    }
    yield entries;
  }
}

/** Undefined where only a newer Duskgate knows what it says. */
export function commandIn({ command, isStrange }: KeptEntry): Command | undefined {
  if (!isStrange) return command as Command; // it was parsed before it was kept
  const parsed = parseCommand(command);
  return parsed.kind === 'command' ? parsed.command : undefined;
}
