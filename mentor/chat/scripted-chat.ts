import { answerTo } from '#mentor/safety/answers/answers.ts';
import { isStatement, readSafety } from '#mentor/safety/gate.ts';
import { isNoAnswer } from '#mentor/text/no-answer.ts';
import { readRoles } from '#mentor/text/read-roles.ts';
import { MAX_INPUTS } from './chat-progress.ts';
import { QUESTIONS, questionAfter } from './questions.ts';
import { onAreas, onGoal, onSkill, onStyle, onTime } from './warden-replies.ts';

/** The reply to the latest answer, with the next question or, after the fifth, the closing line. */
export function scriptedReply(answers: readonly string[]): string {
  const latest = answers.at(-1) ?? '';
  const { risk, language } = readSafety(latest);
  if (risk !== undefined) return `${answerTo(risk, language)} ${goingOn(answers.length)}`;
  const before = withCare(answers);
  return before === '' ? plainReply(answers, latest) : `${before} ${plainReply(answers, latest)}`;
}

/** The gate's words about the latest answer: each care once, and a line if it may mean harm. */
function withCare(answers: readonly string[]): string {
  const { cares, isUnsure, isLeft, language } = readSafety(answers.at(-1) ?? '');
  const told = answers.slice(0, -1).flatMap((answer) => readSafety(answer).cares);
  const words = cares
    .filter((care) => !told.includes(care))
    .map((care) => answerTo(care, language));
  const line = isLeft ? ['leaving' as const] : isUnsure ? ['unsure' as const] : [];
  return [...words, ...line.map((about) => answerTo(about, language))].join(' ');
}

function plainReply(answers: readonly string[], latest: string): string {
  switch (answers.length) {
    case 0:
      return QUESTIONS.goal;
    case 1:
      return `${hasNoAct(latest) ? answerTo('statement', readSafety(latest).language) : onGoal(latest)} ${QUESTIONS.areas}`;
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

/** Whether a goal only describes a state and none of the known roles is in it. */
function hasNoAct(goal: string): boolean {
  return !isNoAnswer(goal) && isStatement(goal) && readRoles([goal]).roles.length === 0;
}

/** What follows an answer of the gate: the next question, without urging the user. */
function goingOn(answerCount: number): string {
  const question = questionAfter(answerCount);
  return question === undefined
    ? 'Your board is being laid out, and there is no hurry with it. I will keep the lamp lit.'
    : `The board can wait. If you would like to go on, I am here. ${question}`;
}
