import { MAX_UNDERSTOOD, MAX_UNDERSTOOD_LENGTH } from '#mentor/forge/goal-limits.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import { understand } from '#mentor/understand/understand.ts';
import type { GoalTarget, SaidWish, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { WeekTime } from '#mentor/understand/week-time.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { cutText } from '#rules/cut-text.ts';
import { throughGate } from './gated-wish.ts';

const RANKS = { main: 'main goal', second: 'goal', area: 'interest' } as const;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * What the forge understood of a wish, in lines for a model: the week, the style and the cautions, then
 * each goal with its topic, its target and its level.
 */
export function briefingOf(said: SaidWish, today: LocalDate): readonly string[] {
  const index = libraryIndex();
  const { said: safe, cares, shapeOnly } = throughGate(said, index);
  const understood = understand(safe, { today, index, cares, shapeOnly });
  const { goals, time, style, cautions, dislikes } = understood;
  const lines = [
    weekLine(time),
    `style: ${style}`,
    ...(cautions.length > 0 ? [`cautions: ${cautions.join(', ').replaceAll('-', ' ')}`] : []),
    ...(dislikes.length > 0 ? [`not wanted: ${dislikes.join(', ')}`] : []),
    ...goals.map((goal) => goalLine(goal, index)),
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

function goalLine(goal: UnderstoodGoal, index: EvidenceIndex): string {
  const { said, rank, target, name, level } = goal;
  const parts = [
    subjectOf(goal, index),
    ...(target ? targetParts(target) : []),
    ...(name === undefined ? [] : [`about ${name}`]),
    level,
  ];
  return `${RANKS[rank]} “${said}”: ${parts.join('; ')}`;
}

/** Its topic, if the forge is sure of it; a wrong one would mislead the model, so else the shape of the goal. */
function subjectOf({ reading, confidence, shape }: UnderstoodGoal, index: EvidenceIndex): string {
  const route = reading && index.routes.get(reading.topic);
  if (!route || confidence < CONFIDENCE.sure) return SHAPE_KITS[shape].name;
  const sub = route.subs.find(({ id }) => id === reading.sub)?.name;
  return sub === undefined ? route.name : `${route.name} > ${sub}`;
}

function targetParts({ n, unit, per, underMinutes, by }: GoalTarget): readonly string[] {
  const amount = [n, unit, per && `a ${per}`].filter(Boolean).join(' ');
  return [
    ...(amount === '' ? [] : [amount]),
    ...(underMinutes === undefined ? [] : [`under ${underMinutes} minutes`]),
    ...(by ? [`by ${by}`] : []),
  ];
}
