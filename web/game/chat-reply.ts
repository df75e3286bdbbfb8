import { scriptedReply } from '#rules/mentor/scripted-chat.ts';

/** What the Warden says to the latest answer. Without a model the Warden speaks from the script. */
export async function wardenReply(answers: readonly string[]): Promise<string> {
  return scriptedReply(answers);
}
