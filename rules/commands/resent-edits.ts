import type { GameDocument } from '#rules/document/document.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { Command, CommandKind } from './command.ts';

/** The kinds that choose something of which the last in order wins. */
export const CHOOSING_KINDS = [
  'quest.edit',
  'hunter.settings',
  'hunter.rename',
  'hunter.roles',
  'hunter.fitness',
  'hunter.onboard',
] as const satisfies readonly CommandKind[];

/** What a command chooses, by name. */
export function chosenIn(command: Command): readonly string[] {
  const { kind } = command;
  if (kind === 'quest.edit') {
    return Object.keys(command.edits).map((field) => `${rootOf(command.questId)} ${field}`);
  }
  if (kind === 'hunter.settings') return Object.keys(command.settings);
  if (kind === 'hunter.onboard') return ['hunter.roles', 'hunter.fitness'];
  return (CHOOSING_KINDS as readonly string[]).includes(kind) ? [kind] : [];
}

/**
 * A command that is sent again after others have chosen anew: it keeps its key and takes back none of
 * their choices. What it can no longer choose it leaves out, or repeats as the document has it.
 */
export function withoutChoices(
  command: Command,
  taken: ReadonlySet<string>,
  { character, userRoles }: GameDocument,
): Command {
  if (!chosenIn(command).some((choice) => taken.has(choice))) return command;
  const { kind } = command;
  if (kind === 'quest.edit') {
    const rootId = rootOf(command.questId);
    const isFree = ([field]: [string, unknown]) => !taken.has(`${rootId} ${field}`);
    return { ...command, edits: Object.fromEntries(Object.entries(command.edits).filter(isFree)) };
  }
  if (kind === 'hunter.settings') {
    const free = Object.entries(command.settings).filter(([field]) => !taken.has(field));
    return { ...command, settings: Object.fromEntries(free) };
  }
  if (kind === 'hunter.rename') return { ...command, name: character.name };
  if (kind === 'hunter.roles') return { ...command, roles: userRoles.roles };
  if (kind === 'hunter.fitness') return { ...command, fitnessTypes: userRoles.fitnessTypes };
  return command;
}
