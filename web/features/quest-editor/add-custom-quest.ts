import { planOfForm, type QuestForm } from '#rules/quest/quest-form.ts';
import type { Game } from '#web/game/game.ts';
import { addQuest } from '#web/game/quest-actions.ts';

export type CustomQuestOutcome = 'added' | 'blank-title' | 'board-full';

export function addCustomQuest(game: Game, form: QuestForm): CustomQuestOutcome {
  const plan = planOfForm(form);
  if (plan === undefined) return 'blank-title';
  if (!addQuest(game, game.newId(), plan)) return 'board-full';
  game.toasts.show({ title: `${plan.title} pinned to the board`, tone: 'plain' });
  return 'added';
}
