import { type QuestReply, UNIT } from '#protocol/api/api-v1.ts';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { archiveOf, boardOf, chainOf } from '#rules/document/document.ts';
import { habitCounts, habitIn } from '#rules/habits/habit-board.ts';
import { type HabitDay, habitDay } from '#rules/habits/habit-state.ts';
import { goalOn } from '#rules/habits/standing.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { maxStreak } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { questSearch } from '#rules/quest/search-quests.ts';
import type { OpenedHunter } from './open-hunter.ts';

type QuestState = QuestReply['state'];

/** How each part of the board reads. What was cleared before and is asked for again is open. */
const STATE_OF: Readonly<Record<keyof HabitDay, QuestState>> = {
  open: 'open',
  fromEarlier: 'open',
  doneToday: 'cleared',
  doneEarlier: 'cleared-earlier',
  later: 'later',
  resting: 'resting',
};

export function todayView(hunter: OpenedHunter) {
  const { document, today } = hunter;
  const { cleared, due, isAllDone } = habitCounts(document, today);
  const asked = questViews(hunter, boardOf(document)).filter(
    ({ state }) => state === 'open' || state === 'cleared',
  );
  return { day: today, cleared, due, isAllDone, quests: asked };
}

type QuestsAsked = { readonly search?: string; readonly isArchived?: boolean };

export function questsView(hunter: OpenedHunter, { search = '', isArchived = false }: QuestsAsked) {
  const { document, today } = hunter;
  const quests = isArchived ? archiveOf(document) : boardOf(document);
  return { day: today, quests: questViews(hunter, quests.filter(questSearch(search))) };
}

export function summaryView({ document, today }: OpenedHunter) {
  const { character, lifetimeXp, loginDays } = document;
  const { name, level, xp, xpToNext, stats } = character;
  const { cleared, due } = habitCounts(document, today);
  return {
    day: today,
    name,
    rank: rankTitle(level),
    level,
    xp,
    xpToNext,
    lifetimeXp,
    stats,
    loginStreak: loginStreak(loginDays, today),
    maxStreak: maxStreak(boardOf(document)),
    cleared,
    due,
  };
}

/** The quest of a chain as it stands; null if it is removed or unknown. */
export function questView(hunter: OpenedHunter, questId: string): QuestReply | null {
  const { quest } = chainOf(hunter.document, questId);
  return quest ? (questViews(hunter, [quest])[0] ?? null) : null;
}

function questViews(hunter: OpenedHunter, quests: readonly Quest[]): QuestReply[] {
  const { document, today } = hunter;
  const day = habitDay(document, today, quests);
  const states = new Map<Quest, QuestState>();
  for (const part of Object.keys(STATE_OF) as (keyof HabitDay)[]) {
    for (const quest of day[part]) states.set(quest, STATE_OF[part]);
  }
  return quests.map((quest) => viewOf(hunter, quest, states.get(quest) ?? 'open'));
}

function viewOf({ document, today }: OpenedHunter, quest: Quest, state: QuestState): QuestReply {
  const goal = goalOn(habitIn(document, quest.id), today);
  const isRenewable = quest.completed && state === 'open';
  return {
    id: rootOf(quest.id),
    title: quest.title,
    description: quest.description,
    category: quest.category,
    frequency: quest.frequency,
    difficulty: quest.difficulty,
    xpReward: quest.xpReward,
    streak: quest.streak,
    state: quest.isArchived ? 'archived' : state,
    steps: (quest.subtasks ?? []).map(({ id, title, isCompleted }) => ({
      id,
      title,
      isDone: isCompleted && !isRenewable,
    })),
    goal: goal ? { ...goal, target: goal.target / UNIT, progress: goal.progress / UNIT } : null,
    section: quest.section ?? null,
    cue: quest.cue ?? null,
  };
}
