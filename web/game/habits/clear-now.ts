import { isTracked } from '#rules/habits/schedule.ts';
import { type Clear, clearOf } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Game } from '#web/game/game.ts';
import { habitRules, linkOf, todayOf } from './habit-rules.ts';

/** What completes a quest now, with all that goes before it; nothing where it cannot be completed. */
export function clearNow(game: Game, quest: Quest): Clear | undefined {
  const view = game.log.view();
  const today = todayOf(game);
  if (!isTracked(quest)) return clearOf(quest, { today, weekStart: view.settings.weekStart });
  const rules = habitRules();
  const link = linkOf(view, quest);
  const clear = link && rules?.clearDrafts(rules.habitIn(view, link.id), link, today);
  return clear?.ok ? clear.value : undefined;
}
