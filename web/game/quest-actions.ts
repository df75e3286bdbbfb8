import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import { type ChainPlan, isTracked } from '#rules/habits/schedule.ts';
import { hasRoomFor } from '#rules/quest/board-room.ts';
import type { Clear } from '#rules/quest/complete-quest.ts';
import type { Quest, QuestPlan, Subtask } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { logProblem } from '#web/platform/log.ts';
import { dispatch, dispatchWithUndo } from './dispatch.ts';
import type { Game } from './game.ts';
import { clearNow } from './habits/clear-now.ts';
import { habitRules, linkOf, loadHabitRules, todayOf } from './habits/habit-rules.ts';
import { TOAST_MS } from './toasts.ts';

/** Puts a quest on the board; false when the board is full. */
export function addQuest(game: Game, questId: string, quest: QuestPlan & ChainPlan): boolean {
  const view = game.log.view();
  if (!hasRoomFor(1, [...boardOf(view), ...archiveOf(view)])) return false;
  dispatch(game, [{ kind: 'quest.add', questId, quest }]);
  return true;
}

/**
 * Clears a quest with one tap: renews one of an earlier period, ticks its open steps and completes it,
 * as one act. Its row offers the Undo.
 */
export function clearQuest(game: Game, quest: Quest): void {
  withRulesOf(quest, () => {
    const clear = clearNow(game, quest);
    if (clear) holdClear(game, quest, clear);
  });
}

/** Records a clear that can be taken back in its row. */
export function holdClear(game: Game, quest: Quest, { questId, xpReward, drafts }: Clear): void {
  const { log, clears, toasts } = game;
  toasts.settle(rootOf(quest.id)); // no step of it is taken back under its completion
  const before = log.view();
  const { commands } = log.recordHeld(drafts, TOAST_MS);
  const keys = commands.map(({ key }) => key);
  const today = todayOf(game);
  const win =
    habitRules()?.returnWords(before, log.view(), quest, today) ??
    smallWin(before.dailyActivities.at(-1), today, quest.streak + 1);
  clears.add({ questId, title: quest.title, xpReward, keys, win }, before);
}

/** Acts on a tracked quest need its rules, which are loaded before its row is shown. */
export function withRulesOf(quest: Quest, act: () => void): void {
  if (!isTracked(quest) || habitRules()) act();
  else loadHabitRules().then(act, logProblem);
}

/** As `clearQuest`, from where the quest has no row: a toast offers the Undo. */
export function clearWithToast(game: Game, quest: Quest): void {
  withRulesOf(quest, () => {
    const clear = clearNow(game, quest);
    if (!clear) return;
    const words = { title: `${quest.title} cleared`, detail: `+${clear.xpReward} XP` };
    dispatchWithUndo(game, clear.drafts, words);
  });
}

/** A quest cleared so many times more is a small win. */
const WIN_EVERY = 7;

/** Every seventh clear of a quest, and the first clear of a day. */
function smallWin(
  last: DailyActivity | undefined,
  today: LocalDate,
  clears: number,
): string | undefined {
  if (clears % WIN_EVERY === 0) return `${clears} clears`;
  const isFirst = last?.date !== today || last.questsCompleted === 0;
  return isFirst ? 'First of the day' : undefined;
}

/** Ticks a step; it can be taken back until its toast is gone. */
export function tickSubtask(game: Game, quest: Quest, subtask: Subtask): void {
  if (quest.completed || subtask.isCompleted) return;
  withRulesOf(quest, () =>
    dispatchWithUndo(game, tickNow(game, quest, subtask.id), {
      title: `${subtask.title} done`,
      chainId: rootOf(quest.id),
    }),
  );
}

function tickNow(game: Game, quest: Quest, subtaskId: string): readonly CommandDraft[] {
  const view = game.log.view();
  const rules = isTracked(quest) ? habitRules() : undefined;
  const link = rules && linkOf(view, quest);
  if (!link) return [{ kind: 'quest.subtask', questId: quest.id, subtaskId }];
  return rules.tickDrafts(rules.habitIn(view, link.id), link, todayOf(game), subtaskId);
}

export function removeQuest(game: Game, { id: questId, title }: Quest): void {
  dispatchWithUndo(game, { kind: 'quest.remove', questId }, { title: `${title} removed` });
}
