import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { refusalWords } from '../import-words.ts';
import { TRACKERS } from './foreign-habit.ts';
import { figureLines, habitWords, obstacleWords } from './foreign-words.ts';
import { type PreparedHabit, type PreparedImport, sumOf } from './prepare-import.ts';

const SHOWN = 12;

type ForeignPreviewProps = {
  readonly prepared: PreparedImport;
  readonly problem: string | undefined;
  readonly onConfirm: (habits: readonly PreparedHabit[]) => void;
};

/** What an import would do: the habits to choose from, what is added, what is left out. */
export function ForeignPreview({ prepared, problem, onConfirm }: ForeignPreviewProps): ReactNode {
  const { habits, tracker, isHere } = prepared;
  const [chosen, setChosen] = useState(() => new Set(habits.filter(isTakenAtFirst)));
  const taken = useMemo(() => habits.filter((habit) => chosen.has(habit)), [habits, chosen]);
  const figures = useMemo(() => sumOf(taken.map((habit) => habit.figures)), [taken]);
  const commandCount = taken.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const obstacle = obstacleWords(prepared, figures.quests, commandCount);
  const lines = figureLines(figures);
  return (
    <>
      <p className="text-body">
        {counted(habits.length, 'habit')} from {TRACKERS[tracker]}. Nothing has changed yet.
      </p>
      {isHere && (
        <p className="text-small text-muted">
          You are offline. What you import waits here and is sent later.
        </p>
      )}
      <HabitChoice habits={habits} chosen={chosen} onChange={setChosen} />
      <section aria-label="What would be added" className="import-part">
        <h3>Would be added</h3>
        {lines.length === 0 ? (
          <p>Nothing that is not here already.</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className="text-small text-muted">
          Days from elsewhere count for streak, run and strength. They pay no XP and unlock nothing.
        </p>
      </section>
      <LeftOut prepared={prepared} taken={taken} />
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {obstacle}
        {problem && `${problem} What is in stays in: choose the file again to go on.`}
      </p>
      {commandCount > 0 && obstacle === undefined && problem === undefined && (
        <Button data-first-focus onClick={() => onConfirm(taken)}>
          Import {counted(taken.length, 'habit')}
        </Button>
      )}
    </>
  );
}

/** What was removed here is not brought back unasked; what has nothing new need not be taken. */
function isTakenAtFirst({ state, fresh }: PreparedHabit): boolean {
  return state !== 'removed' && fresh.length > 0;
}

type HabitChoiceProps = {
  readonly habits: readonly PreparedHabit[];
  readonly chosen: ReadonlySet<PreparedHabit>;
  readonly onChange: (chosen: Set<PreparedHabit>) => void;
};

function HabitChoice({ habits, chosen, onChange }: HabitChoiceProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? habits : habits.slice(0, SHOWN);
  const isAll = chosen.size === habits.length;
  return (
    <fieldset className="import-part">
      <legend className="sr-only">Which habits to take</legend>
      <button
        type="button"
        className="justify-self-start min-h-11 text-small text-muted underline underline-offset-4 hover:text-ink"
        onClick={() => onChange(new Set(isAll ? [] : habits))}
      >
        {isAll ? 'Take none' : `Take all ${habits.length}`}
      </button>
      <ul id="foreign-habits" className="import-habits">
        {shown.map((one) => (
          <li key={one.questId}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(one)}
                onChange={({ currentTarget }) => {
                  const next = new Set(chosen);
                  if (currentTarget.checked) next.add(one);
                  else next.delete(one);
                  onChange(next);
                }}
              />
              <span>
                <b>{one.habit.title || 'Untitled'}</b>
                <small>{habitWords(one)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {habits.length > SHOWN && (
        <Disclosure
          look="text"
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls="foreign-habits"
        >
          {isOpen ? 'Show fewer' : `Show all ${habits.length} habits`}
        </Disclosure>
      )}
    </fieldset>
  );
}

type LeftOutProps = {
  readonly prepared: PreparedImport;
  readonly taken: readonly PreparedHabit[];
};

function LeftOut({ prepared: { leftOut, unreadable }, taken }: LeftOutProps): ReactNode {
  const lines = [
    ...leftOut,
    ...taken.flatMap(({ habit, remarks }) => remarks.map((words) => `${habit.title}: ${words}`)),
    ...unreadable.map(({ what, why }) => `${what}: ${refusalWords(why)}`),
  ];
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN;
  return (
    <section aria-label="What is left out or changes" className="import-part">
      <h3>Left out, or in another form</h3>
      <ul className="import-names">
        {lines.slice(0, SHOWN).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two habits may have the same title; the list does not change
          <li key={at}>{line}</li>
        ))}
        {more > 0 && <li className="text-muted">and {more.toLocaleString('en')} more</li>}
      </ul>
    </section>
  );
}
