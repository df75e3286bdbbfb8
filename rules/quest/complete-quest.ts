import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { pickFields } from '#rules/pick-fields.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Quest } from './quest.ts';
import { FIGURES, type QuestFigure } from './quest-fields.ts';
import { renewalPeriod, successorOf } from './renewal.ts';
import { minRewardOf } from './reward.ts';
import type { WeekStart } from './week.ts';

/** All that a completion carries: enough to pay, and to show the quest if its `add` is late. */
export type Completion = Pick<Quest, 'title' | 'streak' | QuestFigure> & {
  readonly questId: string;
  readonly openSubtaskCount: number;
};

export type CompletionRefused = 'already-completed' | 'subtasks-remain';

export function openSubtaskCount(quest: Quest): number {
  return quest.subtasks?.filter((subtask) => !subtask.isCompleted).length ?? 0;
}

export function completeQuest(quest: Quest): Result<Completion, CompletionRefused> {
  if (quest.completed) return err('already-completed');
  if (openSubtaskCount(quest) > 0) return err('subtasks-remain');

  return ok({
    questId: quest.id,
    title: quest.title,
    ...pickFields(quest, FIGURES),
    xpReward: Math.max(quest.xpReward, minRewardOf(quest.id)),
    streak: quest.streak + 1,
    openSubtaskCount: 0,
  });
}

/** The day on which a quest is cleared, and the day the hunter's week begins with. */
export type ClearDay = { readonly today: LocalDate; readonly weekStart: WeekStart };

export type Clear = {
  /** The quest that is completed: the given one or, of a period that has passed, its successor. */
  readonly questId: string;
  readonly xpReward: number;
  readonly drafts: readonly CommandDraft[];
};

/**
 * What one tap records: a completed quest of an earlier period is renewed, every open step is ticked,
 * and the quest is completed. `undefined` when it is completed and cannot be renewed yet.
 */
export function clearOf(quest: Quest, { today, weekStart }: ClearDay): Clear | undefined {
  const period = renewalPeriod(quest, today, weekStart);
  if (quest.completed && period === undefined) return undefined;
  const successor = period === undefined ? undefined : successorOf(quest, period);
  const questId = successor?.questId ?? quest.id;
  const openSteps = (quest.subtasks ?? []).filter(({ isCompleted }) => successor || !isCompleted);
  const { subtasks: _ticked, ...bare } = quest;
  const completion = completeQuest({ ...bare, id: questId, completed: false });
  if (!completion.ok) return undefined;
  return {
    questId,
    xpReward: completion.value.xpReward,
    drafts: [
      ...(successor ? [{ kind: 'quest.add' as const, ...successor }] : []),
      ...openSteps.map(({ id }) => ({
        kind: 'quest.subtask' as const,
        questId,
        subtaskId: id,
      })),
      { kind: 'quest.done', ...completion.value },
    ],
  };
}
