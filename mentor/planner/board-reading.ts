import { SKILL_LEVELS } from '#mentor/chat/collected-data.ts';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
import { hazardLine } from '#mentor/safety/emergency.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { ownWords } from '#mentor/text/own-words.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { GOAL_SHAPES } from '#mentor/understand/corrections.ts';
import type { OtherWish } from '#mentor/understand/languages/other-language.ts';
import { CONFIDENCE, type TopicReading } from '#mentor/understand/score.ts';
import type { Understanding } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import {
  type ChipChoice,
  type ChipForm,
  cautionChoices,
  dateChoices,
  formOf,
  optionChoices,
  styleChoices,
} from './chip-changes.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { ForgedBoard } from './forge-board.ts';
import { emergencyLine, type Told } from './gated-wish.ts';
import type { GoalPlan } from './plan-board.ts';

export type ReadChip = Chip & {
  /**
   * The alternatives that a tap on the chip offers; empty for chips that only follow from others, such as the pace.
   */
  readonly choices: readonly ChipChoice[];
  /** Input fields shown beside the choices: a number, a date, or the time of a week. */
  readonly form?: ChipForm;
  /** One tap applies the chip's only choice, because the chip's text already says what it does. */
  readonly isDirect?: true;
};

/** What a screen shows about how the forge understood the answers. */
export type BoardReading = {
  readonly chips: readonly ReadChip[];
  /** Messages of the safety gate in the person's language, and goals that no quest could be made of. */
  readonly notes: readonly string[];
  /** One line that names the own answers missing from the board and says why; empty if none is missing. */
  readonly leftOut: string;
  /** Whether the person should be asked: a goal was read with doubt, or nothing could be made of it. */
  readonly isAsked: boolean;
  /** The chips that the newcomer's strip repeats, joined into one line. */
  readonly summary: string;
  /** Set if the person wrote in another language: a note in that language that the quests are in English. */
  readonly language?: BoardLanguage;
};

export type BoardLanguage = {
  readonly code: string;
  readonly line: string;
  /** The label of the button that closes the note. */
  readonly close: string;
};

/** The chips that `BoardReading.summary` contains. */
const REPEATED: readonly Chip['about'][] = [
  'goal',
  'target',
  'date',
  'pace',
  'less',
  'later',
  'waiting',
  'time',
  'caution',
];
/** Texts that could not become a goal. `LIGHT` adds notes about care; with any heavier note nobody is asked. */
const UNREAD: readonly Told['about'][] = ['no-goal', 'statement'];
const LIGHT: readonly Told['about'][] = [...UNREAD, 'body', 'minor'];
const LONGEST_QUOTE = 24;

export function readingOf(board: ForgedBoard, today: LocalDate): BoardReading {
  const chips = chipsOf(board.understood, board);
  const cautions = chips.filter(({ about }) => about === 'caution');
  const words = chips.filter(({ about }) => about === 'corrected');
  return {
    chips: chips.map((chip) => {
      const at = chip.about === 'caution' ? cautions.indexOf(chip) : words.indexOf(chip);
      return withChanges(chip, board, { at, today });
    }),
    notes: [...new Set([emergencyLine(board.told), ...board.told.map(noteOn)])].filter(Boolean),
    leftOut: board.leftOut,
    isAsked: isAskedOf(board, chips),
    summary: chips
      .filter(({ about }) => REPEATED.includes(about))
      .map(({ text }) => text)
      .join(' · '),
    ...(board.other && languageOf(board.other)),
  };
}

function isAskedOf({ told }: ForgedBoard, chips: readonly Chip[]): boolean {
  const isLight = told.every(({ about }) => LIGHT.includes(about));
  const isUnread = told.some(({ about }) => UNREAD.includes(about));
  return isLight && (isUnread || chips.some(({ isAsked }) => isAsked));
}

function languageOf({ language: code, words: { line, close } }: OtherWish) {
  return { language: { code, line, close } };
}

/** Medicine that is not taken already: to change nothing would leave it so. */
const STOPPED = /\b(?:stopped|skipp(?:ed|ing)|came off|quit|not taking|haven.?t taken|ran out)\b/i;
const RING_TODAY = 'Stopped or skipped it already: ring them today.';

function noteOn({ said, about, language }: Told): string {
  if (about === 'hazard') return hazardLine(said);
  if (about === 'medication' && STOPPED.test(said))
    return `${answerTo(about, language)} ${RING_TODAY}`;
  if (about !== 'no-goal') return answerTo(about, language);
  const words = ownWords(said);
  const what = words === '' ? 'That' : `“${words}”`;
  return `${what} is nothing I can lay out steps for. Say what you want to do, and how much of it.`;
}

type ChipTerms = {
  /** Index of the chip among the caution chips, or among the chips of corrected words. */
  readonly at: number;
  readonly today: LocalDate;
};

function withChanges(chip: Chip, board: ForgedBoard, { at, today }: ChipTerms): ReadChip {
  const plan = board.goals[chip.goalAt ?? -1];
  const form = formOf(chip, plan, { time: board.understood.time, today });
  const choices = plan
    ? choicesOfGoal(chip, plan, { goals: board.goals, today, hasForm: form !== undefined })
    : choicesOfWeek(chip, board.understood, at);
  return {
    ...chip,
    text: spelledOut(chip),
    choices,
    ...(form && { form }),
    ...(DIRECT.includes(chip.about) && { isDirect: true as const }),
  };
}

/** The chip's text as it reads on its own: "balanced" becomes "balanced style". */
function spelledOut({ about, text }: Chip): string {
  if (about === 'style') return `${text} style`;
  if (about === 'caution' && text === 'minor') return 'under 16';
  return about === 'corrected' ? text.replace('” as “', '” read as “') : text;
}

