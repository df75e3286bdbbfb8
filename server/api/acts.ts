import { type NewQuest, UNIT } from '#protocol/api/api-v1.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { MAX_LATE_DAYS } from '#rules/commands/finish-quest.ts';
import { archiveOf, boardOf, chainOf, wasRemoved } from '#rules/document/document.ts';
import { lateDrafts } from '#rules/document/late-record.ts';
import { missedDays } from '#rules/document/missed-days.ts';
import { clearDrafts, tapDrafts } from '#rules/habits/act-drafts.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { lateHabitDrafts } from '#rules/habits/late-habits.ts';
import { type ChainPlan, frequencyOf, isTracked } from '#rules/habits/schedule.ts';
import { hasRoomFor } from '#rules/quest/board-room.ts';
import { clearOf } from '#rules/quest/complete-quest.ts';
import { type Quest, type QuestPlan, TIER_OF } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { unreachable } from '#rules/unreachable.ts';
import { ActRefused } from './act-refused.ts';
import type { OpenedHunter } from './open-hunter.ts';

/** Something a token asks for, as it is also kept in a proposal. */
export type Act =
  | { readonly kind: 'add'; readonly questId: string; readonly quest: NewQuest }
  | { readonly kind: 'complete'; readonly questId: string }
  | {
      readonly kind: 'amount';
      readonly id: string;
      readonly questId: string;
      readonly amount: number;
      /** Whether it completes the quest when it reaches the target. */
      readonly mayClear: boolean;
    }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly questId: string;
      readonly text: string;
    }
  | { readonly kind: 'remove'; readonly questId: string };

/**
 * The commands that do it now, by the rules of the app; none where it is done already. `day`: the one it
 * was meant for, which may have passed while a proposal waited.
 */
export function draftsOf(
  hunter: OpenedHunter,
  act: Act,
  day = hunter.today,
): readonly CommandDraft[] {
  switch (act.kind) {
    case 'add':
      return additionOf(hunter, act.questId, act.quest);
    case 'complete':
      return completionOf(hunter, questOf(hunter, act.questId), day);
    case 'amount':
      return amountOf(hunter, act, day);
    case 'note': {
      const { id: questId } = questOf(hunter, act.questId);
      return [{ kind: 'quest.note', id: act.id, questId, forDay: day, text: act.text }];
    }
    case 'remove':
      return removalOf(hunter, act.questId);
    default:
      return unreachable(act);
  }
}

/** The quest on the board or in the archive. */
export function questOf({ document }: Pick<OpenedHunter, 'document'>, questId: string): Quest {
  const { quest } = chainOf(document, questId);
  if (quest === undefined) throw new ActRefused('no-such-quest');
  return quest;
}

/** What a new quest is without saying more: as in the app's own form. */
function planOf(wanted: NewQuest): QuestPlan & ChainPlan {
  const { steps = [], goal, schedule, section, cue } = wanted;
  const difficulty = wanted.difficulty ?? 'basic';
  return {
    title: wanted.title,
    description: wanted.description ?? '',
    category: wanted.category ?? 'Personal',
    frequency: schedule ? frequencyOf(schedule) : (wanted.frequency ?? 'daily'),
    difficulty,
    tier: TIER_OF[difficulty],
    xpReward: wanted.xpReward ?? 25,
    isCustom: true,
    ...(steps.length > 0 && {
      subtasks: steps.map((title, index) => ({ id: `s${index + 1}`, title })),
    }),
    ...(schedule && { schedule }),
    ...(goal && { goal: { ...goal, target: Math.round(goal.target * UNIT) } }),
    ...(section && { section }),
    ...(cue && { cue }),
  };
}

function additionOf({ document }: OpenedHunter, questId: string, quest: NewQuest): CommandDraft[] {
  if (chainOf(document, questId).quest || wasRemoved(document, questId)) return [];
  if (!hasRoomFor(1, [...boardOf(document), ...archiveOf(document)])) {
    throw new ActRefused('board-full');
  }
  return [{ kind: 'quest.add', questId, quest: planOf(quest) }];
}

function completionOf(hunter: OpenedHunter, quest: Quest, day: LocalDate): readonly CommandDraft[] {
  if (quest.isArchived) throw new ActRefused('archived');
  const { document, today } = hunter;
  if (day < today) return lateCompletionOf(hunter, quest, day);
  if (!isTracked(quest)) {
    return clearOf(quest, { today, weekStart: document.settings.weekStart })?.drafts ?? [];
  }
  const clear = clearDrafts(habitIn(document, quest.id), quest, today);
  if (clear.ok) return clear.value.drafts;
  if (clear.failure === 'cleared') return [];
  throw new ActRefused(clear.failure);
}

/** For a day before: by the rules of a late record. */
function lateCompletionOf(
  { document, today }: OpenedHunter,
  quest: Quest,
  day: LocalDate,
): readonly CommandDraft[] {
  const choice = quest.renewal ?? document.settings.renewal;
  const calendar = {
    today,
    isRenewed: choice === undefined ? !quest.completed : choice !== 'never',
  };
  if (isTracked(quest)) {
    return onlyIfAny(lateHabitDrafts(habitIn(document, quest.id), quest, day, today));
  }
  const isMissed = missedDays(chainOf(document, quest.id), calendar).includes(day);
  return onlyIfAny(isMissed ? lateDrafts(quest, day, calendar) : []);
}

function onlyIfAny(drafts: readonly CommandDraft[]): readonly CommandDraft[] {
  if (drafts.length === 0) throw new ActRefused('too-late');
  return drafts;
}

function amountOf(
  hunter: OpenedHunter,
  { id, questId, amount, mayClear }: Extract<Act, { kind: 'amount' }>,
  day: LocalDate,
): readonly CommandDraft[] {
  const { document, today } = hunter;
  const quest = questOf(hunter, questId);
  if (quest.goal === undefined) throw new ActRefused('without-goal');
  if (quest.isArchived) throw new ActRefused('archived');
  const n = Math.round(amount * UNIT);
  if (day < today) {
    if (day < addDays(today, -MAX_LATE_DAYS)) throw new ActRefused('too-late');
    return [{ kind: 'quest.amount', id, questId: quest.id, n, forDay: day }];
  }
  const { drafts, clears } = tapDrafts(habitIn(document, quest.id), quest, today, { id, n });
  return clears && !mayClear ? drafts.filter(({ kind }) => kind === 'quest.amount') : drafts;
}

function removalOf({ document }: OpenedHunter, questId: string): CommandDraft[] {
  if (wasRemoved(document, questId)) return [];
  if (chainOf(document, questId).quest === undefined) throw new ActRefused('no-such-quest');
  return [{ kind: 'quest.remove', questId: rootOf(questId) }];
}
