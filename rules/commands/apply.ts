import { unreachable } from '#rules/unreachable.ts';
import type { Award, Change } from './award.ts';
import type { Command } from './command.ts';
import type { GameDocument } from './document.ts';
import {
  chooseRoles,
  chooseSettings,
  finishBlock,
  logIn,
  onboard,
  rename,
} from './hunter-deeds.ts';
import {
  addQuest,
  editQuest,
  finishQuest,
  finishSubtask,
  keepAnswer,
  removeQuest,
} from './quest-deeds.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export type Outcome = { readonly document: GameDocument } & (
  | { readonly status: 'applied'; readonly award?: Award }
  | { readonly status: 'noop' }
  | { readonly status: 'refused'; readonly reason: Refusal }
);

/** The whole game: a document and what somebody did give the next document. */
export function apply(document: GameDocument, command: Command): Outcome {
  const reason = refusalOf(command);
  if (reason) return { status: 'refused', reason, document };

  const change = changeBy(document, command);
  if (change.document === document && command.kind !== 'raid.session') {
    return { status: 'noop', document };
  }
  const isLatest = command.at > document.lastUpdated;
  if (change.document === document && !isLatest) return { status: 'applied', document };
  const lastUpdated = isLatest ? command.at : document.lastUpdated;
  return { ...change, status: 'applied', document: { ...change.document, lastUpdated } };
}

function changeBy(document: GameDocument, command: Command): Change {
  switch (command.kind) {
    case 'quest.add':
      return addQuest(document, command);
    case 'quest.done':
      return finishQuest(document, command);
    case 'quest.remove':
      return removeQuest(document, command);
    case 'quest.subtask':
      return finishSubtask(document, command);
    case 'quest.edit':
      return editQuest(document, command);
    case 'quest.ask':
      return keepAnswer(document, command);
    case 'raid.focus':
      return finishBlock(document, command);
    case 'raid.session': // the server keeps a row of it; the document has no place for one
      return { document };
    case 'hunter.login':
      return logIn(document, command);
    case 'hunter.onboard':
      return onboard(document, command);
    case 'hunter.rename':
      return rename(document, command);
    case 'hunter.roles':
      return chooseRoles(document, { roles: command.roles });
    case 'hunter.fitness':
      return chooseRoles(document, { fitnessTypes: command.fitnessTypes });
    case 'hunter.settings':
      return chooseSettings(document, command.settings);
    default:
      return unreachable(command);
  }
}

export function fold(document: GameDocument, commands: Iterable<Command>): GameDocument {
  let folded = document;
  for (const command of commands) folded = apply(folded, command).document;
  return folded;
}
