import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command, CommandDraft, DraftOf } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { ChainPlan } from '#rules/habits/schedule.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest, QuestPlan } from '#rules/quest/quest.ts';
import { FIGURES } from '#rules/quest/quest-fields.ts';

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

/** A command done at noon of the given day, at Greenwich. */
export function done(draft: CommandDraft, on: LocalDate = TODAY): Command {
  return commandOf(draft, { at: `${on}T12:00:00.000Z`, day: on, utcOffsetMinutes: 0 });
}

export function adding(
  questId: string,
  stated: Partial<QuestPlan> & ChainPlan = {},
): DraftOf<'quest.add'> {
  return { kind: 'quest.add', questId, quest: { ...aPlan(), ...stated } };
}

export function finishing(questId: string, stated: Partial<QuestPlan> = {}): DraftOf<'quest.done'> {
  const plan = aPlan(stated);
  return {
    kind: 'quest.done',
    questId,
    title: plan.title,
    ...pickFields(plan, FIGURES),
    streak: 1,
    openSubtaskCount: 0,
  };
}

export function focusing(blockId: string): DraftOf<'raid.focus'> {
  return {
    kind: 'raid.focus',
    blockId,
    startedAt: '2026-11-15T11:35:00.000Z',
    endedAt: '2026-11-15T12:00:00.000Z',
  };
}

/** The document after these commands, all done today. */
export function after(...drafts: readonly CommandDraft[]): GameDocument {
  return fold(
    EMPTY_DOCUMENT,
    drafts.map((draft) => done(draft)),
  );
}

export function onlyQuest(document: GameDocument): Quest {
  const [quest, ...others] = boardOf(document);
  if (quest === undefined || others.length > 0) throw new Error('the board has not one quest');
  return quest;
}

export function ticking(subtaskId: string, questId = 'q1'): CommandDraft {
  return { kind: 'quest.subtask', questId, subtaskId };
}

export function editing(id: string, edits: QuestEdits, questId = 'q1'): CommandDraft {
  return { kind: 'quest.edit', id, questId, edits };
}
