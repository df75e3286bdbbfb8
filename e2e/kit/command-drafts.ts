import type { CommandDraft } from './hunter.ts';
import { dayAt } from './time-zone.ts';

const DAY_MS = 86_400_000;

/** The time and the day of an earlier command. */
export function stampOf(daysAgo: number): { readonly at: string; readonly day: string } {
  const ms = Date.now() - daysAgo * DAY_MS;
  return { at: new Date(ms).toISOString(), day: dayAt(ms) };
}

export function questDraft(questId: string, quest: Record<string, unknown> = {}): CommandDraft {
  return {
    kind: 'quest.add',
    key: `add:${questId}`,
    questId,
    quest: {
      title: 'Read ten pages',
      description: 'Any book counts.',
      category: 'Academics',
      frequency: 'daily',
      difficulty: 'basic',
      tier: 1,
      xpReward: 25,
      isCustom: true,
      ...quest,
    },
  };
}

export function clearedDraft(questId: string, stated: Record<string, unknown> = {}): CommandDraft {
  return {
    kind: 'quest.done',
    key: `done:${questId}`,
    questId,
    title: 'An old quest',
    category: 'Business',
    xpReward: 25,
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    streak: 1,
    openSubtaskCount: 0,
    ...stated,
  };
}

function removeDraft(questId: string): CommandDraft {
  return { kind: 'quest.remove', key: `del:${questId}`, questId };
}

/** A quest that comes but once, cleared so many days ago. */
export function doneDraft(questId: string, daysAgo: number): CommandDraft {
  return { ...clearedDraft(questId, { frequency: 'milestone' }), ...stampOf(daysAgo) };
}

export function loginDraft(daysAgo: number): CommandDraft {
  const { at, day } = stampOf(daysAgo);
  return { kind: 'hunter.login', key: `login:${day}`, at, day };
}

/** The first quest is cleared and gone: no achievement breaks in on the story any more. */
export const FIRST_CLEARED: readonly CommandDraft[] = [
  doneDraft('first', 40),
  removeDraft('first'),
];

/** Quests of 100 XP each, cleared and gone from the board: what is left is what they paid. */
export function pastClears(count: number, category = 'Business'): CommandDraft[] {
  return Array.from({ length: count }, (_, index) => `past-${category}-${index}`).flatMap((id) => [
    clearedDraft(id, { category, xpReward: 100 }),
    removeDraft(id),
  ]);
}

/** A quest cleared on so many days: its streak is that number. */
export function streakOf(questId: string, clears: number, stated = {}): CommandDraft[] {
  return Array.from({ length: clears }, (_, index) =>
    clearedDraft(`${questId}@2026-01-${String(index + 1).padStart(2, '0')}`, stated),
  );
}

export function focusDrafts(count: number): CommandDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const endedMs = Date.now() - (index + 1) * 1_800_000;
    return {
      kind: 'raid.focus',
      key: `focus:block-${index}`,
      blockId: `block-${index}`,
      startedAt: new Date(endedMs - 1_500_000).toISOString(),
      endedAt: new Date(endedMs).toISOString(),
    };
  });
}
