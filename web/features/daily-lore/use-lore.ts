import { useEffect, useState } from 'react';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { isLoreDue } from '#rules/lore/lore.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** A key of the contract. It holds a date and nothing personal, so the sign-out may leave it. */
const lastShown = deviceFlag('lastLoreShown', PLAIN_TEXT);

type UnreadLore = { readonly day: LocalDate | undefined; readonly close: () => void };

/**
 * The day whose lore is to be shown now. Checked when the app opens and when its tab becomes visible
 * again, never in between: midnight must not interrupt somebody at work.
 */
export function useUnreadLore(): UnreadLore {
  const game = useGame();
  const [day, setDay] = useState(() => unreadDay(game));

  useEffect(() => {
    const check = () => {
      if (!document.hidden) setDay((shown) => unreadDay(game) ?? shown);
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [game]);
  useEffect(() => {
    if (day !== undefined) lastShown.write(day);
  }, [day]);

  return { day, close: () => setDay(undefined) };
}

function unreadDay({ clock, log }: Game): LocalDate | undefined {
  const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
  return isLoreDue(lastShown.read() ?? null, today) ? today : undefined;
}
