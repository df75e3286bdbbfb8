import type { MeantWord } from '#mentor/understand/meant-words.ts';
import type { ClauseReader } from '#mentor/understand/score.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { SEVEN_DAYS, type Weekday } from './rhythm.ts';

type Window = { readonly words: readonly MeantWord[]; readonly days: readonly Weekday[] };

/**
 * Gives two or more goals days of their own where the time answer names them: "mornings for Spanish, Sunday for the
 * garden".
 */
export function withWindows(
  goals: readonly UnderstoodGoal[],
  windows: readonly Window[],
  read: ClauseReader,
): readonly UnderstoodGoal[] {
  const own = goals.filter(({ rank }) => rank !== 'area');
  if (own.length < 2 || windows.length < 2) return goals;
  const found = windows.map((window) => own.find((goal) => isMeant(goal, window, read)));
  const [first, other] = own;
  // With two goals and only one named, pieces about neither belong to the other goal.
  const rest = own.length === 2 ? (found.includes(first) ? other : first) : undefined;
  const meant = found.some((goal) => goal) ? found.map((goal) => goal ?? rest) : found;
  const named = new Set(windows.flatMap(({ days }) => days));
  if (new Set(meant.filter((goal) => goal)).size < 2 || named.size === 0) return goals;
  const open = SEVEN_DAYS.filter((day) => !named.has(day));
  return goals.map((goal) => {
    const days = windows.filter((_, at) => meant[at] === goal).map((window) => window.days);
    if (days.length === 0 || goal.days) return goal;
    return {
      ...goal,
      days: days.flatMap((some) => (some.length > 0 ? some : open)),
      hasWindow: true as const,
    };
  });
}

/** Whether a piece of the time answer is about a goal, by its topic or by a word of the goal. */
function isMeant(
  { reading, said }: UnderstoodGoal,
  { words }: Window,
  read: ClauseReader,
): boolean {
  const topic = read(words)?.topic;
  if (topic !== undefined && topic === reading?.topic) return true;
  const text = ` ${said.toLowerCase()} `;
  return words.some(
    ({ plain, isContent }) => isContent && plain.length > 3 && text.includes(plain),
  );
}
