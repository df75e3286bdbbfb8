import type { Placed } from '#mentor/planner/lots.ts';
import { dayText, type Pace } from '#mentor/planner/pace.ts';
import { counted } from '#mentor/planner/pour.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

// Puts the wishes of the fourth answer, a streak and milestones, as lines on quests of the board.

const STREAK = 'Streak: cross the day off at once; one miss is a gap, two begin a new chain.';
const PARTS = [0.25, 0.5, 0.75];
/** The days before the date that are left for the last touches. */
const LAST_DAYS = 14;
/** If the date is nearer than this many days, the milestones are general ones. */
const LEAST_DAYS = 28;

type WishedGoal = { readonly goal: UnderstoodGoal; readonly pace?: Pace };

/** The lines by index of their quest: the streak on the main goal's most frequent quest, milestones on its review. */
export function wishLines(
  placed: readonly Placed[],
  goal: WishedGoal | undefined,
  {
    wishes,
    today,
  }: { readonly wishes: NonNullable<Understanding['wishes']>; readonly today: LocalDate },
): ReadonlyMap<number, string> {
  const own = [...placed.entries()].filter(([, lot]) => lot.goal === 0 && lot.kind !== 'once');
  const most = Math.max(0, ...own.map(([, { sessions }]) => sessions));
  const oftenest = own.find(([, { sessions }]) => sessions === most);
  const review = own.find(([, { candidate }]) => candidate.mould.plan.role === 'check') ?? own[0];
  const lines = new Map<number, string>();
  const add = (at: number, line: string) =>
    lines.set(at, [lines.get(at) ?? '', line].filter((text) => text !== '').join(' '));
  if (wishes.includes('streak') && oftenest && most > 1) add(oftenest[0], STREAK);
  if (wishes.includes('milestones') && review && goal) add(review[0], milestones(goal, today));
  return lines;
}

/** The milestones in words: "Milestones: 1,150 by 20 February, 2,300 by 27 May, 3,450 by 31 August." */
function milestones({ goal: { target = {} }, pace }: WishedGoal, today: LocalDate): string {
  const { unit = '', from = 0, by, doubt, per, underMinutes } = target;
  const n = pace?.instead?.n ?? target.n; // reachable by the date
  const days = by && !doubt ? dayNumber(by) - dayNumber(today) : 0;
  if (days < LEAST_DAYS)
    return 'Milestones: the total of weeks 4, 8 and 12, side by side on one sheet.';
  const isSum = n !== undefined && n - from >= 4 && per === undefined && underMinutes === undefined;
  const dayAt = (part: number) => dayText(addDays(today, Math.round(days * part)));
  const said = (part: number) =>
    `${counted(Math.round(from + ((n ?? 0) - from) * part), unit)} by ${dayAt(part)}`;
  if (isSum) return `Milestones: ${PARTS.map(said).join(', ')}.`;
  const end = dayText(addDays(today, days - LAST_DAYS));
  return `Milestones: a third by ${dayAt(1 / 3)}, two thirds by ${dayAt(2 / 3)}, all but the last touches by ${end}.`;
}
