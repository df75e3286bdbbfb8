import { isInDistress } from '#mentor/safety/distress.ts';
import { MAX_INPUTS } from './chat-progress.ts';
import { QUESTIONS, questionAfter } from './questions.ts';
import { onAreas, onGoal, onSkill, onStyle, onTime } from './warden-replies.ts';

/** After answer n comes an answer to it and question n + 1; after the fifth, the closing line. */
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
  }
  return `${onSkill(answers[MAX_INPUTS - 1] ?? '')} ${CLOSING_LINE}`;
}

const CLOSING_LINE =
  'Thank you, that is all I need. Your board is being laid out now. Come back tomorrow, and the day after; I will keep the lamp lit.';

const IN_DISTRESS =
  'Thank you for telling me. That is a great deal to carry, and you need not carry it alone: please tell someone close to you today, or call a crisis line or your local emergency number. They would want to hear from you, at any hour.';

/** The reply to words of distress: where help is, then the next question without pressing for an answer. */
function kindWord(answerCount: number): string {
  const question = questionAfter(answerCount);
  const next =
    question === undefined
      ? 'Your board is being laid out, and there is no hurry with it. I will keep the lamp lit.'
      : `The board can wait. If you would like to go on, I am here. ${question}`;
  return `${IN_DISTRESS} ${next}`;
}
