import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { GoalShape } from '#mentor/understand/goal-form.ts';
import type { OtherWish } from '#mentor/understand/languages/other-language.ts';
import type { TopicReading } from '#mentor/understand/score.ts';
import type { ChosenReading } from '#mentor/understand/understanding.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { ForgedBoard } from './forge-board.ts';
import type { Told } from './gated-wish.ts';
import type { GoalPlan } from './plan-board.ts';

/** Another way to read a goal: what a tap on it chooses. */
type OtherReading = { readonly label: string; readonly chosen: ChosenReading };

export type ReadChip = Chip & {
  /** Of a goal: the nearest topics first, then the shapes. */
  readonly others: readonly OtherReading[];
};

/** What a screen shows of how a board came about. */
export type BoardReading = {
  readonly chips: readonly ReadChip[];
  /** What the gate says, in the person's language, and what is no goal. */
  readonly notes: readonly string[];
  /** What a newcomer's board repeats of the chips. */
  readonly summary: string;
  /** For whoever wrote in another language: that the quests are in English, said in that language. */
  readonly language?: BoardLanguage;
};

export type BoardLanguage = {
  readonly code: string;
  readonly line: string;
  /** The control that says it is fine. */
  readonly close: string;
};

const REPEATED: readonly Chip['about'][] = [
  'goal',
  'target',
  'pace',
  'less',
  'later',
  'waiting',
  'time',
  'caution',
];

const SHAPES = Object.keys(SHAPE_KITS) as readonly GoalShape[]; // the keys of the table

export function readingOf(board: ForgedBoard): BoardReading {
  const chips = chipsOf(board.understood, board)
    .filter(({ about, text }) => about !== 'style' || text !== 'balanced') // nobody asked for it
    .map((chip) => {
      const plan = chip.about === 'goal' ? board.goals[chip.goalAt ?? -1] : undefined;
      return { ...chip, others: plan ? othersOf(plan) : [] };
    });
  return {
    chips,
    notes: [...new Set(board.told.map(noteOn))],
    summary: chips
      .filter(({ about }) => REPEATED.includes(about))
      .map(({ text }) => text)
      .join(' · '),
    ...(board.other && languageOf(board.other)),
  };
}

function languageOf({ language: code, words: { line, close } }: OtherWish) {
  return { language: { code, line, close } };
}

function noteOn({ said, about, language }: Told): string {
  if (about !== 'no-goal') return answerTo(about, language);
  return `“${said}” is nothing I can lay out steps for. Say what you want to do, and how much of it.`;
}

/** What the gate put in a goal's place, and an area, is not read in another way. */
function othersOf({ goal, isStandIn }: GoalPlan): readonly OtherReading[] {
  if (isStandIn || goal.rank === 'area') return [];
  const { said, near, reading, shape } = goal;
  const topics = near
    .filter(({ topic, sub }) => topic !== reading?.topic || sub !== reading.sub)
    .map((one) => ({ label: labelOf(one), chosen: chosenOf(said, one) }));
  const shapes = SHAPES.filter((one) => reading !== undefined || one !== shape).map((one) => ({
    label: SHAPE_KITS[one].name,
    chosen: { said, shape: one },
  }));
  return [...topics, ...shapes];
}

function chosenOf(said: string, { topic, sub }: TopicReading): ChosenReading {
  return { said, topic, ...(sub !== undefined && { sub }) };
}

function labelOf({ topic, sub }: TopicReading): string {
  const route = TOPIC_ROUTES.find(({ id }) => id === topic);
  const name = route?.subs.find(({ id }) => id === sub)?.name;
  return [route?.name ?? topic, ...(name === undefined ? [] : [name])].join(' > ');
}
