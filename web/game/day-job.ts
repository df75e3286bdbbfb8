import { hasDay } from '#rules/activity/day-set.ts';
import { daysTakenByTravel, hunterDay } from '#rules/activity/hunter-day.ts';
import { type LocalDate, parseLocalDate } from '#rules/activity/local-date.ts';
import { leapDrafts } from '#rules/commands/habit-commands.ts';
import { deviceFlag, type TextFormat } from '#web/platform/device-flag.ts';
import { watchMinutes } from '#web/platform/page.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { Game } from './game.ts';
import { renewalsOfDay, todayOf } from './habits/habit-rules.ts';
import { renewal, tellRenewed } from './renew-quests.ts';

/** After the paint of whatever changed. */
const SOON_MS = 50;

/** Renews what a new day renews by itself, and records logins that travel would have cost. */
export function startDayJob(game: Game): () => void {
  const { log } = game;
  const alarm = createAlarm();
  const tried = new Set<string>();
  const look = () => {
    if (log.status().load !== 'ready') return;
    recordSkippedLogins(game);
    renewAtDawn(game, tried);
  };
  const unsubscribes = [log.subscribe(() => alarm.set(SOON_MS, look)), watchMinutes(look)];
  look();
  return () => {
    alarm.clear();
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Two devices add the same successor: its key is its day. A refused one is not tried again. */
function renewAtDawn(game: Game, tried: Set<string>): void {
  const due = renewalsOfDay(game.log.view(), todayOf(game)).byThemselves.filter(
    ({ questId }) => !tried.has(questId),
  );
  if (due.length === 0) return;
  for (const { questId } of due) tried.add(questId);
  game.log.recordUnasked(due.map((successor) => renewal(game, successor)));
  tellRenewed(game, due.length);
}

type SeenDay = { readonly day: LocalDate; readonly utcOffsetMinutes: number };

/** Stored as `2026-11-15 -600`. */
const LAST_SEEN: TextFormat<SeenDay> = {
  parse: (text) => {
    const [dayText = '', offsetText] = text.split(' ');
    const day = parseLocalDate(dayText);
    return day && { day, utcOffsetMinutes: Number(offsetText) || 0 };
  },
  format: ({ day, utcOffsetMinutes }) => `${day} ${utcOffsetMinutes}`,
};

/** A day that a journey skipped counts as a login day, where the journey began it is not over yet, and as a rest day. */
function recordSkippedLogins({ log, clock }: Game): void {
  const lastSeen = deviceFlag(`duskgate.${log.uid}.last-seen`, LAST_SEEN);
  const view = log.view();
  const nowMs = clock.nowMs();
  const utcOffsetMinutes = clock.utcOffsetMinutes();
  const day = hunterDay(view, nowMs, utcOffsetMinutes);
  const seen = lastSeen.read();
  if (seen?.day === day && seen.utcOffsetMinutes === utcOffsetMinutes) return;
  lastSeen.write({ day, utcOffsetMinutes });
  if (seen === undefined) return;
  for (const skipped of daysTakenByTravel(view, seen, nowMs, utcOffsetMinutes)) {
    if (hasDay(view.loginDays, skipped)) continue;
    const where = { day: skipped, utcOffsetMinutes: seen.utcOffsetMinutes };
    log.recordUnasked([{ kind: 'hunter.login' }, ...leapDrafts([skipped])], where);
  }
}
