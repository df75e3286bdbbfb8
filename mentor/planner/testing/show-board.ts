import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import { chipsOf } from '#mentor/planner/chips.ts';
import { type ForgedBoard, forgeBoard } from '#mentor/planner/forge-board.ts';
import { emergencyLine } from '#mentor/planner/gated-wish.ts';
import type { PlannedQuest } from '#mentor/planner/pour-terms.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
import { hazardLine } from '#mentor/safety/emergency.ts';
import { SEVEN_DAYS } from '#mentor/understand/figures/rhythm.ts';
import type { SaidWish, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type LocalDate, parseLocalDate, weekday } from '#rules/activity/local-date.ts';

type ShownWish = {
  readonly goals: readonly string[];
  readonly answers?: readonly string[] | undefined;
  readonly level?: string | undefined;
  readonly time?: string | undefined;
  readonly today: string;
  readonly history: readonly (readonly string[])[];
};

const TODAY_LETTERS = 11;
const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Everything the forge thinks of a wish, as text for a terminal. */
export async function showBoard(wish: ShownWish): Promise<string> {
  const today = parseLocalDate(wish.today);
  if (today === undefined) throw new Error(`No calendar has the day ${wish.today}.`);
  const board = await forgeBoard(saidBy(wish), {
    today,
    history: wish.history,
    isBoardNeeded: true,
  });
  return [...board.understood.goals.map(readingLine), boardText(board, today)].join('\n');
}

/** What a person sees of a board: what the gate says, the chips, the week and the quests. */
export function boardText(board: ForgedBoard, today: LocalDate): string {
  const lines = [
    ...heading(board),
    '',
    ...grid(board.quests, weekday(today)),
    '',
    ...board.quests.flatMap(questLines),
  ];
  return lines.join('\n');
}

function saidBy({ goals, answers, level, time }: ShownWish): SaidWish {
  const [goal, ...others] = answers ?? [];
  const fields = ['areas', 'time', 'style', 'experience'] as const;
  const said = fields
    .map((field, at) => [field, others[at] ?? ''] as const)
    .filter(([, text]) => text !== '');
  const commitment = TIME_COMMITMENTS.find((one) => one === time);
  const isSpoken = time !== undefined && commitment === undefined;
  return {
    ...Object.fromEntries(said),
    goals: goal ? [goal, ...goals] : goals,
    ...(isSpoken && { time }),
    ...(commitment && { commitment }),
    ...levelOf(level),
  };
}

function levelOf(level: string | undefined): Pick<SaidWish, 'level'> {
  if (level === undefined) return {};
  const skill = SKILL_LEVELS.find((one) => one === level);
  if (skill === undefined) throw new Error(`--level is one of ${SKILL_LEVELS.join(', ')}.`);
  return { level: skill };
}

function heading({ understood, told, other, ...plan }: ForgedBoard): string[] {
  const chips = chipsOf(understood, plan);
  return [
    ...(other ? [`language: ${other.language} · ${other.words.line}`] : []),
    ...[emergencyLine(told)].filter(Boolean),
    ...told.map(
      ({ about, said, language }) =>
        `gate: ${about} (${language}) in "${said}"${about === 'no-goal' ? '' : `\n      ${about === 'hazard' ? hazardLine(said) : answerTo(about, language)}`}`,
    ),
    ...chips.map(({ about, text, isAsked }) => `[${about}] ${text}${isAsked ? ' (?)' : ''}`),
  ];
}

function readingLine({ said, confidence, near, shape, name }: UnderstoodGoal): string {
  const readings = near.map(
    ({ topic, sub, score }) => `${topic}${sub ? ` > ${sub}` : ''} ${score.toFixed(1)}`,
  );
  return `read: "${said}" ${confidence.toFixed(2)} · ${[...readings, `shape ${shape}`].join(' · ')}${name ? ` · name ${name}` : ''}`;
}

/** The first week, from today on. */
function grid(quests: readonly PlannedQuest[], today: number): string[] {
  const days = SEVEN_DAYS.map((_, at) => SEVEN_DAYS.find((day) => day === (today + at) % 7) ?? 0);
  return days.map((day, at) => {
    const laid = quests.filter(({ days }) => days.includes(day));
    const sum = laid.reduce((total, { minutes }) => total + minutes, 0);
    const name = at === 0 ? `${DAY_NAMES[day]} (today)` : DAY_NAMES[day];
    return `${name?.padEnd(TODAY_LETTERS)} ${String(sum).padStart(4)}  ${laid.map(({ title, minutes }) => `${title} ${minutes}`).join(' · ')}`;
  });
}

function questLines(quest: PlannedQuest): string[] {
  const { title, difficulty, xpReward, duration, frequency, schedule, when, goal, reason } = quest;
  const terms = [
    ...(schedule ? [when] : []),
    ...(goal
      ? [`${goal.kind === 'atMost' ? 'at most' : 'at least'} ${goal.target / 100} ${goal.unit}`]
      : []),
  ];
  return [
    `* ${title}`,
    `    ${difficulty} ${xpReward} · ${duration} · ${[frequency, ...terms].join(' · ')}`,
    ...quest.subtasks.map(
      ({ title: step, description }) => `    - ${step}${description && `: ${description}`}`,
    ),
    `    ${reason}`,
  ];
}
