import type { ReactNode } from 'react';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import stamp from '#web/assets/cleared-stamp.svg';
import { DAY_AND_MONTH } from '#web/ui/day-words.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type ClearedFootProps = {
  readonly quest: Quest;
  readonly today: LocalDate;
};

export function ClearedFoot({ quest, today }: ClearedFootProps): ReactNode {
  return (
    <div className="quest-cleared">
      <img src={stamp} alt="" width="92" height="92" className="quest-stamp" />
      <p className="quest-cleared-word">
        <Glyph name="check" />
        Cleared {clearedWhen(quest.completedOn, today)}
        {quest.isLate && ', late'}
      </p>
    </div>
  );
}

function clearedWhen(day: LocalDate | undefined, today: LocalDate): string {
  if (day === undefined) return '';
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return DAY_AND_MONTH.format(Date.parse(day));
}
