import { SKILL_LEVELS } from '#mentor/chat/collected-data.ts';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import { OWN_ANSWERS } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardText } from './show-board.ts';

const TODAY = '2026-11-15' as LocalDate; // a Sunday
const ANSWERS = ['areas', 'time', 'style', 'experience'] as const;

/**
 * A golden board is a text: the wish, a line for each answer ("goal: ...", "act: ..."), an empty line and what the forge
 * makes of it. `forging: 3` is the board that stands after *Forge again* was pressed twice. Gives the whole text anew.
 */
export async function goldenText(text: string): Promise<string> {
  const wish = text.split('\n\n', 1).join('').trim();
  const valuesOf = (field: string) =>
    wish
      .split('\n')
      .flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));
  const [level] = valuesOf('level');
  const said: SaidWish = {
    goals: valuesOf('goal'),
    ...Object.fromEntries(
      ANSWERS.flatMap((field) => valuesOf(field).map((value) => [field, value])),
    ),
    ...SKILL_LEVELS.filter((one) => one === level).reduce((_, one) => ({ level: one }), {}),
  };
  const own = OWN_ANSWERS.flatMap((field) => valuesOf(field).map((value) => [field, value]));
  const corrections = own.length > 0 ? [{ about: 'own' as const, ...Object.fromEntries(own) }] : [];
  const [forgings = '1'] = valuesOf('forging');
  const history: string[][] = [];
  let board = await forgeBoard(said, { today: TODAY, isBoardNeeded: true }, corrections);
  for (let forged = 1; forged < Number(forgings); forged += 1) {
    history.unshift(board.quests.map(({ mouldId }) => mouldId));
    const around = { today: TODAY, isBoardNeeded: true, history };
    board = await forgeBoard(said, around, corrections);
  }
  const left = board.leftOut === '' ? '' : `${board.leftOut}\n\n`;
  return `${wish}\n\n${left}${boardText(board, TODAY)}\n`;
}
