import { useMemo } from 'react';
import { type ChronicleRecord, withLevels } from '#rules/chronicle/levels.ts';
import { type Notes, notesIn } from '#rules/chronicle/notes.ts';
import { type PaidCommand, paidCommand } from '#rules/chronicle/paid-command.ts';
import type { CommandOf } from '#rules/commands/command.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { type LogReading, type PartOf, useLogReader } from '#web/game/log-reader.ts';

type ChronicleView = Omit<LogReading<never>, 'parts'> & {
  /** Everything that was paid for, as far as it has been read; newest first. */
  readonly entries: readonly ChronicleRecord[];
  readonly notes: Notes;
  readonly readOn: (pages: number) => void;
  readonly retry: () => void;
};

type ChroniclePart = PaidCommand | CommandOf<'quest.note'>;

const chroniclePart: PartOf<ChroniclePart> = (command, row) =>
  command.kind === 'quest.note' ? command : paidCommand(command, row);

function isNote(part: ChroniclePart): part is CommandOf<'quest.note'> {
  return 'kind' in part;
}

/** The entries of the Chronicle: what has been read of the history, and what waits to be sent. */
export function useChronicle(): ChronicleView {
  const { log } = useGame();
  const { parts, ...state } = useLogReader(chroniclePart);
  const lifetimeXp = useView((document) => document.lifetimeXp);
  const lastUpdated = useView((document) => document.lastUpdated);
  const entries = useMemo(() => {
    const paid = parts.flatMap((part) => (isNote(part) ? [] : part));
    const known = new Set(paid.map(({ key }) => key));
    const waiting = log
      .waiting()
      .flatMap((command) => (known.has(command.key) ? [] : (paidCommand(command) ?? [])))
      .reverse();
    return withLevels([...waiting, ...paid], lifetimeXp);
  }, [log, parts, lifetimeXp]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note changes nothing of the document but the time of its last change
  const notes = useMemo(
    () => notesIn([...parts.filter(isNote).reverse(), ...log.waiting()]),
    [log, parts, lastUpdated],
  );
  return { ...state, entries, notes };
}
