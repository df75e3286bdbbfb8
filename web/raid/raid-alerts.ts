import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { readyBell, ringBell, type Stroke, tryBell } from '#web/platform/alerts/bell.ts';
import { askToNotify, notificationPermission, notify } from '#web/platform/alerts/notification.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { questOn } from './raid-address.ts';
import { raidBoard } from './raid-board.ts';
import { isAskingForSteps } from './raid-quest.ts';
import { startTimer } from './run-raid.ts';
import type { RaidEnd } from './watch-raid.ts';

/** Three rising tones after a focus block, two falling ones after a break. */
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

/** Start was pressed: browsers allow sound, and asking for notifications, only from a press. */
export function pressStart(game: Game): void {
  const { hasSound, hasNotifications } = game.log.view().settings;
  startTimer(game);
  if (hasSound) readyBell();
  const asked = deviceFlag(`duskgate.${game.log.uid}.asked-to-notify`, PLAIN_TEXT);
  const isDue = hasNotifications || !asked.isSet();
  if (notificationPermission() !== 'unasked' || !isDue) return;
  asked.write('yes');
  askToNotify().then(
    (isAllowed) => isAllowed && chooseBells(game, { hasNotifications: true }),
    () => {},
  );
}

/** The settings of a raid that the raid's own controls change. */
type RaidSettings = {
  readonly isWaitingForStart?: boolean;
  readonly hasSound?: boolean;
  readonly hasNotifications?: boolean;
};

export function chooseBells(game: Game, chosen: RaidSettings): void {
  dispatch(game, [{ kind: 'hunter.settings', id: game.newId(), settings: chosen }]);
  if (chosen.hasSound) tryBell(STROKES.focus);
}

/** Why no notification will come although the setting is on. */
export function notificationHint(isOn: boolean): string | undefined {
  const permission = notificationPermission();
  if (permission === 'unknown') return 'This browser has no notifications here.';
  if (permission === 'denied')
    return 'This browser forbids them; only its own settings can allow them.';
  return isOn && permission === 'unasked' ? 'The browser asks at the next Start.' : undefined;
}

export type EndWords = { readonly title: string; readonly detail: string };

/** A phase is over: rings the bell and notifies as the settings say; gives the words for a toast. */
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
    const quest = questOn(raidBoard(game), after.ended.questId);
    return { title: 'Quest Completed', detail: quest?.title ?? 'The last floor is cleared.' };
  }
  const open = questOn(raidBoard(game), after.raid.questId);
  if (phase === 'focus' && isAskingForSteps(after, open)) {
    return { title: 'Last floor cleared', detail: '+50 XP. Is the rest done too?' };
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
