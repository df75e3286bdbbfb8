import { cleanText } from '#rules/clean-text.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Call } from '#web/platform/network.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';
import { askForAdvice, hasModel } from './mentor-line.ts';

export type QuestQuestion = {
  readonly quest: Quest;
  /** About one step; otherwise about the whole quest. */
  readonly subtaskId?: string | undefined;
  readonly question: string;
};

/** Who answered, and why it was not the model where one was asked. */
export type Advised =
  | { readonly source: 'mentor' }
  | { readonly source: 'offline'; readonly failure?: string };

type Line = { readonly call: Call; readonly signal: AbortSignal };

/** The answer is kept with the quest. There always is one, unless the hunter cancels. */
export async function askAboutQuest(
  game: Game,
  asked: QuestQuestion,
  line: Line,
): Promise<Advised | undefined> {
  const question = cleanText(asked.question).trim();
  const { answer, ...advised } = await adviceOn({ ...asked, question }, line);
  if (line.signal.aborted) return undefined;
  const { quest, subtaskId } = asked;
  const about = { questId: quest.id, ...(subtaskId !== undefined && { subtaskId }) };
  doDeeds(game, [{ kind: 'quest.ask', id: game.newId(), ...about, question, answer }]);
  return advised;
}

async function adviceOn(
  asked: QuestQuestion,
  { call, signal }: Line,
): Promise<Advised & { readonly answer: string }> {
  const { quest, subtaskId, question } = asked;
  const { title, description, category, difficulty } = quest;
  const step = quest.subtasks?.find(({ id }) => id === subtaskId);
  const offline = async (failure?: string) => {
    const { adviseOffline } = await import('#rules/mentor/forge/advise.ts');
    const answer = adviseOffline(quest, question, step?.title);
    return { source: 'offline' as const, answer, ...(failure !== undefined && { failure }) };
  };
  if (isInDistress(question) || !(await hasModel(call))) return offline();
  const body = {
    quest: { title, description, category, difficulty },
    question,
    ...(step && { subtaskTitle: step.title }),
  };
  const said = await askForAdvice(call, body, signal);
  if (said.kind === 'said') return { source: 'mentor', answer: said.value };
  if (said.kind === 'none') return offline();
  return offline(
    'message' in said && said.message !== '' ? said.message : 'The mentor gave no answer.',
  );
}
