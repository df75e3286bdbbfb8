import { planOfForm, type QuestForm } from '#rules/quest/quest-form.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { addQuest } from '#web/game/quest-actions.ts';

export type CustomQuestOutcome = 'added' | 'blank-title' | 'board-full';

export function addCustomQuest(game: Game, form: QuestForm): CustomQuestOutcome {
  const plan = planOfForm(form);
  if (plan === undefined) return 'blank-title';
  const questId = game.newId();
  if (!addQuest(game, questId, plan)) return 'board-full';
  const { hasSteps, remindAt } = form;
  if (hasSteps || remindAt) {
    // No part of what a new quest can carry.
    const edits = { ...(hasSteps && { hasSteps }), ...(remindAt && { remindAt }) };
    dispatch(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits }]);
  }
  game.toasts.show({ title: `${plan.title} pinned to the board`, tone: 'plain' });
  return 'added';
}
