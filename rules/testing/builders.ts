import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command, Deed } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest, QuestPlan } from '#rules/quest/quest.ts';

export function day(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
}

export const TODAY = day('2026-11-15');
export const NOON = '2026-11-15T12:00:00.000Z';

export function aPlan(stated: Partial<QuestPlan> = {}): QuestPlan {
  return {
    title: 'Read ten pages',
    description: '',
    category: 'Academics',
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    xpReward: 25,
    isCustom: true,
    ...stated,
  };
}

export function aQuest(stated: Partial<Quest> = {}): Quest {
  const { subtasks: _none, ...plan } = aPlan();
  return {
    ...plan,
    id: 'q1',
    streak: 0,
    completed: false,
    currentSubtaskIndex: 0,
    followUps: [],
    rank: 0,
    ...stated,
  };
}

/** A deed done at noon of the given day, at Greenwich. */
export function done(deed: Deed, on: LocalDate = TODAY): Command {
  return commandOf(deed, { at: `${on}T12:00:00.000Z`, day: on, utcOffsetMinutes: 0 });
}

type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

export function adding(questId: string, stated: Partial<QuestPlan> = {}): DeedOf<'quest.add'> {
  return { kind: 'quest.add', questId, quest: aPlan(stated) };
}

export function finishing(questId: string, stated: Partial<QuestPlan> = {}): DeedOf<'quest.done'> {
  const { title, category, xpReward, frequency, difficulty, tier } = aPlan(stated);
  return {
    kind: 'quest.done',
    questId,
    title,
    category,
    xpReward,
    frequency,
    difficulty,
    tier,
    streak: 1,
    openSubtaskCount: 0,
  };
}

export function focusing(blockId: string): DeedOf<'raid.focus'> {
  return {
    kind: 'raid.focus',
    blockId,
    startedAt: '2026-11-15T11:35:00.000Z',
    endedAt: '2026-11-15T12:00:00.000Z',
  };
}

/** The document after these deeds, all done today. */
export function after(...deeds: readonly Deed[]): GameDocument {
  return fold(
    EMPTY_DOCUMENT,
    deeds.map((deed) => done(deed)),
  );
}

export function onlyQuest(document: GameDocument): Quest {
  const [quest, ...others] = boardOf(document);
  if (quest === undefined || others.length > 0) throw new Error('the board has not one quest');
  return quest;
}

export function ticking(subtaskId: string, questId = 'q1'): Deed {
  return { kind: 'quest.subtask', questId, subtaskId };
}

export function editing(id: string, edits: QuestEdits, questId = 'q1'): Deed {
  return { kind: 'quest.edit', id, questId, edits };
}
