import { hasDay } from '#rules/activity/day-set.ts';
import { daysTakenByTravel, hunterDay } from '#rules/activity/hunter-day.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { watchMinutes } from '#web/platform/page.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { Game } from './game.ts';
import { dueNow } from './renew-due.ts';
import { renewal, tellRenewed } from './renew-quests.ts';

/** After the paint of whatever changed. */
const SOON_MS = 50;

/** What a new day brings by itself, whenever the app is looked at. */
export function keepDays(game: Game): () => void {
  const { log } = game;
  const alarm = createAlarm();
  const tried = new Set<string>();
  const look = () => {
    if (log.status().load !== 'ready') return;
    keepLeaptDays(game);
    renewAtDawn(game, tried);
  };
  const leave = [log.subscribe(() => alarm.set(SOON_MS, look)), watchMinutes(look)];
  look();
  return () => {
    alarm.clear();
    for (const end of leave) end();
  };
}

/** Two devices make the same successor: its key is its day. What was turned away is not tried again. */
function renewAtDawn(game: Game, tried: Set<string>): void {
  const due = dueNow(game.log.view(), game.clock).byThemselves.filter(
    ({ questId }) => !tried.has(questId),
  );
  if (due.length === 0) return;
  for (const { questId } of due) tried.add(questId);
  game.log.recordUnasked(due.map((successor) => renewal(game, successor)));
  tellRenewed(game, due.length);
}

/** Travel costs no day: one that it leapt over is not over yet where the journey began. */
function keepLeaptDays({ log, clock }: Game): void {
  const key = `duskgate.${log.uid}.last-seen`;
  const view = log.view();
  const nowMs = clock.nowMs();
  const utcOffsetMinutes = clock.utcOffsetMinutes();
  const [seenDay = '', seenOffset] = readText(key)?.split(' ') ?? [];
  const day = parseLocalDate(seenDay);
  const seen = day && { day, utcOffsetMinutes: Number(seenOffset) || 0 };
  const now = `${hunterDay(view, nowMs, utcOffsetMinutes)} ${utcOffsetMinutes}`;
  if (now === `${seenDay} ${seenOffset}`) return;
  writeText(key, now);
  for (const taken of seen ? daysTakenByTravel(view, seen, nowMs, utcOffsetMinutes) : []) {
    if (hasDay(view.loginDays, taken)) continue;
    const where = { day: taken, utcOffsetMinutes: seen?.utcOffsetMinutes ?? utcOffsetMinutes };
    log.recordUnasked([{ kind: 'hunter.login' }], where);
  }
}
