import { boardOf } from '#rules/document/document.ts';
import { readyBell, ringBell, type Stroke, tryBell } from '#web/platform/bell.ts';
import { askToNotify, notificationLeave, notify } from '#web/platform/notification.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';
import { startTimer } from './raid-run.ts';
import type { RaidEnd } from './raid-watch.ts';

/** Up to the daylight after focus, down again after a break. */
const STROKES: Readonly<Record<RaidEnd['phase'], readonly Stroke[]>> = {
  focus: [
    { atSeconds: 0, hertz: 392, lastsSeconds: 2.4 },
    { atSeconds: 0.32, hertz: 523.25, lastsSeconds: 2.6 },
    { atSeconds: 0.64, hertz: 659.25, lastsSeconds: 3.2 },
  ],
  rest: [
    { atSeconds: 0, hertz: 523.25, lastsSeconds: 2 },
    { atSeconds: 0.32, hertz: 392, lastsSeconds: 2.6 },
  ],
};

/** Start was pressed. A browser lets a page sound, and ask to notify, from a press and not before. */
export function pressStart(game: Game): void {
  const { hasSound, hasNotifications } = game.log.view().settings;
  startTimer(game);
  if (hasSound) readyBell();
  const key = `duskgate.${game.log.uid}.asked-to-notify`;
  const isDue = hasNotifications || readText(key) === null;
  if (notificationLeave() !== 'unasked' || !isDue) return;
  writeText(key, 'yes');
  askToNotify().then(
    (isAllowed) => isAllowed && chooseBells(game, { hasNotifications: true }),
    () => {},
  );
}

type Bells = {
  readonly isWaitingForStart?: boolean;
  readonly hasSound?: boolean;
  readonly hasNotifications?: boolean;
};

export function chooseBells(game: Game, chosen: Bells): void {
  doDeeds(game, [{ kind: 'hunter.settings', id: game.newId(), settings: chosen }]);
  if (chosen.hasSound) tryBell(STROKES.focus);
}

/** What stands between the setting and a notification. */
export function notificationHint(isOn: boolean): string | undefined {
  const leave = notificationLeave();
  if (leave === 'unknown') return 'This browser has no notifications here.';
  if (leave === 'denied') return 'This browser forbids them; only its own settings can allow them.';
  return isOn && leave === 'unasked' ? 'The browser asks at the next Start.' : undefined;
}

export type EndWords = { readonly title: string; readonly detail: string };

/** A phase is over: heard and shown wherever the hunter is. */
export function tellEnd(game: Game, end: RaidEnd): EndWords {
  const { hasSound, hasNotifications } = game.log.view().settings;
  const words = endWords(game, end);
  if (hasSound) ringBell(STROKES[end.phase]);
  if (hasNotifications) {
    const note = { title: words.title, body: words.detail };
    notify({ ...note, tag: `duskgate.raid.${end.phase}` }).catch(() => {});
  }
  return words;
}

function endWords(game: Game, { phase, isGoingOn, after }: RaidEnd): EndWords {
  if (after.ended && phase === 'focus') {
    const quest = boardOf(game.log.view()).find(({ id }) => id === after.ended?.questId);
    return { title: 'Quest Completed', detail: quest?.title ?? 'The last floor is cleared.' };
  }
  if (phase === 'rest') {
    const detail = isGoingOn
      ? 'Twenty-five minutes of focus have begun.'
      : 'Focus waits for Start.';
    return { title: 'Break over', detail };
  }
  const next = isGoingOn ? 'Five minutes to breathe.' : 'The break waits for Start.';
  return { title: 'Focus block cleared', detail: `+50 XP. ${next}` };
}
