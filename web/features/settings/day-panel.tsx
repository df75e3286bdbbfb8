import type { ReactNode } from 'react';
import { MAX_DAWN_HOUR } from '#rules/document/settings.ts';
import { WEEK_STARTS, type WeekStart } from '#rules/quest/week.ts';
import { chooseDay, deviceZone } from '#web/game/day-settings.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { Choice } from '#web/ui/choice.tsx';
import { LONG_DAY } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';

const HOURS = Array.from({ length: MAX_DAWN_HOUR + 1 }, (_, hour) => String(hour));
const WEEKDAY: Readonly<Record<WeekStart, string>> = { monday: 'Monday', sunday: 'Sunday' };

/** When a day ends is the hunter's to say. */
export function DayPanel(): ReactNode {
  const game = useGame();
  const today = useToday();
  const { dawnHour, weekStart } = useView((document) => document.settings);
  return (
    <Panel title="Day and week">
      <p className="text-body">
        Your day is <strong>{LONG_DAY.format(Date.parse(today))}</strong>.
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
        <p className="text-small text-muted">
          What you do before that hour still counts for the day before. Changing it never costs you
          a day that has begun.
        </p>
      </div>
      <div className="grid gap-1.5">
        <Choice
          label="Weeks begin on"
          options={WEEK_STARTS}
          chosen={weekStart}
          onChoose={(chosen) => chooseDay(game, { weekStart: chosen })}
          wordFor={(start) => WEEKDAY[start]}
        />
        <p className="text-small text-muted">
          Changing it gives no week and takes none: what you cleared stays cleared for its week.
        </p>
      </div>
      <p className="text-small text-muted">
        This device is in <span className="text-ink wrap-anywhere">{deviceZone(game)}</span>. Days
        follow the clock of the device in your hand: a journey can make a day longer, it never takes
        one.
      </p>
    </Panel>
  );
}

function hourName(hour: string): string {
  if (hour === '0') return 'Midnight';
  return hour === '12' ? 'Noon' : `${hour.padStart(2, '0')}:00`;
}
