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
import type { History } from '#web/sync/client.ts';
import './habit-details.css';

type HabitNoteProps = { readonly quest: Quest; readonly today: LocalDate };

/** A line about today: kept with the clear of this day, shown in the Chronicle. Each day has a field of its own. */
export function HabitNote(props: HabitNoteProps): ReactNode {
  return <NoteField key={props.today} {...props} />;
}

function NoteField({ quest, today }: HabitNoteProps): ReactNode {
  const game = useGame();
  const id = useId();
  const questId = rootOf(quest.id);
  const kept = useRef('');
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  useEffect(() => {
    const watching = new AbortController();
    const show = (note: string) => {
      if (isTouched.current || watching.signal.aborted) return;
      kept.current = note;
      setText(note);
    };
    whenIdle(() => watchNote(game, { questId, today, show }, watching.signal).catch(logProblem));
    return () => watching.abort();
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

type WantedNote = {
  readonly questId: string;
  readonly today: LocalDate;
  readonly show: (note: string) => void;
};

/** Shows the note that is known, and again as the log comes to this device: it may be of another one. */
async function watchNote(
  { log }: Game,
  { show, ...wanted }: WantedNote,
  signal: AbortSignal,
): Promise<void> {
  const history = await log.history();
  if (signal.aborted) return;
  const read = () =>
    noteIn(history, log.waiting(), wanted).then((note) => {
      if (note !== undefined) show(note);
    });
  signal.addEventListener(
    'abort',
    history.subscribe(() => read().catch(logProblem)),
  );
  await read();
  const position = log.position();
  if (position && !history.isWhole(position)) history.refresh(); // the job that reads it begins later
}

/** The last note of this day in what this device keeps of the log and in what waits to be sent. */
async function noteIn(
  history: History,
  waiting: readonly Command[],
  { questId, today }: Omit<WantedNote, 'show'>,
): Promise<string | undefined> {
  const textOf = (newestFirst: readonly Command[]) => {
    for (const command of newestFirst) {
      const isWanted = command.kind === 'quest.note' && command.forDay === today;
      if (isWanted && rootOf(command.questId) === questId) return command.text;
    }
    return undefined;
  };
  const unsent = textOf(waiting.toReversed());
  const { stretch } = history.reading();
  if (unsent !== undefined || !stretch) return unsent;
  for await (const rows of history.rows(stretch)) {
    const commands = rows.flatMap((row) => history.commandOfRow(row) ?? []);
    const text = textOf(commands);
    if (text !== undefined || commands.some(({ day }) => day < today)) return text;
  }
  return undefined;
}
