import type { GameDocument } from '#rules/document/document.ts';
import type { Award, DocumentChange } from './award.ts';
import type { Command, CommandKind, DraftOf, Stamp } from './command.ts';
import type { CommandRefusal } from './command-rules.ts';
import { COMMANDS, refusalOf } from './commands.ts';

export type ApplyOutcome = { readonly document: GameDocument } & (
  | { readonly status: 'applied'; readonly award?: Award }
  | { readonly status: 'noop' }
  | { readonly status: 'refused'; readonly reason: CommandRefusal }
);

/** The whole game: the document after a command. */
export function apply(document: GameDocument, command: Command): ApplyOutcome {
  const reason = refusalOf(command);
  if (reason) return { status: 'refused', reason, document };

  const change = changeBy(document, command);
  if (change.document === document && !COMMANDS[command.kind].hasOwnRow) {
    return { status: 'noop', document };
  }
  const isLatest = command.at > document.lastUpdated;
  if (change.document === document && !isLatest) return { status: 'applied', document };
  const lastUpdated = isLatest ? command.at : document.lastUpdated;
  return { ...change, status: 'applied', document: { ...change.document, lastUpdated } };
}

function changeBy<Kind extends CommandKind>(
  document: GameDocument,
  command: DraftOf<Kind> & Stamp,
): DocumentChange {
  return COMMANDS[command.kind].apply(document, command);
}

export function fold(document: GameDocument, commands: Iterable<Command>): GameDocument {
  let folded = document;
  for (const command of commands) folded = apply(folded, command).document;
  return folded;
}
