import type { LocalDate } from '#rules/activity/local-date.ts';
import type { AddFields } from './add-quest.ts';
import type { AskFields, EditFields, RemoveFields, SubtaskFields } from './change-quest.ts';
import type { DoneFields } from './finish-quest.ts';
import type { AmountFields, NoteFields, PastFields, RestFields } from './habit-commands.ts';
import type {
  FitnessFields,
  LoginFields,
  OnboardFields,
  RenameFields,
  RolesFields,
  SettingsFields,
} from './hunter-commands.ts';
import type { FocusFields, SessionFields } from './raid-commands.ts';

/** The newest version of a command's shape. What a reader of version 1 understands stays version 1. */
export const COMMAND_VERSION = 2;

/** When and where a command was done, by the device that did it. */
export type Stamp = {
  readonly at: string;
  readonly day: LocalDate;
  readonly utcOffsetMinutes: number;
};

/**
 * Every kind of command and the fields it carries. A new kind begins here; then the compiler names
 * every table that needs a row for it. With an `id` of their own, the last in order wins.
 */
type CommandFields = {
  'quest.add': AddFields;
  'quest.done': DoneFields;
  'quest.remove': RemoveFields;
  'quest.subtask': SubtaskFields;
  'quest.edit': EditFields;
  'quest.ask': AskFields;
  'quest.amount': AmountFields;
  'quest.note': NoteFields;
  'quest.past': PastFields;
  'raid.session': SessionFields;
  'raid.focus': FocusFields;
  'hunter.login': LoginFields;
  'hunter.onboard': OnboardFields;
  'hunter.rename': RenameFields;
  'hunter.roles': RolesFields;
  'hunter.fitness': FitnessFields;
  'hunter.settings': SettingsFields;
  'hunter.rest': RestFields;
};

export type CommandKind = keyof CommandFields;

/** Written as a lookup by kind, so that `TABLE[command.kind](command)` compiles for any table by kind. */
export type DraftOf<Kind extends CommandKind> = {
  [One in Kind]: { readonly kind: One } & CommandFields[One];
}[Kind];

/** What a hunter did, before it has a stamp and a key. */
export type CommandDraft = DraftOf<CommandKind>;

export type CommandOf<Kind extends CommandKind> = DraftOf<Kind> &
  Stamp & { readonly key: string; readonly v: 1 | typeof COMMAND_VERSION };

export type Command = CommandOf<CommandKind>;
