import { ownWords } from '#mentor/text/own-words.ts';
import { cleanText, isBlank } from '#rules/clean-text.ts';
import { MAX_INPUTS, MAX_MESSAGE_LENGTH } from './chat-progress.ts';

export const QUESTIONS = {
  goal: 'First, your main goal: what would you change or finish, if tonight were day one?',
  areas: 'Which areas of interest should your quests come from? Name as many as you like.',
  time: 'How much time can you truly give on an ordinary day?',
  style: 'Do you want your quests structured, step by step, or flexible, with room to move?',
  experience: 'Last question: how much experience do you bring, and what else should I know?',
} as const;

/** Whether a message can be sent. Its length counts as stored: NFC may make one character three. */
export function canSend(text: string, inputCount: number, isLoading: boolean): boolean {
  const length = Array.from(cleanText(text)).length;
  const isSendable = !isBlank(text) && length <= MAX_MESSAGE_LENGTH;
  return isSendable && inputCount < MAX_INPUTS && !isLoading;
}

export function openingMessage(displayName: string): string {
  const name = ownWords(displayName);
  const greeting = name === '' ? 'I am the Warden.' : `I am the Warden, ${name}.`;
  return `${greeting} Five questions stand between you and your board. ${QUESTIONS.goal}`;
}

const NEXT = [QUESTIONS.areas, QUESTIONS.time, QUESTIONS.style, QUESTIONS.experience];

/** The question after this many answers; `undefined` after the last. */
export function questionAfter(answerCount: number): string | undefined {
  return NEXT[answerCount - 1];
}
