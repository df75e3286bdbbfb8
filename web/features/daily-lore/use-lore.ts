import { useEffect, useState } from 'react';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Game } from './game.ts';
import { useGame } from './game-context.ts';
import { isLoreUnread, markLoreShown } from './lore-shown.ts';

type UnreadLore = { readonly day: LocalDate | undefined; readonly close: () => void };

/**
 * The day whose lore is to be shown now. Asked when the app opens and when it is looked at again,
 * never in between: midnight must not break in on a hunter at work.
 */
export function useUnreadLore(): UnreadLore {
  const game = useGame();
  const [day, setDay] = useState(() => unreadDay(game));

  useEffect(() => {
    const look = () => {
      if (!document.hidden) setDay((shown) => unreadDay(game) ?? shown);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [game]);
  useEffect(() => {
    if (day !== undefined) markLoreShown(day);
  }, [day]);

  return { day, close: () => setDay(undefined) };
}

function unreadDay({ clock, log }: Game): LocalDate | undefined {
  const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
  return isLoreUnread(today) ? today : undefined;
}
