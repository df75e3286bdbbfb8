import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type ChronicleRecord, withLevels } from '#rules/chronicle/levels.ts';
import { paidCommand } from '#rules/chronicle/paid-command.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { type Chronicle, type ChronicleReading, openChronicle } from './chronicle-reader.ts';

/** Usually a command has reached the server by then. */
const SETTLED_MS = 1_500;

type ChronicleView = Omit<ChronicleReading, 'paid'> & {
  /** Everything that was paid for, as far as it has been read; newest first. */
  readonly entries: readonly ChronicleRecord[];
  readonly readOn: (pages: number) => void;
  readonly retry: () => void;
};

const NOTHING: ChronicleReading = { paid: [], isComplete: false, isReading: true };
const noSubscribe = () => () => {};
const ignore = () => {};

/** The entries of the Chronicle: what has been read of the history, and what waits to be sent. */
export function useChronicle(): ChronicleView {
  const { log } = useGame();
  const [chronicle, setChronicle] = useState<Chronicle>();
  useEffect(() => {
    const alarm = createAlarm();
    const ends = [alarm.clear];
    let isGone = false;
    log
      .history()
      .then((history) => {
        if (isGone) return;
        const opened = openChronicle(history);
        ends.push(
          log.subscribe(() => alarm.set(SETTLED_MS, opened.refresh)),
          opened.close,
        );
        setChronicle(opened);
        opened.refresh();
      })
      .catch(logProblem);
    return () => {
      isGone = true;
      for (const end of ends) end();
    };
  }, [log]);

  const reading = useSyncExternalStore(
    chronicle?.subscribe ?? noSubscribe,
    chronicle?.reading ?? (() => NOTHING),
  );
  const lifetimeXp = useView((document) => document.lifetimeXp);
  const entries = useMemo(() => {
    const known = new Set(reading.paid.map(({ key }) => key));
    const waiting = log
      .waiting()
      .flatMap((command) => (known.has(command.key) ? [] : (paidCommand(command) ?? [])))
      .reverse();
    return withLevels([...waiting, ...reading.paid], lifetimeXp);
  }, [log, reading.paid, lifetimeXp]);
  const { paid: _paid, ...state } = reading;
  return {
    ...state,
    entries,
    readOn: chronicle?.readOn ?? ignore,
    retry: chronicle?.refresh ?? ignore,
  };
}
