import { readingOf } from '#mentor/planner/board-reading.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { boardText } from './show-board.ts';

/** An invented newcomer: the five answers of the chat, and what they would say if the board asked. */
export type Newcomer = OwnAnswers & {
  readonly id: number;
  readonly goal: string;
  readonly areas: string;
  readonly time: string;
  readonly style: string;
  readonly experience: string;
  /** The goal in other words, for a board that asks what was meant. */
  readonly means: string;
};

/** The board of each newcomer after they answered what it asks, as the readers of a rubric round see it. */
export async function peopleBoards(
  people: readonly Newcomer[],
  { today, isAnswered }: { readonly today: string; readonly isAnswered: boolean },
): Promise<string> {
  const day = parseLocalDate(today);
  if (day === undefined) throw new Error(`No calendar has the day ${today}.`);
  const boards: string[] = [];
  for (const one of people) boards.push(await boardFor(one, { day, isAnswered }));
  return boards.join('\n\n');
}

async function boardFor(
  newcomer: Newcomer,
  { day, isAnswered }: { readonly day: LocalDate; readonly isAnswered: boolean },
): Promise<string> {
  const { id, goal, areas, time, style, experience, means } = newcomer;
  const said = { areas, time, style, experience };
  const around = { today: day, isBoardNeeded: true };
  const first = await forgeBoard({ ...said, goals: [goal] }, around);
  const isAsked = isAnswered && readingOf(first, day).isAsked;
  const own = Object.fromEntries(
    OWN_ANSWERS.map((field) => [field, newcomer[field] ?? '']).filter(([, text]) => text !== ''),
  );
  const isOwn = isAnswered && Object.keys(own).length > 0;
  const board =
    isAsked || isOwn
      ? await forgeBoard(
          { ...said, goals: [isAsked ? means : goal] },
          around,
          isOwn ? [{ about: 'own', ...own }] : [],
        )
      : first;
  return [
    `##### ${id}`,
    `1 goal: ${goal}`,
    `2 areas: ${areas}`,
    `3 time: ${time}`,
    `4 style: ${style}`,
    `5 experience: ${experience}`,
    ...(isAsked ? [`The board asked what was meant; answered: ${means}`] : []),
    ...(isOwn
      ? [
          `Answered in "Make them yours": ${Object.entries(own)
            .map(([field, text]) => `${field}: ${text}`)
            .join(' | ')}`,
        ]
      : []),
    ...(board.leftOut === '' ? [] : [`The screen says: ${board.leftOut}`]),
    '',
    boardText(board, day),
  ].join('\n');
}
