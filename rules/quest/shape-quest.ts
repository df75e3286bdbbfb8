import { cleanLine, cleanText, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { isSame } from '#rules/is-same.ts';
import type { QuestEdits } from './edit-quest.ts';
import { planOfQuest } from './plan-of-quest.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_SUBTASKS,
  MAX_TITLE_LENGTH,
  type PlannedSubtask,
  type Quest,
  type RenewalEdit,
  TIER_OF,
} from './quest.ts';
import { clampReward, minRewardOf } from './reward.ts';

/** All that a hunter can change of a quest. */
export type QuestShape = Pick<
  Quest,
  'title' | 'description' | 'category' | 'frequency' | 'difficulty' | 'xpReward'
> & { readonly subtasks: readonly PlannedSubtask[]; readonly renewal: RenewalEdit };

export function shapeOf(quest: Quest): QuestShape {
  const { title, description, category, frequency, difficulty, xpReward } = quest;
  const { subtasks = [], renewal = 'default' } = planOfQuest(quest);
  return { title, description, category, frequency, difficulty, xpReward, subtasks, renewal };
}

/** What differs, and no more: what somebody else changes meanwhile must stay theirs. */
export function editsTowards(quest: Quest, wanted: QuestShape): QuestEdits {
  const before = shapeOf(quest);
  const title = cutText(cleanLine(wanted.title), MAX_TITLE_LENGTH);
  const description = cutText(cleanText(wanted.description).trim(), MAX_DESCRIPTION_LENGTH);
  const subtasks = quest.completed
    ? renamed(before.subtasks, stepsIn(wanted))
    : stepsIn(wanted).slice(0, MAX_SUBTASKS);
  return {
    ...(!isBlank(title) && title !== before.title && { title }),
    ...(description !== before.description && { description }),
    ...(!isSame(subtasks, before.subtasks) && { subtasks }),
    ...(wanted.renewal !== before.renewal && { renewal: wanted.renewal }),
    ...(!quest.completed && figuresTowards(quest, wanted)),
  };
}

/** A completion fixed the figures of a completed quest. */
function figuresTowards(quest: Quest, wanted: QuestShape): QuestEdits {
  const { category, frequency, difficulty } = wanted;
  const xpReward = Math.max(clampReward(wanted.xpReward), minRewardOf(quest.id));
  return {
    ...(category !== quest.category && { category }),
    ...(frequency !== quest.frequency && { frequency }),
    ...(difficulty !== quest.difficulty && { difficulty, tier: TIER_OF[difficulty] }),
    ...(xpReward !== quest.xpReward && { xpReward }),
  };
}

/** A step without words is none. */
function stepsIn({ subtasks }: QuestShape): readonly PlannedSubtask[] {
  return subtasks
    .map((step) => ({ ...step, title: cutText(cleanLine(step.title), MAX_TITLE_LENGTH) }))
    .filter(({ title }) => !isBlank(title));
}

function renamed(
  steps: readonly PlannedSubtask[],
  wanted: readonly PlannedSubtask[],
): readonly PlannedSubtask[] {
  const titles = new Map(wanted.map(({ id, title }) => [id, title]));
  return steps.map((step) => ({ ...step, title: titles.get(step.id) ?? step.title }));
}

/** The edits that bring back what these took away. */
export function editsBack(quest: Quest, edits: QuestEdits): QuestEdits {
  const before = { ...shapeOf(quest), tier: quest.tier };
  const fields = Object.keys(edits);
  return Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field)));
}
