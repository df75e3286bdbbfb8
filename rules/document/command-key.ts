import { unreachable } from '#rules/unreachable.ts';
import { COMMAND_VERSION, type Command, type Deed, type Stamp } from './command.ts';

/** The key says what happened: the same deed has the same key on every device. */
export function keyOf(deed: Deed & Pick<Stamp, 'day'>): string {
  switch (deed.kind) {
    case 'quest.add':
      return `add:${deed.questId}`;
    case 'quest.done':
      return `done:${deed.questId}`;
    case 'quest.remove':
      return `del:${deed.questId}`;
    case 'quest.subtask':
      return `sub:${deed.questId}:${deed.subtaskId}`;
    case 'quest.ask':
      return `ask:${deed.id}`;
    case 'raid.session':
      return `session:${deed.sessionId}`;
    case 'raid.focus':
      return `focus:${deed.blockId}`;
    case 'hunter.login':
      return `login:${deed.day}`;
    case 'hunter.onboard':
      return 'onboard';
    case 'quest.edit':
    case 'hunter.rename':
    case 'hunter.roles':
    case 'hunter.fitness':
    case 'hunter.settings':
      return `set:${deed.id}`;
    default:
      return unreachable(deed);
  }
}

export function commandOf(deed: Deed, stamp: Stamp): Command {
  const stamped = { ...deed, ...stamp };
  return { ...stamped, key: keyOf(stamped), v: COMMAND_VERSION };
}
