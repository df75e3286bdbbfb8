import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { paidDeed } from '#rules/chronicle/deed.ts';
import { type Entry, withLevels } from '#rules/chronicle/levels.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from './auth-context.ts';
import { type Chronicle, openChronicle, type Reading } from './chronicle-reader.ts';
import { useGame, useView } from './game-context.ts';
import { keptLogOf } from './kept-log-shared.ts';

/** A deed is on the server a second after it was done. */
const SETTLED_MS = 1_500;

type ChronicleView = Omit<Reading, 'deeds'> & {
  /** Everything that was paid for, as far as it was read; newest first. */
  readonly entries: readonly Entry[];
  readonly readOn: (pages: number) => void;
  readonly retry: () => void;
};

const NOTHING: Reading = { deeds: [], isComplete: false, isReading: true };
const silent = () => () => {};
const ignore = () => {};

export function useChronicle(): ChronicleView {
  const { log } = useGame();
  const { call } = useAuth();
  const [chronicle, setChronicle] = useState<Chronicle>();
  useEffect(() => {
    const opened = openChronicle(keptLogOf(log, call));
    const alarm = createAlarm();
    const leave = log.subscribe(() => alarm.set(SETTLED_MS, opened.refresh));
    setChronicle(opened);
    opened.refresh();
    return () => {
      leave();
      alarm.clear();
      opened.close();
    };
  }, [log, call]);

  const reading = useSyncExternalStore(
    chronicle?.subscribe ?? silent,
    chronicle?.reading ?? (() => NOTHING),
  );
  const lifetimeXp = useView((document) => document.lifetimeXp);
  const entries = useMemo(() => {
    const known = new Set(reading.deeds.map(({ key }) => key));
    const waiting = log
      .waiting()
      .flatMap((command) => (known.has(command.key) ? [] : (paidDeed(command) ?? [])))
      .reverse();
    return withLevels([...waiting, ...reading.deeds], lifetimeXp);
  }, [log, reading.deeds, lifetimeXp]);
  const { deeds: _raw, ...state } = reading;
  return {
    ...state,
    entries,
    readOn: chronicle?.readOn ?? ignore,
    retry: chronicle?.refresh ?? ignore,
  };
}
