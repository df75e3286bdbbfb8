import { cleanText, isBlank } from '#rules/clean-text.ts';
import { MAX_INPUTS, MAX_MESSAGE_LENGTH } from './chat-progress.ts';
import { isInDistress } from './distress.ts';
import { ownWords } from './own-words.ts';
import { onAreas, onGoal, onSkill, onStyle, onTime } from './warden-replies.ts';

const QUESTIONS = {
  goal: 'First, your main goal: what would you change or finish, if tonight were day one?',
  areas: 'Which areas of interest should your quests come from? Name as many as you like.',
  time: 'How much time can you truly give on an ordinary day?',
  style: 'Do you want your quests structured, step by step, or flexible, with room to move?',
  experience: 'Last question: how much experience do you bring, and what else should I know?',
} as const;

/** Counts what will be stored: in normal form C some characters become three. */
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

/** Question n + 1; nothing after the last answer. */
export function questionAfter(answerCount: number): string | undefined {
  return NEXT[answerCount - 1];
}

/** After answer n comes an answer to it and question n + 1; after the fifth, the farewell. */
export function scriptedReply(answers: readonly string[]): string {
  const latest = answers.at(-1) ?? '';
  if (answers.length > 0 && isInDistress(latest)) return kindWord(answers.length);
  switch (answers.length) {
    case 0:
      return QUESTIONS.goal;
    case 1:
      return `${onGoal(latest)} ${QUESTIONS.areas}`;
    case 2:
      return `${onAreas(latest)} ${QUESTIONS.time}`;
    case 3:
      return `${onTime(latest)} ${QUESTIONS.style}`;
    case 4:
      return `${onStyle(latest)} ${QUESTIONS.experience}`;
    default:
      return `${onSkill(answers[MAX_INPUTS - 1] ?? '')} ${FAREWELL}`;
  }
}

const FAREWELL =
  'Thank you, that is all I need. Your board is being laid out now. Come back tomorrow, and the day after; I will keep the lamp lit.';

const IN_DISTRESS =
  'Thank you for telling me. That is a great deal to carry, and you need not carry it alone: please tell someone close to you today, or call a crisis line or your local emergency number. They would want to hear from you, at any hour.';

/** No jest, no praise and no lecture; then the door stays open, without a push. */
function kindWord(answerCount: number): string {
  const question = questionAfter(answerCount);
  const next =
    question === undefined
      ? 'Your board is being laid out, and there is no hurry with it. I will keep the lamp lit.'
      : `The board can wait. If you would like to go on, I am here. ${question}`;
  return `${IN_DISTRESS} ${next}`;
}
