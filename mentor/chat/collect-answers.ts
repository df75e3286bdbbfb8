import { cutText } from '#rules/cut-text.ts';
import type { CollectedData } from './collected-data.ts';
import { isInDistress } from './distress.ts';
import { isHarmful } from './harm.ts';
import { areasIn } from './heard-areas.ts';
import { skillIn } from './heard-skill.ts';
import { styleIn } from './heard-style.ts';
import { commitmentOf, timeIn } from './heard-time.ts';
import { isNoAnswer } from './no-answer.ts';

const MAX_ANSWER_LENGTH = 500;

/** The answers stand in the order of the five questions; what is missing gets a default. */
export function collectedFrom(answers: readonly string[]): CollectedData {
  const [goal = '', areas = '', time = '', style = '', experience = ''] = answers;
  const focusAreas = isNothingToKeep(areas) ? [] : areasIn(areas);
  return {
    mainGoal: isNoAnswer(goal) || isNothingToKeep(goal) ? 'Build habits that last' : tidy(goal),
    focusAreas: focusAreas.length === 0 ? ['Personal growth'] : focusAreas,
    dailyCommitment: time.trim() === '' ? '1-2 hours daily' : commitmentOf(timeIn(time)),
    questStyle: styleIn(style) ?? 'balanced',
    personalNote: tidy(experience),
    skillLevel: skillIn(experience) ?? 'Intermediate',
  };
}

/** What was said in distress or in anger becomes neither goal nor interest. */
function isNothingToKeep(said: string): boolean {
  return isInDistress(said) || isHarmful(said);
}

function tidy(answer: string): string {
  const oneLine = answer
    .replace(/[\r\n]+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(oneLine, MAX_ANSWER_LENGTH);
}
