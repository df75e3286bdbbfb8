import { useMemo, useState } from 'react';
import { addDays, type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { useGame } from '#web/game/game-context.ts';
import { deviceFlag, jsonFormat } from '#web/platform/device-flag.ts';

/** "Not now" holds on this device for so many days. */
const REFUSED_DAYS = 14;

/** The id of each offer that was refused, and the day from which it may come again. */
type Refusals = Readonly<Record<string, LocalDate>>;

/** @internal */
export function readRefusals(stored: unknown): Refusals {
  const entries = Object.entries(Object(stored)).flatMap(([id, text]) => {
    const until = typeof text === 'string' ? parseLocalDate(text) : undefined;
    return until ? [[id, until] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** @internal */
export function withRefusal(before: Refusals, id: string, today: LocalDate): Refusals {
  const kept = Object.entries(before).filter(([, until]) => until > today);
  return { ...Object.fromEntries(kept), [id]: addDays(today, REFUSED_DAYS) };
}

/** What this hunter does not want to be offered for now. */
export function useRefusals(today: LocalDate) {
  const { uid } = useGame().log;
  const flag = useMemo(
    () => deviceFlag(`duskgate.${uid}.refused-offers`, jsonFormat(readRefusals)),
    [uid],
  );
  const [refusals, setRefusals] = useState(() => flag.read() ?? {});
  const isRefused = useMemo(
    () => (id: string) => Object.hasOwn(refusals, id) && (refusals[id] ?? today) > today,
    [refusals, today],
  );
  const refuse = (id: string) => {
    const next = withRefusal(refusals, id, today);
    flag.write(next);
    setRefusals(next);
  };
  return { isRefused, refuse };
}
