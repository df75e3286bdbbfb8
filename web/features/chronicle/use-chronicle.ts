import { useMemo } from 'react';
import { type ChronicleRecord, withLevels } from '#rules/chronicle/levels.ts';
import { type Notes, notesIn } from '#rules/chronicle/notes.ts';
import { type PaidCommand, paidCommand } from '#rules/chronicle/paid-command.ts';
import { type TokenAct, tokenAct } from '#rules/chronicle/token-acts.ts';
import type { CommandOf } from '#rules/commands/command.ts';
import { chainOf } from '#rules/document/document.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { type LogReading, type PartOf, useLogReader } from '#web/game/log-reader.ts';

type ChronicleView = Omit<LogReading<never>, 'parts'> & {
  /** Everything that was paid for, as far as it has been read; newest first. */
  readonly entries: readonly ChronicleRecord[];
  readonly notes: Notes;
  /** What tokens did besides, newest first. */
  readonly acts: readonly TokenAct[];
  readonly readOn: (pages: number) => void;
  readonly retry: () => void;
};

type ChroniclePart = {
  readonly paid?: PaidCommand | undefined;
  readonly note?: CommandOf<'quest.note'>;
  readonly act?: TokenAct | undefined;
};

const chroniclePart: PartOf<ChroniclePart> = (command, row) => {
  const act = tokenAct(command, row);
  if (command.kind === 'quest.note') return { note: command, act };
  const paid = paidCommand(command, row);
  return paid || act ? { paid, act } : undefined;
};

/** The entries of the Chronicle: what has been read of the history, and what waits to be sent. */
export function useChronicle(): ChronicleView {
  const { log } = useGame();
  const { parts, ...state } = useLogReader(chroniclePart);
  const lifetimeXp = useView((document) => document.lifetimeXp);
  const lastUpdated = useView((document) => document.lastUpdated);
  const entries = useMemo(() => {
    const paid = parts.flatMap((part) => part.paid ?? []);
    const known = new Set(paid.map(({ key }) => key));
    const waiting = log
      .waiting()
      .flatMap((command) => (known.has(command.key) ? [] : (paidCommand(command) ?? [])))
      .reverse();
    return withLevels([...waiting, ...paid], lifetimeXp);
  }, [log, parts, lifetimeXp]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note changes nothing of the document but the time of its last change
  const notes = useMemo(
    () => notesIn([...parts.flatMap(({ note }) => note ?? []).reverse(), ...log.waiting()]),
    [log, parts, lastUpdated],
  );
  const acts = useMemo(
    () =>
      parts.flatMap(({ act }) => {
        if (!act) return [];
        const title = act.title ?? chainOf(log.view(), act.rootId).quest?.title;
        return title === undefined ? act : { ...act, title };
      }),
    [log, parts],
  );
  return { ...state, entries, notes, acts };
}
