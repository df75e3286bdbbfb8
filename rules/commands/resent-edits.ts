import { hasDay, NO_DAYS } from '#rules/activity/day-set.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
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
  'quest.amount': undefined,
  'quest.note': undefined,
  'quest.past': undefined,
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
  'hunter.rest': {
    names: (rest) => daysOf(rest).map((day) => restName(rest, day)),
    without: freeRest,
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

type RestDraft = DraftOf<'hunter.rest'>;

function daysOf({ from, to }: RestDraft): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function restName({ questId = '' }: RestDraft, day: LocalDate): string {
  return `rest ${rootOf(questId)} ${day}`;
}

/** The first days in a row that nobody chose anew; if there are none, one day as the document has it. */
function freeRest(
  command: RestDraft,
  taken: ReadonlySet<string>,
  document: GameDocument,
): Partial<RestDraft> {
  const isFree = (day: LocalDate) => !taken.has(restName(command, day));
  const days = daysOf(command);
  const first = days.findIndex(isFree);
  const [from] = days.slice(Math.max(first, 0));
  if (from === undefined) return {};
  if (first === -1) {
    const { questId } = command;
    const { restDays = NO_DAYS } = questId === undefined ? document : chainOf(document, questId);
    return { from, to: from, isResting: hasDay(restDays, from) };
  }
  const free = days.slice(first);
  const end = free.findIndex((day) => !isFree(day));
  return { from, to: free.at(end === -1 ? -1 : end - 1) ?? from };
}
