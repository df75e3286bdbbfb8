import { err, ok, type Result } from '#rules/result.ts';
import type { Game } from '#web/game/game.ts';
import { type Call, wordsOf } from '#web/platform/network.ts';
import { type Imported, importData } from '../import-data.ts';
import { unfinishedImportOf } from '../unfinished-import.ts';
import type { PreparedHabit } from './prepare-import.ts';

export type ImportRun = {
  readonly fileName: string;
  readonly isHere: boolean;
  readonly habits: readonly PreparedHabit[];
  readonly onProgress: (doneCount: number) => void;
  readonly isStopped: () => boolean;
};

/**
 * Imports the chosen habits. Until it is through, this device remembers the file: after a reload or a crash the
 * settings say that it can be chosen again, and what is in is skipped by its keys.
 */
export async function runImport(
  game: Game,
  call: Call,
  { fileName, isHere, habits, onProgress, isStopped }: ImportRun,
): Promise<Result<Imported, string>> {
  const unfinished = unfinishedImportOf(game.log.uid);
  unfinished.write(fileName);
  const fresh = habits.flatMap((habit) => habit.fresh);
  const chosen = { isHere, fresh, records: {} };
  const imported = await importData(game, call, chosen, onProgress, isStopped);
  if (!imported.ok) return err(wordsOf(imported.failure));
  unfinished.clear();
  return ok(imported.value);
}

/** Removes the quests that an import brought: nothing was paid for them, so nothing else changes. */
export function takeBack({ log }: Game, habits: readonly PreparedHabit[]): number {
  const brought = habits.filter(({ fresh }) => fresh.some(({ kind }) => kind === 'quest.add'));
  log.record(brought.map(({ questId }) => ({ kind: 'quest.remove', questId })));
  return brought.length;
}
