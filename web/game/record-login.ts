import { hasDay } from '#rules/activity/day-set.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
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
    const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
    if (today === recorded || hasDay(log.view().loginDays, today)) return;
    recorded = today;
    log.recordUnasked([{ kind: 'hunter.login' }]);
  }
  const leave = [log.subscribe(look), watchMinutes(look)];
  look();
  return () => {
    for (const end of leave) end();
  };
}
