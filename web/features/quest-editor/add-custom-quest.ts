import { type CustomQuestForm, planCustomQuest } from '#rules/quest/custom-quest.ts';
import { addQuest } from './add-quest.ts';
import type { Game } from './game.ts';

export type CustomQuestOutcome = 'added' | 'blank-title' | 'board-full';

export function addCustomQuest(game: Game, form: CustomQuestForm): CustomQuestOutcome {
  const plan = planCustomQuest(form);
  if (plan === undefined) return 'blank-title';
  if (!addQuest(game, game.newId(), plan)) return 'board-full';
  game.notices.show({ title: `${plan.title} pinned to the board`, tone: 'plain' });
  return 'added';
}
