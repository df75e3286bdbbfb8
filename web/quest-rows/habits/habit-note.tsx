import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { MAX_NOTE_LENGTH } from '#rules/habits/bounds.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { whenIdle } from '#web/platform/timers.ts';
import './habit-details.css';

type HabitNoteProps = { readonly quest: Quest; readonly today: LocalDate };

/** A line about today: kept with the clear of this day, shown in the Chronicle. */
export function HabitNote({ quest, today }: HabitNoteProps): ReactNode {
  const game = useGame();
  const id = useId();
  const questId = rootOf(quest.id);
  const kept = useRef('');
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  useEffect(() => {
    const show = (note: string) => {
      kept.current = note;
      if (!isTouched.current) setText(note);
    };
    whenIdle(() => noteOfToday(game, questId, today).then(show, logProblem));
  }, [game, questId, today]);
  const save = (typed: string) => {
    const note = typed.trim();
    if (!isTouched.current || note === kept.current) return;
    kept.current = note;
    dispatch(game, [{ kind: 'quest.note', id: game.newId(), questId, forDay: today, text: note }]);
  };
  const latest = useRef(() => {});
  useEffect(() => {
    latest.current = () => save(text);
  });
  useEffect(() => () => latest.current(), []); // the row is closed while the field has the focus
  return (
    <>
      <label htmlFor={id} className="sr-only">
        A line about today
      </label>
      <input
        id={id}
        className="habit-note"
        placeholder="A line about today"
        autoComplete="off"
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => {
          isTouched.current = true;
          setText(target.value);
        }}
        onBlur={() => save(text)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur();
        }}
      />
    </>
  );
}

/** The last note of this day in what this device keeps of the log and in what waits to be sent. */
async function noteOfToday({ log }: Game, questId: string, today: LocalDate): Promise<string> {
  const textOf = (newestFirst: readonly Command[]) => {
    for (const command of newestFirst) {
      const isWanted = command.kind === 'quest.note' && command.forDay === today;
      if (isWanted && rootOf(command.questId) === questId) return command.text;
    }
    return undefined;
  };
  const waiting = textOf(log.waiting().toReversed());
  if (waiting !== undefined) return waiting;
  const history = await log.history();
  const { stretch } = history.reading();
  if (!stretch) return '';
  for await (const rows of history.rows(stretch)) {
    const commands = rows.flatMap((row) => history.commandOfRow(row) ?? []);
    const text = textOf(commands);
    if (text !== undefined) return text;
    if (commands.some(({ day }) => day < today)) return '';
  }
  return '';
}
