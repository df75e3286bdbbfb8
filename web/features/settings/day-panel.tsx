import type { ReactNode } from 'react';
import { MAX_DAWN_HOUR, type Settings } from '#rules/document/settings.ts';
import { WEEK_STARTS, type WeekStart } from '#rules/quest/week.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { zoneName } from '#web/platform/clock.ts';
import { longDay } from '#web/platform/day-words.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Panel } from '#web/ui/panel.tsx';

const HOURS = Array.from({ length: MAX_DAWN_HOUR + 1 }, (_, hour) => String(hour));
const WEEKDAY: Readonly<Record<WeekStart, string>> = { monday: 'Monday', sunday: 'Sunday' };

/** Settings of the day and the week. */
export function DayPanel(): ReactNode {
  const game = useGame();
  const today = useToday();
  const { dawnHour, weekStart } = useView((document) => document.settings);
  return (
    <Panel title="Day and week">
      <p className="text-body">
        Your day is <strong>{longDay(today)}</strong>.
      </p>
      <div className="grid gap-1.5">
        <div className="sm:max-w-56">
          <Select
            label="A new day begins at"
            options={HOURS}
            chosen={String(dawnHour)}
            onChoose={(hour) => chooseDay(game, { dawnHour: Number(hour) })}
            wordFor={hourName}
          />
        </div>
        <p className="text-small text-muted">Until then it is still the day before.</p>
      </div>
      <Choice
        label="Weeks begin on"
        options={WEEK_STARTS}
        chosen={weekStart}
        onChoose={(chosen) => chooseDay(game, { weekStart: chosen })}
        wordFor={(start) => WEEKDAY[start]}
      />
      <p className="text-small text-muted wrap-anywhere">
        Time of this device: {deviceZone(game)}. Neither change costs you a day.
      </p>
    </Panel>
  );
}

function hourName(hour: string): string {
  if (hour === '0') return 'Midnight';
  return hour === '12' ? 'Noon' : `${hour.padStart(2, '0')}:00`;
}

type DaySettings = Partial<Pick<Settings, 'dawnHour' | 'weekStart'>>;

function chooseDay(game: Game, settings: DaySettings): void {
  dispatch(game, [{ kind: 'hunter.settings', id: game.newId(), settings }]);
}

/** The time zone of this device: "Europe/Berlin, UTC+1". */
function deviceZone({ clock }: Game): string {
  const minutes = clock.utcOffsetMinutes();
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const offset = `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const zone = zoneName().replaceAll('_', ' ');
  return zone === '' ? offset : `${zone}, ${offset}`;
}
