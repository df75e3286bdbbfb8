import type { Milestones, Mould } from '#mentor/library/topic.ts';
import type { GoalShape } from '#mentor/understand/corrections.ts';
import { NUMBER, PROJECT } from './made-shapes.ts';
import { CARE, DECIDE, DROP, EVENT } from './met-shapes.ts';
import { ROUTINE, SKILL } from './practice-shapes.ts';

type ShapeKit = {
  /** Label on a chip. */
  readonly name: string;
  readonly milestones: Milestones;
  readonly isOnDate?: true;
  readonly quests: readonly Mould[];
};

/** The quests of each shape, for goals that no topic covers. */
export const SHAPE_KITS: Readonly<Record<GoalShape, ShapeKit>> = {
  project: {
    name: 'Finish a project',
    milestones: [
      'Finish the first three parts',
      'Finish the part you put off longest',
      'Finish the whole and show it to somebody',
    ],
    isOnDate: true,
    quests: PROJECT,
  },
  number: {
    name: 'Reach a number',
    milestones: [
      'Reach a tenth of the number',
      'Reach half of the number',
      'Reach the number and write down the day',
    ],
    quests: NUMBER,
  },
  skill: {
    name: 'Build a skill',
    milestones: [
      'Do it once alone from start to end',
      'Do it three times running without a break',
      'Do it with somebody watching',
    ],
    quests: SKILL,
  },
  routine: {
    name: 'Keep a routine',
    milestones: [
      'Keep it on 20 of 30 days',
      'Keep it through one bad week',
      'Keep it for three months, short days included',
    ],
    quests: ROUTINE,
  },
  drop: {
    name: 'Drop a habit',
    milestones: ['Go one week without it', 'Go a month without it', 'Go three months without it'],
    quests: DROP,
  },
  event: {
    name: 'Prepare for an event',
    milestones: [
      'Book what others have to hold for you',
      'Close half of the list',
      'Hold the day and thank everybody by name',
    ],
    isOnDate: true,
    quests: EVENT,
  },
  care: {
    name: 'Care for somebody',
    milestones: [
      'Ask what helps and do the first thing',
      'Keep one fixed hour a week for two months',
      'Share the care with one more person',
    ],
    quests: CARE,
  },
  decide: {
    name: 'Decide or organise',
    milestones: [
      'Write the question with a date',
      'Compare three ways with somebody who knows',
      'Choose and take the first step',
    ],
    quests: DECIDE,
  },
};
