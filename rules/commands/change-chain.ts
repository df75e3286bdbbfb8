import { find, put } from '#rules/document/by-id.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
import type { Chain } from '#rules/quest/chain.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { DocumentChange } from './award.ts';

/** The one place where quests are written into a document. */
export function withChain(document: GameDocument, chain: Chain): GameDocument {
  refuseReset(find(document.chains, chain.id)?.quest, chain.quest);
  return { ...document, chains: put(document.chains, chain) };
}

export function changeChain(
  document: GameDocument,
  questId: string,
  change: (chain: Chain) => Chain,
): DocumentChange {
  const chain = chainOf(document, questId);
  const next = change(chain);
  return { document: next === chain ? document : withChain(document, next) };
}

/** @internal Throws where a rule would un-complete a quest: the contract says that nothing resets one. */
export function refuseReset(before: Quest | undefined, after: Quest | undefined): void {
  if (before?.completed && after?.id === before.id && !after.completed) {
    throw new Error(`quest ${before.id} is completed and stays so`);
  }
}
