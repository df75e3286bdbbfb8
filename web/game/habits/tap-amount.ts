import { isTracked } from '#rules/habits/schedule.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { holdClear, withRulesOf } from '#web/game/quest-actions.ts';
import { giveFeedback } from '#web/game/touch-feedback.ts';
import { habitRules, linkOf, todayOf } from './habit-rules.ts';

/** Amounts are in hundredths of their unit. */
export const ONE_UNIT = 100;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Short, because the document remembers the last 400 of them. */
function newAmountId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}

/**
 * Adds to the amount of today, or corrects it. The one that reaches the target completes the quest, and
 * is held for its Undo in the row; any other is sent, and its Undo adds the opposite.
 */
export function tapAmount(game: Game, quest: Quest, n: number = ONE_UNIT): void {
  if (n === 0 || !isTracked(quest)) return;
  withRulesOf(quest, () => tapNow(game, quest, n));
}

function tapNow(game: Game, quest: Quest, n: number): void {
  const rules = habitRules();
  const view = game.log.view();
  const link = linkOf(view, quest);
  if (!rules || !link) return;
  const today = todayOf(game);
  const id = newAmountId();
  const { drafts, clears } = rules.tapDrafts(rules.habitIn(view, link.id), link, today, { id, n });
  const done = drafts.find((draft) => draft.kind === 'quest.done');
  if (clears && done) {
    holdClear(game, link, { questId: done.questId, xpReward: done.xpReward, drafts });
    return;
  }
  dispatch(game, drafts);
  giveFeedback(game, 'step');
  const tap = { id, questId: link.id, n };
  game.toasts.show({
    ...progressWords(game, link),
    tone: 'success',
    chainId: rootOf(link.id),
    undo: () => dispatch(game, [rules.undoTapDraft(tap, today, todayOf(game))]),
  });
}

/** The figure first: of a long title the toast shows only the beginning. */
function progressWords(game: Game, quest: Quest) {
  const state = habitRules()?.habitState(game.log.view(), quest, todayOf(game));
  if (!state?.goal) return { title: quest.title };
  const { progress, target, unit } = state.goal;
  return { title: `${amountText(progress)} of ${amountText(target)} ${unit}`, detail: quest.title };
}
