import { hasDay, NO_DAYS } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { Command, CommandKind, CommandOf } from './command.ts';

/** The kinds that choose something of which the last in order wins. */
export const CHOOSING_KINDS = [
  'quest.edit',
  'hunter.settings',
  'hunter.rename',
  'hunter.roles',
  'hunter.fitness',
  'hunter.onboard',
  'hunter.rest',
] as const satisfies readonly CommandKind[];

/** What a command chooses, by name. */
export function chosenIn(command: Command): readonly string[] {
  const { kind } = command;
  if (kind === 'quest.edit') {
    return Object.keys(command.edits).map((field) => `${rootOf(command.questId)} ${field}`);
  }
  if (kind === 'hunter.settings') return Object.keys(command.settings);
  if (kind === 'hunter.onboard') return ['hunter.roles', 'hunter.fitness'];
  if (kind === 'hunter.rest') return daysOf(command).map((day) => restChoice(command, day));
  return (CHOOSING_KINDS as readonly string[]).includes(kind) ? [kind] : [];
}

/**
 * A command that is sent again after others have chosen anew: it keeps its key and takes back none of
 * their choices. What it can no longer choose it leaves out, or repeats as the document has it.
 */
export function withoutChoices(
  command: Command,
  taken: ReadonlySet<string>,
  document: GameDocument,
): Command {
  if (!chosenIn(command).some((choice) => taken.has(choice))) return command;
  const { kind } = command;
  const { character, userRoles } = document;
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
  return kind === 'hunter.rest' ? freeRest(command, taken, document) : command;
}

type RestCommand = CommandOf<'hunter.rest'>;

function daysOf({ from, to }: RestCommand): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function restChoice({ questId = '' }: RestCommand, day: LocalDate): string {
  return `rest ${rootOf(questId)} ${day}`;
}

/** The first days in a row that nobody chose anew; if there are none, one day as the document has it. */
function freeRest(
  command: RestCommand,
  taken: ReadonlySet<string>,
  document: GameDocument,
): RestCommand {
  const isFree = (day: LocalDate) => !taken.has(restChoice(command, day));
  const days = daysOf(command);
  const first = days.findIndex(isFree);
  const [from] = days.slice(Math.max(first, 0));
  if (from === undefined) return command;
  if (first === -1) {
    const { questId } = command;
    const { restDays = NO_DAYS } = questId === undefined ? document : chainOf(document, questId);
    return { ...command, from, to: from, isResting: hasDay(restDays, from) };
  }
  const free = days.slice(first);
  const end = free.findIndex((day) => !isFree(day));
  return { ...command, from, to: free.at(end === -1 ? -1 : end - 1) ?? from };
}
