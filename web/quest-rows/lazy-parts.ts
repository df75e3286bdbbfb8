import { loadHabitRules } from '#web/game/habits/habit-rules.ts';
import { lazyPart } from '#web/ui/lazy.tsx';

/** The parts before the rules: what the rules say of a quest has a row to stand in. */
async function load() {
  const { ROW_PARTS } = await import('./row-parts.ts');
  await loadHabitRules();
  return ROW_PARTS;
}

export const BoardSections = lazyPart(async () => (await load()).BoardSections);
export const ClearWatch = lazyPart(async () => (await load()).ClearWatch);
export const HabitAmount = lazyPart(async () => (await load()).HabitAmount);
export const HabitControl = lazyPart(async () => (await load()).HabitControl);
export const HabitFigures = lazyPart(async () => (await load()).HabitFigures);
export const HabitFoot = lazyPart(async () => (await load()).HabitFoot);
export const HabitMeta = lazyPart(async () => (await load()).HabitMeta);
export const HabitNote = lazyPart(async () => (await load()).HabitNote);
export const RowMenuList = lazyPart(async () => (await load()).RowMenuList);
export const RenewButton = lazyPart(async () => (await load()).RenewButton);
export const RenewalBanner = lazyPart(async () => (await load()).RenewalBanner);

/** For a board that is not painted without them: one that came later would move the rows. */
export function loadRowParts(): Promise<unknown> {
  return Promise.all([BoardSections, HabitMeta, RenewalBanner].map((part) => part.load()));
}
