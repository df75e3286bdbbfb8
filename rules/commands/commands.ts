import { CHAIN_FIELDS } from '#rules/habits/schedule.ts';
import { addQuest } from './add-quest.ts';
import { editQuest, finishSubtask, keepAnswer, removeQuest } from './change-quest.ts';
import {
  COMMAND_VERSION,
  type Command,
  type CommandDraft,
  type CommandKind,
  type DraftOf,
  type Stamp,
} from './command.ts';
import type { CommandRefusal, CommandRules } from './command-rules.ts';
import { finishQuest } from './finish-quest.ts';
import { addAmount, bringPast, keepNote, rest } from './habit-commands.ts';
import {
  chooseFitness,
  chooseRoles,
  chooseSettings,
  logIn,
  onboard,
  rename,
} from './hunter-commands.ts';
import { beginSession, finishBlock } from './raid-commands.ts';

type CommandTable = { readonly [Kind in CommandKind]: CommandRules<Kind> };

/** What a hunter can do, one row a kind. */
export const COMMANDS: CommandTable = {
  'quest.add': addQuest,
  'quest.done': finishQuest,
  'quest.remove': removeQuest,
  'quest.subtask': finishSubtask,
  'quest.edit': editQuest,
  'quest.ask': keepAnswer,
  'quest.amount': addAmount,
  'quest.note': keepNote,
  'quest.past': bringPast,
  'raid.session': beginSession,
  'raid.focus': finishBlock,
  'hunter.login': logIn,
  'hunter.onboard': onboard,
  'hunter.rename': rename,
  'hunter.roles': chooseRoles,
  'hunter.fitness': chooseFitness,
  'hunter.settings': chooseSettings,
  'hunter.rest': rest,
};

export function keyOf<Kind extends CommandKind>(draft: DraftOf<Kind> & Pick<Stamp, 'day'>): string {
  return COMMANDS[draft.kind].key(draft);
}

export function refusalOf<Kind extends CommandKind>(
  command: DraftOf<Kind> & Stamp,
): CommandRefusal | undefined {
  return COMMANDS[command.kind].refusal(command);
}

export function commandOf(draft: CommandDraft, stamp: Stamp): Command {
  const stamped = { ...draft, ...stamp };
  return { ...stamped, key: keyOf(stamped), v: isOfChain(draft) ? COMMAND_VERSION : 1 };
}

/** Whether a reader of version 1 would not understand what it says of the chain. */
function isOfChain(draft: CommandDraft): boolean {
  const said = { ...('quest' in draft && draft.quest), ...('edits' in draft && draft.edits) };
  return CHAIN_FIELDS.some((field) => field in said);
}
