import { type ReactNode, useRef } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import type { GoalProgress } from '#rules/habits/standing.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { ONE_UNIT, tapAmount } from '#web/game/habits/tap-amount.ts';
import { Check, DoneSign, RoundControl, UndoPill } from '#web/quest-rows/row-control.tsx';
import { clearWords } from '#web/quest-rows/row-meta.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { nextDayWords, oneOf } from './habit-words.ts';
import './habit-row.css';

const TAPPED_ON_MS = 500;

type HabitControlProps = {
  readonly state: HabitState;
  readonly today: LocalDate;
  readonly isHeld: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
};

/**
 * A check clears, a plus adds one. Nothing else; a quest of a later day has its day there. One button
 * for all of it, so that it keeps the focus when it becomes the Undo.
 */
export function HabitControl(props: HabitControlProps): ReactNode {
  const game = useGame();
  const plusAt = useRef(Number.NEGATIVE_INFINITY);
  const { state, today, isHeld } = props;
  const { standing } = state;
  if (standing.kind === 'cleared' && !isHeld) return <DoneSign />;
  if (standing.kind === 'later') return <NextDay next={standing.next} today={today} />;
  const { face, onPress, isPlus = false, label } = buttonOf(game, props);
  const press = () => {
    // Whoever taps on after the last plus does not mean the Undo that took its place.
    if (isHeld && performance.now() - plusAt.current < TAPPED_ON_MS) return;
    if (isPlus) plusAt.current = performance.now();
    onPress();
  };
  return (
    <RoundControl label={label} isHeld={isHeld} isPlus={isPlus} onPress={press}>
      {face}
    </RoundControl>
  );
}

function buttonOf(game: Game, { state, isHeld, onClear, onUndo }: HabitControlProps) {
  const { quest, standing, goal } = state;
  const { title, xpReward } = quest;
  if (isHeld) return { label: `Undo: ${title}`, onPress: onUndo, face: <UndoPill /> };
  if (goal && (goal.kind === 'atMost' || !goal.isKept)) {
    const { progress, target, unit } = goal;
    const words = `${amountText(progress)} of ${amountText(target)}`;
    return {
      label: `Add one ${oneOf(unit)}, ${words}: ${title}`,
      onPress: () => tapAmount(game, quest),
      isPlus: true,
      face: (
        <>
          <GoalRing goal={goal} />
          <Glyph name="plus" size={23} />
        </>
      ),
    };
  }
  const label = `${clearWords(quest)}: ${title}, ${xpReward} XP`;
  if (standing.kind !== 'resting')
    return { label, onPress: onClear, face: <Check quest={quest} /> };
  return {
    label,
    onPress: onClear,
    face: (
      <>
        <svg viewBox="0 0 52 52" aria-hidden="true" className="row-ring row-ring-rest">
          <circle cx="26" cy="26" r="24" pathLength="24" />
        </svg>
        <Glyph name="moon" size={21} />
      </>
    ),
  };
}

type NextDayProps = { readonly next: LocalDate | undefined; readonly today: LocalDate };

function NextDay({ next, today }: NextDayProps): ReactNode {
  return (
    <p className="row-next">
      {next === undefined ? (
        <small>not planned</small>
      ) : (
        <>
          <small>next</small> {nextDayWords(next, today)}
        </>
      )}
    </p>
  );
}

/** More uses than this are one arc: segments would be too short to count. */
const MAX_SEGMENTS = 12;

/** An arc for the part that is done; of a limit one segment for each use. */
function GoalRing({ goal }: { readonly goal: GoalProgress }): ReactNode {
  const { kind, progress, target, isKept } = goal;
  const circle = { cx: 26, cy: 26, r: 24 };
  if (kind === 'atLeast') {
    return (
      <svg viewBox="0 0 52 52" aria-hidden="true" className="row-ring">
        <circle {...circle} />
        {progress > 0 && (
          <circle
            {...circle}
            pathLength={target}
            strokeDasharray={`${progress} ${target}`}
            className="row-ring-done"
          />
        )}
      </svg>
    );
  }
  const count = Math.ceil(target / ONE_UNIT);
  const used = Math.min(Math.ceil(progress / ONE_UNIT), count);
  const isSegmented = count > 1 && count <= MAX_SEGMENTS;
  const gap = isSegmented ? 0.1 * (count / 4) : 0;
  const dash = `${1 - gap} ${gap} `;
  const turn = { ...circle, pathLength: Math.max(count, 1) };
  return (
    <svg
      viewBox="0 0 52 52"
      aria-hidden="true"
      className={isKept ? 'row-ring row-ring-limit' : 'row-ring row-ring-over'}
    >
      <circle {...turn} strokeDasharray={isSegmented ? dash : undefined} />
      {isKept && used > 0 && (
        <circle
          {...turn}
          className="row-ring-done"
          strokeDasharray={isSegmented ? `${dash.repeat(used)}0 ${count}` : `${used} ${count}`}
        />
      )}
    </svg>
  );
}
