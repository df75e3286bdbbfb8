import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import { noteOf } from '#rules/chronicle/notes.ts';
import { cleanText } from '#rules/clean-text.ts';
import { MAX_NOTE_LENGTH } from '#rules/habits/bounds.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { useGame } from '#web/game/game-context.ts';
import { longDay } from '#web/platform/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { QuestLog } from './quest-log.ts';

/** So many of the latest clears are offered for a note. */
const LATEST = 3;
const AT_ONCE = 10;

type NotesPanelProps = {
  readonly quest: Quest;
  readonly clears: ReadonlySet<number>;
  readonly log: QuestLog;
};

/** The notes of its clears, and the latest clears that a note can still be written to. */
export function NotesPanel({ quest, clears, log }: NotesPanelProps): ReactNode {
  const [shown, setShown] = useState(AT_ONCE);
  const latest = [...clears]
    .sort((one, other) => other - one)
    .slice(0, LATEST)
    .map(localDateOf);
  const days = [...new Set([...latest, ...log.noteDays])].sort().reverse();
  return (
    <Panel title="Notes">
      {days.length === 0 && (
        <p className="text-body text-muted">
          A clear can have a note: a line about how it went. They are gathered here.
        </p>
      )}
      <ul className="grid gap-3">
        {days.slice(0, shown).map((day) => (
          <Note key={day} quest={quest} day={day} text={noteOf(log.notes, quest.id, day) ?? ''} />
        ))}
      </ul>
      {days.length > shown && (
        <div>
          <Button emphasis="quiet" size="small" onClick={() => setShown(shown + 3 * AT_ONCE)}>
            Show earlier notes
          </Button>
        </div>
      )}
    </Panel>
  );
}

type NoteProps = { readonly quest: Quest; readonly day: LocalDate; readonly text: string };

function Note({ quest, day, text }: NoteProps): ReactNode {
  const [isWriting, setIsWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsWriting(false);
    requestAnimationFrame(() => button.current?.focus()); // the field that had the focus is gone
  };
  return (
    <li className="quest-note">
      <h3 className="text-small font-bold text-white">{longDay(day)}</h3>
      {isWriting ? (
        <NoteForm quest={quest} day={day} text={text} onClose={close} />
      ) : (
        <>
          <Button
            ref={button}
            emphasis="quiet"
            size="small"
            aria-label={`${text ? 'Change' : 'Add a note'}: ${longDay(day)}`}
            onClick={() => setIsWriting(true)}
          >
            {text ? 'Change' : 'Add a note'}
          </Button>
          {text && <p className="quest-note-text">{text}</p>}
        </>
      )}
    </li>
  );
}

function NoteForm({ quest, day, text, onClose }: NoteProps & { readonly onClose: () => void }) {
  const game = useGame();
  const id = useId();
  const [draft, setDraft] = useState(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const said = cleanText(draft).trim();
    if (said !== text) {
      dispatchWithUndo(
        game,
        { kind: 'quest.note', id: game.newId(), questId: quest.id, forDay: day, text: said },
        { title: said ? 'Note kept' : 'Note taken away' },
      );
    }
    onClose();
  };
  return (
    <form onSubmit={save} className="note-form">
      <label htmlFor={id} className="sr-only">
        Note of {longDay(day)}
      </label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it opens where the hunter pressed to write
        autoFocus
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        className="w-full rounded-md border border-edge bg-void px-3 py-2 text-body"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          Keep
        </Button>
        <Button emphasis="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
