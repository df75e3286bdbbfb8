import { type DaySet, hasDay } from './day-set.ts';
import { addDays, type LocalDate } from './local-date.ts';

export function loginStreak(loginDays: DaySet, today: LocalDate): number {
  let streak = 0;
  for (let day = today; hasDay(loginDays, day); day = addDays(day, -1)) streak += 1;
  return streak;
}
