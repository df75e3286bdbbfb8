import type { Settings } from '#rules/document/settings.ts';
import { zoneName } from '#web/platform/zone.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

type DaySettings = Partial<Pick<Settings, 'dawnHour' | 'weekStart'>>;

/** A later dawn keeps the day that has begun; an earlier one may begin the next at once. */
export function chooseDay(game: Game, settings: DaySettings): void {
  doDeeds(game, [{ kind: 'hunter.settings', id: game.newId(), settings }]);
}

/** Where this device believes to be: "Europe/Berlin, UTC+1". */
export function deviceZone({ clock }: Game): string {
  const minutes = clock.utcOffsetMinutes();
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const offset = `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const zone = zoneName().replaceAll('_', ' ');
  return zone === '' ? offset : `${zone}, ${offset}`;
}