const DIRECT: readonly Chip['about'][] = ['waiting', 'less', 'later'];

type GoalTerms = {
  readonly goals: readonly GoalPlan[];
  readonly today: LocalDate;
  readonly hasForm: boolean;
};

function choicesOfGoal(
  chip: Chip,
  plan: GoalPlan,
  { goals, today, hasForm }: GoalTerms,
): readonly ChipChoice[] {
  const { about } = chip;
  if (about === 'goal') return goalChoices(plan, goals);
  if (about === 'level') return levelChoices(plan);
  if (about === 'target') return [noNumber(plan)];
  if (about === 'waiting') return [nowChoice(plan, chip)];
  if (about === 'less' || about === 'later') return insteadChoices(plan, chip);
  return hasForm ? dateChoices(plan, today) : []; // 'date', 'ask-date', or an undated 'pace'
}

function choicesOfWeek(
  { about }: Chip,
  { style, cautions, corrected }: Understanding,
  at: number,
): readonly ChipChoice[] {
  if (about === 'time') return optionChoices();
  if (about === 'style') return styleChoices(style);
  if (about === 'caution') return cautionChoices(cautions[at]);
  return about === 'corrected' ? wordChoices(corrected[at]) : [];
}

/** Other ways to read a goal; none for a stand-in of the gate or an area. */
function goalChoices(
  { goal, isStandIn }: GoalPlan,
  goals: readonly GoalPlan[],
): readonly ChipChoice[] {
  if (isStandIn || goal.rank === 'area') return [];
  const { said, near, reading, shape, canSplit, follows, rank, confidence } = goal;
  const isOther = ({ topic, sub }: Pick<TopicReading, 'topic' | 'sub'>) =>
    topic !== reading?.topic || sub !== reading.sub;
  const topics = near.filter(isOther).map((one) => readingChoice(said, one));
  // While the topic is in doubt, its sub-topics are not offered.
  const subs = subsOf(confidence < CONFIDENCE.sure ? undefined : reading?.topic)
    .filter((sub) => isOther(sub) && near.every((one) => one.sub !== sub.sub))
    .map((one) => readingChoice(said, one));
  const shapes = GOAL_SHAPES.filter((one) => reading !== undefined || one !== shape).map(
    (one): ChipChoice => ({
      label: SHAPE_KITS[one].name,
      correction: { about: 'reading', said, shape: one },
      isFar: true,
    }),
  );
  const before = goals.find((one) => one.goal.said === follows);
  const parts: readonly ChipChoice[] = [
    ...(canSplit ? [{ label: 'Two goals', correction: { about: 'split' as const, said } }] : []),
    ...(before
      ? [
          {
            label: `One goal with “${shortened(before.goal.said)}”`,
            correction: { about: 'merge' as const, said },
          },
        ]
      : []),
    ...(rank === 'second'
      ? [
          {
            label: 'Make it the main goal',
            correction: { about: 'rank' as const, said, rank: 'main' as const },
          },
        ]
      : []),
  ];
  return [...topics, ...subs, ...parts, ...shapes];
}

function subsOf(topic: string | undefined): readonly Pick<TopicReading, 'topic' | 'sub'>[] {
  const route = TOPIC_ROUTES.find(({ id }) => id === topic);
  return route?.subs.map(({ id }) => ({ topic: route.id, sub: id })) ?? [];
}

function readingChoice(
  said: string,
  { topic, sub }: Pick<TopicReading, 'topic' | 'sub'>,
): ChipChoice {
  const route = TOPIC_ROUTES.find(({ id }) => id === topic);
  const name = route?.subs.find(({ id }) => id === sub)?.name;
  return {
    label: [route?.name ?? topic, ...(name === undefined ? [] : [name])].join(' > '),
    correction: { about: 'reading', said, topic, ...(sub !== undefined && { sub }) },
  };
}

function levelChoices({ goal: { said, level } }: GoalPlan): readonly ChipChoice[] {
  return SKILL_LEVELS.filter((one) => one !== level).map((one) => ({
    label: one,
    correction: { about: 'level', said, level: one },
  }));
}

/** Moves a waiting goal right after the main goal; if it is there already, it becomes the main goal. */
function nowChoice({ goal: { said } }: GoalPlan, { goalAt, text }: Chip): ChipChoice {
  const rank = goalAt === 1 ? 'main' : 'second';
  return { label: text, correction: { about: 'rank', said, rank } };
}

function noNumber({ goal: { said } }: GoalPlan): ChipChoice {
  return { label: 'No number was meant', correction: { about: 'target', said } };
}

/** Replaces a date that the week cannot keep: by the amount reachable until then, or by a later date. */
function insteadChoices({ goal, pace }: GoalPlan, { about, text }: Chip): readonly ChipChoice[] {
  const { said, target } = goal;
  if (!pace?.instead) return [];
  const { n, allBy } = pace.instead;
  const correction: Correction =
    about === 'later'
      ? { about: 'date', said, by: allBy }
      : {
          about: 'target',
          said,
          n,
          unit: target?.unit ?? '',
          ...(target?.underMinutes !== undefined && { underMinutes: target.underMinutes }),
        };
  return [{ label: text, correction }];
}

function wordChoices(pair: readonly [said: string, read: string] | undefined) {
  if (pair === undefined) return [];
  const [word] = pair;
  return [{ label: `I meant “${word}”`, correction: { about: 'word' as const, word } }];
}

function shortened(said: string): string {
  if (said.length <= LONGEST_QUOTE) return said;
  return `${said.slice(0, LONGEST_QUOTE).replace(/ [^ ]*$/, '')}…`;
}
