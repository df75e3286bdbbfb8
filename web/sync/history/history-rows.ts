import { parseLogged } from '#protocol/commands/parse-command.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import type { Command } from '#rules/commands/command.ts';
import type { HistoryRow, HistoryStore, PageKey, Stretch } from './history-store.ts';

/** Few enough at a time that nobody who clicks meanwhile is held up. */
const PAGES_AT_ONCE = 8;

/** The stored rows of that stretch, newest first, piece by piece, each once. */
export async function* historyRows(
  store: HistoryStore,
  { epoch, top, low }: Stretch,
): AsyncGenerator<readonly HistoryRow[]> {
  let after: PageKey = [epoch, -(top + MAX_LOG_ENTRIES), 0]; // no page with one of them begins earlier
  let above = top + 1;
  while (above > low) {
    const pages = await store.pages(after, PAGES_AT_ONCE);
    const last = pages.at(-1);
    if (last === undefined) return;
    after = last.key;
    const rows: HistoryRow[] = [];
    for (const row of pages.flatMap(({ text }): readonly HistoryRow[] => JSON.parse(text))) {
      if (row.rev >= above || row.rev < low) continue;
      above = row.rev;
      rows.push(row);
    }
    yield rows;
  }
}

/** Undefined where only a newer version of the app knows the command. */
export function commandOfRow({ command, isStrange }: HistoryRow): Command | undefined {
  if (!isStrange) return command as Command; // it was parsed before it was stored
  const parsed = parseLogged(command);
  return parsed.kind === 'command' ? parsed.command : undefined;
}
