import type { Mould } from '#mentor/library/topic.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import { NUMBER, PROJECT, ROUTINE, SKILL } from './made-shapes.ts';
import { CARE, DECIDE, DROP, EVENT } from './met-shapes.ts';

type ShapeKit = {
  /** Label on a chip. */
  readonly name: string;
  readonly quests: readonly Mould[];
};

/** The quests of each shape, for goals that no topic covers. */
export const SHAPE_KITS: Readonly<Record<GoalShape, ShapeKit>> = {
  project: { name: 'Finish a project', quests: PROJECT },
  number: { name: 'Reach a number', quests: NUMBER },
  skill: { name: 'Build a skill', quests: SKILL },
  routine: { name: 'Keep a routine', quests: ROUTINE },
  drop: { name: 'Drop a habit', quests: DROP },
  event: { name: 'Prepare for an event', quests: EVENT },
  care: { name: 'Care for somebody', quests: CARE },
  decide: { name: 'Decide or organise', quests: DECIDE },
};
