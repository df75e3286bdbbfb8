import { useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { useGame } from './game-context.ts';

/** Not asked again today, on this device. */
export function useLatePutOff(today: LocalDate) {
  const { log } = useGame();
  const key = `duskgate.${log.uid}.late-put-off`;
  const [putOffOn, setPutOffOn] = useState(() => readText(key));
  return {
    isPutOff: putOffOn === today,
    putOff: () => {
      writeText(key, today);
      setPutOffOn(today);
    },
  };
}
