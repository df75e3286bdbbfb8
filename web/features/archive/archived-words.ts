import type { LocalDate } from '#rules/activity/local-date.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
import { habitOf } from '#rules/habits/calendar.ts';
import { runOn } from '#rules/habits/run.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dayAndYear } from '#web/platform/date-words.ts';
import { counted } from '#web/ui/counted.ts';

/** The last figures of an archived quest: "12 clears · last on 3 Nov 2026 · best run 7 · strength 41 %". */
export function archivedWords(view: GameDocument, quest: Quest, today: LocalDate): string {
  const { streak, completedOn, frequency, id } = quest;
  const habit = habitOf(chainOf(view, id), view);
  const figures =
    frequency === 'milestone'
      ? []
      : [
          `best run ${runOn(habit, today).best}`,
          `strength ${Math.round(100 * strengthOn(habit, today))} %`,
        ];
  return [
    counted(streak, 'clear'),
    ...(completedOn ? [`last on ${dayAndYear(completedOn)}`] : []),
    ...figures,
  ].join(' · ');
}
