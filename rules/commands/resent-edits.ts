import type { GameDocument } from '#rules/document/document.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { CommandKind, CommandOf, DraftOf } from './command.ts';

/** What a kind of command chooses, where the last choice in order wins. */
type Choices<Kind extends CommandKind> = {
  /** The choices of a command, by name. */
  readonly names: (command: DraftOf<Kind>) => readonly string[];
  /** Its fields without the taken choices: each is left out, or repeated as the document has it. */
  readonly without: (
    command: DraftOf<Kind>,
    taken: ReadonlySet<string>,
    document: GameDocument,
  ) => Partial<DraftOf<Kind>>;
};

type ChoiceTable = { readonly [Kind in CommandKind]: Choices<Kind> | undefined };

/** One row a kind, undefined for kinds that choose nothing. Only servers need it, so it is no part of COMMANDS. */
const CHOICES: ChoiceTable = {
  'quest.add': undefined,
  'quest.done': undefined,
  'quest.remove': undefined,
  'quest.subtask': undefined,
  'quest.edit': {
    names: ({ questId, edits }) => Object.keys(edits).map((field) => editName(questId, field)),
    without: ({ questId, edits }, taken) => ({
      edits: filtered(edits, (field) => !taken.has(editName(questId, field))),
    }),
  },
  'quest.ask': undefined,
  'raid.session': undefined,
  'raid.focus': undefined,
  'hunter.login': undefined,
  'hunter.onboard': {
    names: () => ['hunter.roles', 'hunter.fitness'],
    without: () => ({}), // the rules keep the first one, whenever it comes
  },
  'hunter.rename': {
    names: () => ['hunter.rename'],
    without: (_command, _taken, { character }) => ({ name: character.name }),
  },
  'hunter.roles': {
    names: () => ['hunter.roles'],
    without: (_command, _taken, { userRoles }) => ({ roles: userRoles.roles }),
  },
  'hunter.fitness': {
    names: () => ['hunter.fitness'],
    without: (_command, _taken, { userRoles }) => ({ fitnessTypes: userRoles.fitnessTypes }),
  },
  'hunter.settings': {
    names: ({ settings }) => Object.keys(settings),
    without: ({ settings }, taken) => ({
      settings: filtered(settings, (field) => !taken.has(field)),
    }),
  },
};

export const CHOOSING_KINDS: readonly string[] = Object.entries(CHOICES)
  .filter(([, choices]) => choices !== undefined)
  .map(([kind]) => kind);

/** What a command chooses, by name. */
export function chosenIn<Kind extends CommandKind>(command: DraftOf<Kind>): readonly string[] {
  return CHOICES[command.kind]?.names(command) ?? [];
}

/**
 * A command that is sent again after others have chosen anew: it keeps its key and takes back none of
 * their choices.
 */
export function withoutChoices<Kind extends CommandKind>(
  command: CommandOf<Kind>,
  taken: ReadonlySet<string>,
  document: GameDocument,
): CommandOf<Kind> {
  if (!chosenIn(command).some((choice) => taken.has(choice))) return command;
  return { ...command, ...CHOICES[command.kind]?.without(command, taken, document) };
}

/** An edit of a quest concerns its renewals too. */
function editName(questId: string, field: string): string {
  return `${rootOf(questId)} ${field}`;
}

function filtered<Fields extends object>(
  fields: Fields,
  isFree: (field: string) => boolean,
): Partial<Fields> {
  const free = Object.entries(fields).filter(([field]) => isFree(field));
  return Object.fromEntries(free) as Partial<Fields>; // a part of the same object
}
