import { counted } from '#mentor/planner/pour.ts';
import type { GoalTarget } from '#mentor/understand/understanding.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

const DAYS_A_MONTH = 30.4;

/** The numbers in words: "From 150 to 180 kg in 41 weeks: about 3 kg a month." */
export function paceText(
  { n, unit = '', by, doubt, underMinutes }: GoalTarget,
  now: number | undefined,
  today: LocalDate,
): string | undefined {
  if (underMinutes !== undefined && n !== undefined && unit === 'km') {
    const half = Math.round((underMinutes * 60) / (n * 2));
    const time = `${Math.floor(half / 60)}:${String(half % 60).padStart(2, '0')}`;
    return `Under ${underMinutes} minutes is ${time} for each 500 metres.`;
  }
  if (n === undefined || now === undefined || now >= n) return undefined;
  const way = `From ${now} to ${counted(n, unit)}`;
  const days = by && !doubt ? dayNumber(by) - dayNumber(today) : 0;
  if (days < 28) return `${way}.`;
  const monthly = (n - now) / (days / DAYS_A_MONTH);
  const said = monthly < 10 ? Math.round(monthly * 10) / 10 : Math.round(monthly);
  return `${way} in ${Math.round(days / 7)} weeks: about ${counted(said, unit)} a month.`;
}
