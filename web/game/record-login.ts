import { hasDay } from '#rules/activity/day-set.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import { watchMinutes } from '#web/platform/page.ts';
import type { SyncClient } from '#web/sync/client.ts';

/**
 * Records the day's login as soon as the document is loaded, before it is painted, and again when a
 * tab that stayed open is looked at on a new day.
 */
export function recordLogins(log: SyncClient, clock: BrowserClock): () => void {
  // The server moves the login of a wrong clock to another day: it must not be recorded over and over.
  let recorded: LocalDate | undefined;
  function look(): void {
    if (log.status().load !== 'ready') return;
    const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
    if (today === recorded || hasDay(log.view().loginDays, today)) return;
    recorded = today;
    log.recordUnasked([{ kind: 'hunter.login' }]);
  }
  const unsubscribes = [log.subscribe(look), watchMinutes(look)];
  look();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
