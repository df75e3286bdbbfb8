import type { MentorSaid } from '#protocol/mentor-messages.ts';
import type { MentorReply } from '#protocol/mentor-reply.ts';
import type { ChatMessage, ChatProgress } from '#rules/mentor/chat-progress.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import { questionAfter, scriptedReply } from '#rules/mentor/scripted-chat.ts';

/** What the model understood; the rules alone decide when the chat is over. */
export type Heard = Pick<MentorReply, 'extractedData' | 'finalProfile'>;

export type WardenReply = { readonly lines: readonly string[]; readonly heard?: Heard };

type Model = {
  readonly isThere: () => Promise<boolean>;
  readonly ask: (progress: ChatProgress) => Promise<MentorSaid<MentorReply>>;
};

/** @internal for the tests */
export const FAILED_LINE = "That's great! Tell me more about what you'd like to focus on.";
export const FAILED_WARNING =
  'Some features may be limited due to connection issues, but your profile will still be created.';

/** The message after which the warning stands, once. */
export function failedMessage(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return messages.find(({ from, text }) => from === 'mentor' && text === FAILED_LINE);
}

/**
 * What the Warden says to the latest answer: a model's words where there is one, otherwise the
 * script's. A model that failed once is not waited for again, and none is asked about distress.
 */
export async function wardenReply(progress: ChatProgress, model: Model): Promise<WardenReply> {
  const scripted = scriptedReply(progress.answers);
  const isScripts =
    isInDistress(progress.answers.at(-1) ?? '') ||
    failedMessage(progress.messages) !== undefined ||
    !(await model.isThere());
  if (isScripts) return { lines: [scripted] };
  const said = await model.ask(progress);
  if (said.kind === 'none') return { lines: [scripted] };
  if (said.kind !== 'said') return { lines: [FAILED_LINE, scripted] };
  const { message, extractedData, finalProfile } = said.value;
  return {
    lines: [message, ...forgottenQuestion(message, progress.inputCount)],
    heard: { extractedData, ...(finalProfile && { finalProfile }) },
  };
}

/** After answer n comes question n + 1, also from a model that forgot to ask. */
function forgottenQuestion(message: string, answerCount: number): readonly string[] {
  const question = questionAfter(answerCount);
  return question === undefined || /[?？؟]/.test(message) ? [] : [question];
}
