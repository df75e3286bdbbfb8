import type { ChatProgress } from '#mentor/chat/chat-progress.ts';
import { questionAfter } from '#mentor/chat/questions.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import type { MentorSaid } from '#protocol/replies/mentor-messages.ts';
import type { MentorReply } from '#protocol/replies/mentor-reply.ts';
import { FAILED_LINE, failedMessage } from './chat-turns.ts';

/**
 * What a model understood of the answers. When the chat is over is for the rules to decide, not for
 * the model.
 */
export type MentorReading = Pick<MentorReply, 'extractedData' | 'finalProfile'>;

export type WardenReply = { readonly lines: readonly string[]; readonly reading?: MentorReading };

type ChatModel = {
  readonly isThere: () => Promise<boolean>;
  readonly ask: (progress: ChatProgress) => Promise<MentorSaid<MentorReply>>;
};

/**
 * The reply to the latest answer: from a model if there is one, otherwise from the script. A model that
 * failed once is not asked again, and no model hears what the gate answers.
 */
export async function wardenReply(progress: ChatProgress, model: ChatModel): Promise<WardenReply> {
  const scripted = scriptedReply(progress.answers);
  const isScripted =
    progress.answers.some((answer) => readSafety(answer).risk !== undefined) ||
    failedMessage(progress.messages) !== undefined ||
    !(await model.isThere());
  if (isScripted) return { lines: [scripted] };
  const said = await model.ask(progress);
  if (said.kind === 'none') return { lines: [scripted] };
  if (said.kind !== 'said') return { lines: [FAILED_LINE, scripted] };
  const { message, extractedData, finalProfile } = said.value;
  return {
    lines: [message, ...forgottenQuestion(message, progress.inputCount)],
    reading: { extractedData, ...(finalProfile && { finalProfile }) },
  };
}

/** The next question of the script, if the model's message does not ask one. */
function forgottenQuestion(message: string, answerCount: number): readonly string[] {
  const question = questionAfter(answerCount);
  return question === undefined || /[?？؟]/.test(message) ? [] : [question];
}
