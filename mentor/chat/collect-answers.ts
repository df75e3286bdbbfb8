import { readSafety } from '#mentor/safety/gate.ts';
import { isNoAnswer } from '#mentor/text/no-answer.ts';
import { readAreas } from '#mentor/text/read-areas.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import { readStyle } from '#mentor/text/read-style.ts';
import { commitmentOf, readTime } from '#mentor/text/read-time.ts';
import { cutText } from '#rules/cut-text.ts';
import { type CollectedData, DEFAULT_AREA, DEFAULT_GOAL } from './collected-data.ts';

const MAX_ANSWER_LENGTH = 500;

/** Reads the five answers, which are in the order of the questions. Missing ones get a default. */
export function collectedFrom(answers: readonly string[]): CollectedData {
  const [goal = '', areas = '', time = '', style = '', experience = ''] = answers;
  const focusAreas = isNothingToKeep(areas) ? [] : readAreas(areas);
  return {
    mainGoal: isNoAnswer(goal) || isNothingToKeep(goal) ? DEFAULT_GOAL : tidy(goal),
    focusAreas: focusAreas.length === 0 ? [DEFAULT_AREA] : focusAreas,
    dailyCommitment: time.trim() === '' ? '1-2 hours daily' : commitmentOf(readTime(time)),
    questStyle: readStyle(style) ?? 'balanced',
    personalNote: isNothingToKeep(experience) ? '' : tidy(experience),
    skillLevel: readSkill(experience) ?? 'Intermediate',
  };
}

/** Whether the gate answers a text itself, so that it is not stored as a goal, area or note. */
function isNothingToKeep(said: string): boolean {
  const { risk, isLeft } = readSafety(said);
  return risk !== undefined || isLeft;
}

function tidy(answer: string): string {
  const oneLine = answer
    .replace(/[\r\n]+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(oneLine, MAX_ANSWER_LENGTH);
}
