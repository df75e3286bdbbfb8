import { messageOf } from '#rules/reminders/message.ts';
import { openCount, remindersBetween, TOO_LATE_MS } from '#rules/reminders/reminders.ts';
import type { Game } from '#web/game/game.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { forgetReminders, mayNotify, setBadge, workerHere } from '#web/platform/alerts/push.ts';
import { zoneName } from '#web/platform/clock.ts';
import { deviceFlag, type TextFormat } from '#web/platform/device-flag.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { watchMinutes } from '#web/platform/page.ts';
import { holdTabLock } from '#web/platform/tab-lock.ts';
import { whenIdle } from '#web/platform/timers.ts';
import { agree, readReminders, wayOf } from './this-device.ts';

const LOOK_EVERY_MS = 20_000;
const INSTANT: TextFormat<number> = { parse: (text) => Number(text) || undefined, format: String };

/**
 * Keeps the badge, tells the server at each start and in each new zone where this browser is, and
 * reminds from the open tab where no push can. Returns the way to stop.
 */
export function startReminderJob(game: Game, call: Call): () => void {
  const { uid } = game.log;
  let toldZone: string | undefined;
  let badge: number | undefined;
  let isLookDue = false;

  const lookSoon = () => {
    if (isLookDue) return;
    isLookDue = true;
    whenIdle(look);
  };
  const look = () => {
    isLookDue = false;
    if (game.log.status().load !== 'ready') return;
    // Only where it matters: the first question for the zone of a page takes a phone a tenth of a second.
    const zone = wayOf(uid).read() === 'push' ? zoneName() : undefined;
    if (zone !== undefined && toldZone !== zone) {
      toldZone = zone;
      renew(call, uid).catch((error: unknown) => logProblem('reminders were not renewed', error));
    }
    const count = openCount(game.log.view(), todayOf(game));
    if (count !== badge) setBadge(count);
    badge = count;
  };
  look();
  const stops = [game.log.subscribe(lookSoon), watchMinutes(look)];
  // Of several tabs one reminds.
  stops.push(holdTabLock(`duskgate.${uid}.reminders`, () => stops.push(remindFromTab(game))));
  return () => {
    for (const stop of stops) stop();
    // The session is over. Its texts are erased by a sign-out: then this browser forgets the pushes too.
    const leaving = forgetReminders({ alsoPushes: !wayOf(uid).isSet() });
    leaving.catch((error: unknown) => logProblem('a reminder is still shown', error));
  };
}

/** The session may be another than the one that agreed, or the key of the server a new one. */
async function renew(call: Call, uid: string): Promise<void> {
  const reminders = await readReminders(call);
  const agreed = reminders.ok ? await agree(call, reminders.value.publicKey) : reminders;
  if (agreed.ok) wayOf(uid).write(agreed.value);
}

/** Looks again and again what has become due since the last look, by whichever tab; in hidden ones too. */
function remindFromTab(game: Game): () => void {
  const { uid } = game.log;
  const looked = deviceFlag(`duskgate.${uid}.remindedUntil`, INSTANT);
  const look = () => {
    const nowMs = game.clock.nowMs();
    const sinceMs = Math.max(looked.read() ?? nowMs, nowMs - TOO_LATE_MS);
    looked.write(nowMs + 1);
    if (wayOf(uid).read() !== 'tab' || !mayNotify()) return;
    const reminded = { document: game.log.view(), zone: zoneName() || 'UTC' };
    for (const reminder of remindersBetween(reminded, sinceMs, nowMs)) {
      const message = messageOf(uid, reminded, reminder);
      if (message) show(message).catch((error: unknown) => logProblem('no reminder', error));
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

type Message = NonNullable<ReturnType<typeof messageOf>>;

/** The same notification that a push shows: the service worker takes its presses. */
async function show(message: Message): Promise<void> {
  const { title, body, tag, clear, kind } = message;
  const worker = await workerHere();
  const actions = [
    ...(clear ? [{ action: 'clear', title: clear.label }] : []),
    ...(kind === 'quest' ? [{ action: 'later', title: 'Later' }] : []),
  ];
  const options = { body, tag, icon: '/icons/icon-192.png', data: message, actions };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, { body, tag });
}
