import type { DeedCounts } from '#rules/achievements/hall-of-fame.ts';
import { trainedStat } from '#rules/hunter/trained-stat.ts';
import {
  addLink,
  type Chain,
  editChain,
  finishLink,
  keepFollowUp,
  removeChain,
  tickSubtask,
} from '#rules/quest/chain.ts';
import { withFollowUp } from '#rules/quest/follow-ups.ts';
import { refuseReset } from '#rules/quest/never-reset.ts';
import type { Category } from '#rules/quest/quest.ts';
import { type Change, pay } from './award.ts';
import { find, put } from './by-id.ts';
import type { CommandOf } from './command.ts';
import { chainOf, type GameDocument } from './document.ts';

function withChain(document: GameDocument, chain: Chain): GameDocument {
  refuseReset(find(document.chains, chain.id)?.quest, chain.quest);
  return { ...document, chains: put(document.chains, chain) };
}

function changeChain(
  document: GameDocument,
  questId: string,
  change: (chain: Chain) => Chain,
): Change {
  const chain = chainOf(document, questId);
  const next = change(chain);
  return { document: next === chain ? document : withChain(document, next) };
}

export function addQuest(document: GameDocument, command: CommandOf<'quest.add'>): Change {
  const { questId, quest, at, day: on, rank = Date.parse(at) } = command;
  return changeChain(document, questId, (chain) => addLink(chain, quest, { questId, rank, on }));
}

export function removeQuest(document: GameDocument, command: CommandOf<'quest.remove'>): Change {
  return changeChain(document, command.questId, removeChain);
}

export function finishSubtask(document: GameDocument, command: CommandOf<'quest.subtask'>): Change {
  const { questId, subtaskId } = command;
  return changeChain(document, questId, (chain) => tickSubtask(chain, { questId, subtaskId }));
}

export function editQuest(document: GameDocument, command: CommandOf<'quest.edit'>): Change {
  return changeChain(document, command.questId, (chain) => editChain(chain, command.edits));
}

export function keepAnswer(document: GameDocument, command: CommandOf<'quest.ask'>): Change {
  const { id, subtaskId, question, answer, at } = command;
  const asked = { id, question, answer, at, ...(subtaskId !== undefined && { subtaskId }) };
  return changeChain(document, command.questId, (chain) =>
    keepFollowUp(chain, withFollowUp(chain.followUps, asked)),
  );
}

/** Pays what the command carries, once, whatever the document says of the quest by now. */
export function finishQuest(document: GameDocument, command: CommandOf<'quest.done'>): Change {
  const day = command.forDay ?? command.day;
  const chain = chainOf(document, command.questId);
  const { weekStart } = document.settings;
  const isLate = day < command.day;
  const next = finishLink(chain, command, { at: command.at, on: day, isLate, weekStart });
  if (next === chain) return { document };

  const { xpReward, category } = command;
  const counted = { ...withChain(document, next), counts: withDeed(document.counts, category) };
  return pay(counted, {
    xp: xpReward,
    trained: trainedStat(category),
    award: { day, gain: { quests: 1, xp: xpReward } },
    questStreak: next.doneCount,
  });
}

function withDeed(counts: DeedCounts, category: Category): DeedCounts {
  if (category === 'Academics') return { ...counts, academics: counts.academics + 1 };
  if (category === 'Tech') return { ...counts, tech: counts.tech + 1 };
  return counts;
}
