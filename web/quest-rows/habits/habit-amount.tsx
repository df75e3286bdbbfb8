import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { MAX_AMOUNT } from '#rules/habits/bounds.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import type { GoalProgress } from '#rules/habits/standing.ts';
import { readTarget } from '#rules/habits/target-text.ts';
import { useGame } from '#web/game/game-context.ts';
import { ONE_UNIT, tapAmount } from '#web/game/habits/tap-amount.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { oneOf } from './habit-words.ts';
import './habit-details.css';

/** More units than this are typed, not tapped. */
const MOST_TAPPED = 20 * ONE_UNIT;

type HabitAmountProps = { readonly state: HabitState };

/** The amount of today in the opened row: one more, one less, and a field where taps would be too many. */
export function HabitAmount({ state }: HabitAmountProps): ReactNode {
  const game = useGame();
  const { goal, quest } = state;
  if (!goal) return null;
  const add = (n: number) => tapAmount(game, quest, n);
  const one = oneOf(goal.unit);
  return (
    <div className="habit-amount">
      <button
        type="button"
        aria-label={`One ${one} less`}
        aria-disabled={goal.progress === 0 || undefined}
        onClick={() => goal.progress > 0 && add(-Math.min(ONE_UNIT, goal.progress))}
      >
        <Glyph name="minus" />
      </button>
      <output aria-live="off">
        <b>{amountText(goal.progress)}</b> {goal.kind === 'atMost' ? 'of at most' : 'of'}{' '}
        {amountText(goal.target)} {goal.unit}
      </output>
      <button type="button" aria-label={`One ${one} more`} onClick={() => add(ONE_UNIT)}>
        <Glyph name="plus" />
      </button>
      {goal.target > MOST_TAPPED && <TypedAmount goal={goal} onAdd={add} />}
    </div>
  );
}

type TypedAmountProps = { readonly goal: GoalProgress; readonly onAdd: (n: number) => void };

function TypedAmount({ goal, onAdd }: TypedAmountProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const n = hundredthsOf(text);
    if (n === undefined) {
      setProblem(`A number from 0.01 to ${amountText(MAX_AMOUNT)}, please.`);
      return;
    }
    setProblem('');
    setText('');
    onAdd(n);
  };
  return (
    <form onSubmit={add} noValidate className="habit-typed">
      <label htmlFor={id} className="sr-only">
        {goal.unit} to add
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        placeholder={`${goal.unit} to add`}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" emphasis="quiet" size="small">
        Add
      </Button>
      {problem !== '' && (
        <p id={`${id}-problem`} role="alert" className="habit-problem">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Nothing for what is no amount of one command; a comma counts as a point. */
function hundredthsOf(text: string): number | undefined {
  const n = readTarget(text, 'atLeast');
  return n !== undefined && n <= MAX_AMOUNT ? n : undefined;
}
