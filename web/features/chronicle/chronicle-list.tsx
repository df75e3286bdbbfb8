import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { byDay } from '#rules/chronicle/days.ts';
import { foundEntries, type Reason } from '#rules/chronicle/reasons.ts';
import { foundActs } from '#rules/chronicle/token-acts.ts';
import { fullDay } from '#web/platform/date-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { DayEntries } from './chronicle-day.tsx';
import { counted } from './chronicle-words.ts';
import { DaySums } from './day-sums.tsx';
import type { useChronicle } from './use-chronicle.ts';

const DAYS_AT_ONCE = 14;

type ChronicleListProps = {
  readonly reason: Reason;
  readonly chronicle: ReturnType<typeof useChronicle>;
};

/**
 * The entries by day, 14 days at a time. A search, or the reason for a figure, reads the whole
 * history.
 */
export function ChronicleList({ reason, chronicle }: ChronicleListProps): ReactNode {
  const { entries, notes, acts, isComplete, isReading, failure, readOn, retry } = chronicle;
  const headingId = useId();
  const [text, setText] = useState('');
  const [shownDays, setShownDays] = useState(DAYS_AT_ONCE);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () => foundEntries(entries, reason, wanted, notes),
    [entries, reason, wanted, notes],
  );
  const isForFigure = reason.kind !== 'all';
  const days = useMemo(
    () => byDay(found, isForFigure ? [] : foundActs(acts, wanted)),
    [found, acts, isForFigure, wanted],
  );
  const hasMore = days.length > shownDays || !isComplete;
  const oldest = entries.at(-1);

  const isFiltered = wanted.trim() !== '' || isForFigure;
  useEffect(() => {
    if (isForFigure) readOn(Number.POSITIVE_INFINITY);
  }, [isForFigure, readOn]);

  const showMore = () => {
    setShownDays(shownDays + DAYS_AT_ONCE);
    if (days.length <= shownDays + DAYS_AT_ONCE) readOn(isFiltered ? Number.POSITIVE_INFINITY : 2);
  };
  const search = (words: string) => {
    setText(words);
    setShownDays(DAYS_AT_ONCE);
    if (words.trim() !== '') readOn(Number.POSITIVE_INFINITY);
  };

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={headingId} className="font-label text-label text-muted uppercase">
        Deeds by day
      </h2>
      <div className="grid gap-2 sm:max-w-md">
        <Field
          label="Search the Chronicle"
          type="search"
          autoComplete="off"
          placeholder="A title, a category or a note"
          value={text}
          onChange={({ target }) => search(target.value)}
        />
        <p role="status" className="text-small text-muted">
          {isFiltered && `${counted(found.length, 'deed')} found`}
          {isFiltered && !isComplete && oldest && `, back to ${fullDay(oldest.day)}`}
          {isFiltered && isReading && ' · still reading'}
        </p>
      </div>
      {failure && (
        <div role="alert" className="chronicle-failure">
          <p>
            {failure.message || 'The server cannot be reached.'} What this device has read before is
            here.
          </p>
          <Button emphasis="quiet" size="small" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {days.slice(0, shownDays).map((day) => (
        <DayEntries key={day.day} day={day} notes={notes} />
      ))}
      {failure && !isFiltered && <DaySums before={oldest?.day} />}
      {days.length === 0 && !isReading && !failure && (
        <p className="text-body text-muted">
          {isFiltered
            ? 'Nothing of that kind stands in the Chronicle.'
            : 'Nothing is written here yet. The first quest you clear will be.'}
        </p>
      )}
      {entries.length === 0 && isReading && (
        <p className="text-body text-muted">The Chronicle is being opened...</p>
      )}
      {hasMore && days.length > 0 && (
        <div className="grid sm:justify-items-start">
          <Button emphasis="quiet" onClick={showMore}>
            Show earlier days
          </Button>
        </div>
      )}
    </section>
  );
}
