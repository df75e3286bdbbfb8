import { type ById, everyOne, find, put } from '#rules/document/by-id.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { isSame } from '#rules/is-same.ts';
import type { Chain } from '#rules/quest/chain.ts';

/**
 * The next document, with the objects of the one before wherever they are equal: a board of a
 * thousand cards must not be painted again because one of them changed.
 */
export function keepIdentical(next: GameDocument, before: GameDocument | undefined): GameDocument {
  if (before === undefined) return next;
  const chains = everyOne(next.chains);
  const kept = chains.map((chain) => sameChain(chain, find(before.chains, chain.id)));
  const isSameBoard =
    kept.length === everyOne(before.chains).length &&
    kept.every((chain) => chain === find(before.chains, chain.id));
  return { ...next, chains: isSameBoard ? before.chains : tableOf(next.chains, kept) };
}

function sameChain(chain: Chain, before: Chain | undefined): Chain {
  if (before === undefined) return chain;
  if (isSame(chain, before)) return before;
  const { quest } = chain;
  return quest && before.quest && isSame(quest, before.quest)
    ? { ...chain, quest: before.quest }
    : chain;
}

function tableOf(table: ById<Chain>, chains: readonly Chain[]): ById<Chain> {
  return chains.reduce(put, table);
}
