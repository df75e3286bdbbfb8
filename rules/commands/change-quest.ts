import { editChain, keepFollowUp, removeChain, tickSubtask } from '#rules/quest/chain.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import { tooSmallReward } from './add-quest.ts';
import { changeChain } from './change-chain.ts';
import { type CommandRules, neverRefused } from './command-rules.ts';

export type RemoveFields = { readonly questId: string };

export const removeQuest: CommandRules<'quest.remove'> = {
  key: ({ questId }) => `del:${questId}`,
  refusal: neverRefused,
  apply: (document, { questId }) => changeChain(document, questId, removeChain),
};

export type SubtaskFields = { readonly questId: string; readonly subtaskId: string };

export const finishSubtask: CommandRules<'quest.subtask'> = {
  key: ({ questId, subtaskId }) => `sub:${questId}:${subtaskId}`,
  refusal: neverRefused,
  apply: (document, { questId, subtaskId }) =>
    changeChain(document, questId, (chain) => tickSubtask(chain, { questId, subtaskId })),
};

export type EditFields = {
  readonly id: string;
  readonly questId: string;
  readonly edits: QuestEdits;
};

export const editQuest: CommandRules<'quest.edit'> = {
  key: ({ id }) => `set:${id}`,
  refusal: ({ questId, edits }) => tooSmallReward(questId, edits.xpReward),
  apply: (document, { questId, edits, day }) =>
    changeChain(document, questId, (chain) => editChain(chain, edits, day)),
};

export type AskFields = {
  readonly id: string;
  readonly questId: string;
  readonly subtaskId?: string;
  readonly question: string;
  readonly answer: string;
};

export const keepAnswer: CommandRules<'quest.ask'> = {
  key: ({ id }) => `ask:${id}`,
  refusal: neverRefused,
  apply: (document, { id, questId, subtaskId, question, answer, at }) => {
    const asked = { id, question, answer, at, ...(subtaskId !== undefined && { subtaskId }) };
    return changeChain(document, questId, (chain) => keepFollowUp(chain, asked));
  },
};
