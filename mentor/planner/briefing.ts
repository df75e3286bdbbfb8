import { MAX_UNDERSTOOD, MAX_UNDERSTOOD_LENGTH } from '#mentor/forge/goal-limits.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import type {
  GoalTarget,
  Understanding,
  UnderstoodGoal,
} from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week/week-time.ts';
import { cutText } from '#rules/cut-text.ts';
import { beatText } from './pace.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Lines that tell a model what was understood: the week, the style, cautions and dislikes, then each goal with its
 * topic, target, name and level.
 */
export function briefingOf(understood: Understanding): readonly string[] {
  const { goals, time, style, cautions, dislikes } = understood;
  const lines = [
    weekLine(time),
    `style: ${style}`,
    ...(cautions.length > 0 ? [`cautions: ${cautions.join(', ').replaceAll('-', ' ')}`] : []),
    ...(dislikes.length > 0 ? [`not wanted: ${dislikes.join(', ')}`] : []),
    ...goals.map(goalLine),
  ];
  return lines.slice(0, MAX_UNDERSTOOD).map((line) => cutText(line, MAX_UNDERSTOOD_LENGTH));
}

function weekLine(time: WeekTime): string {
  const { days, sessionMinutes, dayMax, minutesOn, weekMinutes, hasDaily } = time;
  const named = (day: Weekday) => [DAYS[day], minutesOn?.get(day)].filter(Boolean).join(' ');
  const on = typeof days === 'number' ? `${days} days` : days.map(named).join(', ');
  const most = `${sessionMinutes} minutes a sitting, at most ${dayMax} a day and ${weekMinutes} a week`;
  return `week: ${on}; ${most}${hasDaily ? '' : '; nothing daily'}`;
}

function goalLine(goal: UnderstoodGoal): string {
  const { said, rank, target = {}, name, level } = goal;
  const parts = [subjectOf(goal), ...targetParts(target), name && `about ${name}`, level];
  return `${rank} goal “${said}”: ${parts.filter(Boolean).join('; ')}`;
}

/** The topic of a goal, or its shape if the reading is not sure, because a wrong topic would mislead the model. */
function subjectOf({ reading, confidence, shape }: UnderstoodGoal): string {
  const route = reading && libraryIndex().routes.get(reading.topic);
  if (!route || confidence < CONFIDENCE.sure) return SHAPE_KITS[shape].name;
  const sub = route.subs.find(({ id }) => id === reading.sub);
  return sub ? `${route.name} > ${sub.name}` : route.name;
}

function targetParts({ n, unit, per, underMinutes, by }: GoalTarget): readonly string[] {
  return [
    [n, unit, per && `a ${per}`].filter(Boolean).join(' '),
    underMinutes ? `under ${beatText(underMinutes)}` : '',
    by ? `by ${by}` : '',
  ];
}
