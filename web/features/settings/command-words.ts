import type { Command, CommandKind } from '#rules/commands/command.ts';

const WORDS: Readonly<Record<CommandKind, string>> = {
  'quest.add': 'Added a quest',
  'quest.done': 'Completed a quest',
  'quest.remove': 'Removed a quest',
  'quest.subtask': 'Finished a step',
  'quest.edit': 'Changed a quest',
  'quest.ask': 'Asked the mentor',
  'quest.amount': 'Logged an amount',
  'quest.note': 'Wrote a note',
  'quest.past': 'Brought a past along',
  'raid.session': 'Began a raid',
  'raid.focus': 'Finished a focus block',
  'hunter.login': 'Came back',
  'hunter.onboard': 'Finished the first talk',
  'hunter.rename': 'Changed the name',
  'hunter.roles': 'Changed the roles',
  'hunter.fitness': 'Changed the fitness types',
  'hunter.settings': 'Changed a setting',
  'hunter.rest': 'Changed days of rest',
};

export function commandInWords(command: Command): string {
  const what = WORDS[command.kind];
  if (command.kind === 'quest.add') return `${what}: ${command.quest.title}`;
  return command.kind === 'quest.done' ? `${what}: ${command.title}` : what;
}
