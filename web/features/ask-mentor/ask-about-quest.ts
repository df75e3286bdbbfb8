import { readSafety } from '#mentor/safety/gate.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { askForAdvice, hasModel } from '#web/game/mentor-client.ts';
import type { Call } from '#web/platform/network.ts';

export type QuestQuestion = {
  readonly quest: Quest;
  /** The step it is about; without one it is about the whole quest. */
  readonly subtaskId?: string | undefined;
  readonly question: string;
};

/**
 * Who answered: a model, or the built-in advice, and why the model did not answer if it was asked.
 */
export type AdviceSource =
  | { readonly source: 'mentor' }
  | { readonly source: 'offline'; readonly failure?: string };

type AskConnection = { readonly call: Call; readonly signal: AbortSignal };

/**
 * Asks about a quest and stores the answer with it. There always is an answer, unless the hunter
 * cancels.
 */
export async function askAboutQuest(
  game: Game,
  asked: QuestQuestion,
  connection: AskConnection,
): Promise<AdviceSource | undefined> {
  const question = cleanText(asked.question).trim();
  const { answer, ...source } = await adviceOn(game, { ...asked, question }, connection);
  if (connection.signal.aborted) return undefined;
  const { quest, subtaskId } = asked;
  const about = { questId: quest.id, ...(subtaskId !== undefined && { subtaskId }) };
  dispatch(game, [{ kind: 'quest.ask', id: game.newId(), ...about, question, answer }]);
  return source;
}

async function adviceOn(
  game: Game,
  asked: QuestQuestion,
  { call, signal }: AskConnection,
): Promise<AdviceSource & { readonly answer: string }> {
  const { quest, subtaskId, question } = asked;
  const { title, description, category, difficulty } = quest;
  const step = quest.subtasks?.find(({ id }) => id === subtaskId);
  const offline = async (failure?: string) => {
    const { OFFLINE_MENTOR } = await import('#mentor/forge/offline-mentor.ts');
    const asked = { title, stepTitle: step?.title };
    const answer = await OFFLINE_MENTOR.adviseOffline(asked, question);
    return { source: 'offline' as const, answer, ...(failure !== undefined && { failure }) };
  };
  if (readSafety(question).risk !== undefined || !(await hasModel(game, call))) return offline();
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
