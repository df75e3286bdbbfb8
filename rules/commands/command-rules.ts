import type { GameDocument } from '#rules/document/document.ts';
import type { DocumentChange } from './award.ts';
import type { CommandKind, DraftOf, Stamp } from './command.ts';

export type CommandRefusal =
  | 'subtasks-remain'
  | 'reward-too-small'
  | 'day-too-long-ago'
  | 'block-too-short'
  | 'rest-too-far'
  | 'day-out-of-range';

/** All that the game knows of one kind of command. */
export type CommandRules<Kind extends CommandKind> = {
  /** Says what happened: the same command has the same key on every device. */
  readonly key: (draft: DraftOf<Kind> & Pick<Stamp, 'day'>) => string;
  /**
   * Looks at nothing but the command: what an honest device accepted must never be refused because
   * another device was faster.
   */
  readonly refusal: (command: DraftOf<Kind> & Stamp) => CommandRefusal | undefined;
  readonly apply: (document: GameDocument, command: DraftOf<Kind> & Stamp) => DocumentChange;
  /** Counts as applied though the document stays the same: the log or a row of its own keeps it. */
  readonly hasOwnRow?: true;
};

export function neverRefused(): undefined {
  return undefined;
}
