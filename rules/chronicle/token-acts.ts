import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandKind, CommandOf } from '#rules/commands/command.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { plainWords } from '#rules/quest/search-quests.ts';
import type { ByToken } from './paid-command.ts';

/** Something that a personal token did and that pays nothing: it stands in the Chronicle all the same. */
export type TokenAct = {
  readonly key: string;
  readonly day: LocalDate;
  readonly at: string;
  readonly by: ByToken;
  /** In the past tense, to be followed by the title of the quest. */
  readonly done: string;
  readonly rootId: string;
  /** Where the command says it; else the quest is asked. */
  readonly title?: string;
};

type ToldAct<Kind extends CommandKind> = (
  command: CommandOf<Kind>,
) => Pick<TokenAct, 'done' | 'title'> & { readonly questId: string };

/** No token does it, or it is paid and stands in the Chronicle for that. */
const NOT_TOLD = () => undefined;

const TOLD: { readonly [Kind in CommandKind]: ToldAct<Kind> | typeof NOT_TOLD } = {
  'quest.add': ({ questId, quest: { title } }) => ({ questId, title, done: 'Added' }),
  'quest.remove': ({ questId }) => ({ questId, done: 'Removed' }),
  'quest.subtask': ({ questId }) => ({ questId, done: 'Ticked a step of' }),
  'quest.edit': ({ questId }) => ({ questId, done: 'Changed' }),
  'quest.amount': ({ questId, n }) => ({
    questId,
    done: n < 0 ? `Took ${-n} off` : `Added ${n} to`,
  }),
  'quest.note': ({ questId, text }) => ({
    questId,
    done: text === '' ? 'Emptied the note on' : 'Wrote a note on',
  }),
  'quest.done': NOT_TOLD,
  'quest.ask': NOT_TOLD,
  'quest.past': NOT_TOLD,
  'raid.session': NOT_TOLD,
  'raid.focus': NOT_TOLD,
  'hunter.login': NOT_TOLD,
  'hunter.onboard': NOT_TOLD,
  'hunter.rename': NOT_TOLD,
  'hunter.roles': NOT_TOLD,
  'hunter.fitness': NOT_TOLD,
  'hunter.settings': NOT_TOLD,
  'hunter.rest': NOT_TOLD,
};

/** What a token did with a command; none for one of the user's own devices. */
export function tokenAct<Kind extends CommandKind>(
  command: CommandOf<Kind>,
  { by }: { readonly by?: ByToken | undefined },
): TokenAct | undefined {
  const told = by && TOLD[command.kind](command);
  if (!told) return undefined;
  const { questId, ...act } = told;
  const { key, day, at } = command;
  return { key, day, at, by, rootId: rootOf(questId), ...act };
}

/** The acts whose words, title or token hold every word. */
export function foundActs<Act extends TokenAct>(
  acts: readonly Act[],
  text: string,
): readonly Act[] {
  const words = plainWords(text).split(/\s+/).filter(Boolean);
  return acts.filter(({ done, title = '', by }) => {
    const searched = plainWords(`${done} ${title} ${by.name ?? by.door}`);
    return words.every((word) => searched.includes(word));
  });
}
