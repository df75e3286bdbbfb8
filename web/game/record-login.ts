import { hasDay } from '#rules/activity/day-set.ts';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import type { Clock } from '#web/platform/clock.ts';
import { watchMinutes } from '#web/platform/page.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';

/**
 * Records the day's login as soon as the log can be believed, before anything is painted from it,
 * and again when a tab that stayed open is seen on a new day.
 */
export function recordLogins(log: HunterLog, clock: Clock): () => void {
  // A clock that is a year off has its login moved to another day: it is not recorded over and over.
  let recorded: LocalDate | undefined;
  function look(): void {
    if (log.status().load !== 'ready') return;
    const { loginDays, settings } = log.view();
    const today = localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), settings.dawnHour);
    if (today === recorded || hasDay(loginDays, today)) return;
    recorded = today;
    log.record([{ kind: 'hunter.login' }]);
  }
  const leave = [log.subscribe(look), watchMinutes(look)];
  look();
  return () => {
    for (const end of leave) end();
  };
}
