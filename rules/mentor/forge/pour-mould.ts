import type { SkillLevel, TimeCommitment } from '#rules/mentor/collected-data.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import { pomodoroBlocks } from '#rules/quest/duration.ts';
import type { Slot } from './family.ts';
import { amountOf, durationText, frequencyOf, gradeOf, minutesOf, rewardOf } from './measure.ts';
import type { ReadGoal } from './read-goal.ts';

export type Measures = { readonly skillLevel: SkillLevel; readonly timeCommitment: TimeCommitment };

/** Gives one quest of a family its amount, its length and its reward. */
export function pourMould(
  { family, it, words }: ReadGoal,
  slot: Slot,
  { skillLevel, timeCommitment }: Measures,
): GeneratedQuest {
  const mould = family.quests[slot];
  const minutes = Math.min(
    minutesOf(slot, timeCommitment),
    mould.atMost ?? Number.POSITIVE_INFINITY,
  );
  const amount = amountOf(mould.perMinute ?? 0, minutes, skillLevel);
  const fill = (text: string) =>
    text.replaceAll('{m}', `${minutes}`).replaceAll('{n}', `${amount}`).replaceAll('{it}', it);
  const grade = gradeOf(slot, skillLevel);
  const blocks = pomodoroBlocks(minutes);
  return {
    title: fill(mould.title.filter(Boolean).join(' ')),
    duration: durationText(minutes),
    subtasks: mould.steps.map(([title, description], at) => ({
      title: fill(title),
      description: `${fill(description)}${at === 0 && words !== '' ? ` Your goal: “${words}”.` : ''}`,
      estimatedPomodoros: Math.max(1, Math.round(blocks / mould.steps.length)),
    })),
    difficulty: grade,
    frequency: slot !== 'once' && mould.isWeekly ? 'Weekly' : frequencyOf(slot, timeCommitment),
    category: family.category,
    xpReward: rewardOf(grade, minutes),
    totalEstimatedPomodoros: blocks,
  };
}
