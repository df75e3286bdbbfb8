import { memo, type ReactNode, useId } from 'react';
import type { ChronicleDay } from '#rules/chronicle/days.ts';
import type { ChronicleRecord } from '#rules/chronicle/levels.ts';
import { type Notes, noteOf } from '#rules/chronicle/notes.ts';
import type { TokenAct } from '#rules/chronicle/token-acts.ts';
import { FOCUS_MINUTES } from '#rules/raid/raid.ts';
import { dateAndTime, fullDay, timeAlone } from '#web/platform/date-words.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { counted, STAT_NAME } from './chronicle-words.ts';

type ChronicleDayProps = { readonly day: ChronicleDay; readonly notes: Notes };

/** One day of the list: its sums and its entries. */
export const DayEntries = memo(function DayEntries({ day, notes }: ChronicleDayProps): ReactNode {
  const id = useId();
  const { quests, blocks, xp, entries, acts } = day;
  const sums = [
    ...(quests > 0 ? [counted(quests, 'quest')] : []),
    ...(blocks > 0 ? [counted(blocks, 'focus block')] : []),
  ];
  return (
    <section aria-labelledby={id} className="chronicle-day">
      <header className="chronicle-day-head">
        <h3 id={id} className="font-bold text-white">
          {fullDay(day.day)}
        </h3>
        <p className="text-small text-muted">
          {sums.length > 0 && `${sums.join(', ')} · `}
          <span className="font-label text-gold">{xp.toLocaleString('en')} XP</span>
        </p>
      </header>
      <ul>
        {entries.map((entry) => (
          <ChronicleEntry
            key={entry.key}
            entry={entry}
            note={entry.quest && noteOf(notes, entry.quest.rootId, entry.day)}
          />
        ))}
        {acts.map((act) => (
          <ActEntry key={act.key} act={act} />
        ))}
      </ul>
    </section>
  );
});

type ChronicleEntryProps = {
  readonly entry: ChronicleRecord;
  readonly note: string | undefined;
};

function ChronicleEntry({ entry, note }: ChronicleEntryProps): ReactNode {
  const { quest, xp, trains, level, levelsGained, rev, isLate, at, by } = entry;
  return (
    <li className="chronicle-entry">
      <span className="chronicle-entry-sign">
        <Glyph name={quest ? quest.category.toLowerCase() : 'raid'} size={24} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{quest?.title ?? 'Focus block'}</p>
        <p className="text-small text-muted">{reasonOf(entry)}</p>
        {note !== undefined && <p className="chronicle-note">{note}</p>}
        {level !== undefined && (
          <p className="text-small font-bold text-gold">
            Brought level {level}: {STAT_NAME[trains]} +{levelsGained}
          </p>
        )}
        {isLate && (
          <p className="text-small text-muted">Marked as late: recorded on {dateAndTime(at)}</p>
        )}
        {by && <p className="text-small text-muted">{nameOf(by)}</p>}
        {rev === undefined && <p className="text-small text-muted">Waits to be sent</p>}
      </div>
      <p className="chronicle-entry-xp">+{xp} XP</p>
    </li>
  );
}

/** What a token did and was paid nothing for. */
function ActEntry({ act: { at, done, title, by } }: { readonly act: TokenAct }): ReactNode {
  return (
    <li className="chronicle-entry">
      <span className="chronicle-entry-sign">
        <Glyph name="spark" size={24} />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {done} {title === undefined ? 'a quest that is gone' : <strong>{title}</strong>}
        </p>
        <p className="text-small text-muted">
          {timeAlone(at)} · {nameOf(by)}
        </p>
      </div>
    </li>
  );
}

function nameOf(by: TokenAct['by']): string {
  return `By ${by.name || by.door}`;
}

/** Why an entry was paid: when, for what, and which stat it trains. */
function reasonOf({ quest, trains, at, isLate }: ChronicleRecord): string {
  const when = isLate ? '' : `${timeAlone(at)} · `;
  const trained = `trains ${STAT_NAME[trains]}`;
  const article = quest?.difficulty === 'basic' ? 'a' : 'an';
  return quest
    ? `${when}reward of ${article} ${quest.difficulty} ${quest.frequency} quest, ${quest.category} ${trained}`
    : `${when}${FOCUS_MINUTES} minutes of focus, ${trained}`;
}
