import { fieldsOf, isId } from '#protocol/plain.ts';

/** One thing that an assistant proposes to do. */
export type ProposedItem = {
  readonly kind: 'add' | 'complete' | 'amount' | 'note';
  /** Of the quest, as it was called then. */
  readonly title: string;
  /** The amount with its unit, the text of the note. */
  readonly detail?: string;
};

/** What an assistant may not do by itself: it waits until its user has answered. */
export type ProposalEntry = {
  readonly id: string;
  /** The name of the token. */
  readonly by: string;
  readonly createdAt: string;
  /** The day it is meant for. */
  readonly day: string;
  readonly items: readonly ProposedItem[];
};

const KINDS = ['add', 'complete', 'amount', 'note'];

export function parseProposals(said: unknown): readonly ProposalEntry[] | undefined {
  const { proposals } = fieldsOf(said);
  return Array.isArray(proposals) && proposals.every(isProposal) ? proposals : undefined;
}

function isProposal(said: unknown): said is ProposalEntry {
  const { id, by, createdAt, day, items } = fieldsOf(said);
  const areTexts = [by, createdAt, day].every((text) => typeof text === 'string');
  return isId(id) && areTexts && Array.isArray(items) && items.every(isItem);
}

function isItem(said: unknown): said is ProposedItem {
  const { kind, title, detail = '' } = fieldsOf(said);
  return KINDS.includes(`${kind}`) && typeof title === 'string' && typeof detail === 'string';
}
