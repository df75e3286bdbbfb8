import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Slot } from '#mentor/families/family.ts';
import type { ReadGoal } from '#mentor/text/read-goal.ts';
import { pomodoroBlocks } from '#rules/quest/duration.ts';
import type { GeneratedQuest } from './generated-quest.ts';
import { amountOf, durationText, frequencyOf, gradeOf, minutesOf, rewardOf } from './measure.ts';

export type Measures = {
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
  readonly dayMinutes?: number;
};

type Poured = {
  readonly quest: GeneratedQuest;
  /** What it takes of every day. */
  readonly dailyMinutes: number;
};

/** Gives one quest of a family its amount, its length and its reward. */
export function pourMould(
  { family, it, words }: ReadGoal,
  slot: Slot,
  measures: Measures & { readonly dayLeft: number },
): Poured {
  const { skillLevel, timeCommitment, dayLeft } = measures;
  const mould = family.quests[slot];
  const minutes = minutesOf(slot, measures, mould.atMost);
  const amount = amountOf(mould.perMinute ?? 0, minutes, skillLevel);
  const fill = (text: string) =>
    text.replaceAll('{m}', `${minutes}`).replaceAll('{n}', `${amount}`).replaceAll('{it}', it);
  const grade = gradeOf(slot, skillLevel);
  const blocks = pomodoroBlocks(minutes);
  const shares = blockShares(blocks, mould.steps.length);
  const wished = slot !== 'once' && mould.isWeekly ? 'Weekly' : frequencyOf(slot, timeCommitment);
  const frequency = wished === 'Daily' && minutes > dayLeft ? 'Weekly' : wished;
  const quest: GeneratedQuest = {
    title: fill(mould.title.filter(Boolean).join(' ')),
    duration: durationText(minutes),
    subtasks: mould.steps.map(([title, description], at) => ({
      title: fill(title),
      description: `${fill(description)}${at === 0 && words !== '' ? ` Your goal: “${words}”.` : ''}`,
      estimatedPomodoros: shares[at] ?? 1,
    })),
    difficulty: grade,
    frequency,
    category: family.category,
    xpReward: rewardOf(grade, minutes),
    totalEstimatedPomodoros: blocks,
  };
  return { quest, dailyMinutes: frequency === 'Daily' ? minutes : 0 };
}

/** A step has at least one block; where there are enough of them they add up to the whole. */
function blockShares(blocks: number, steps: number): readonly number[] {
  const least = Math.max(1, Math.floor(blocks / steps));
  const left = Math.max(0, blocks - least * steps);
  return Array.from({ length: steps }, (_, at) => least + (at >= steps - left ? 1 : 0));
}
