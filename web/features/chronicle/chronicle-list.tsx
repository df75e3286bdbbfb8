import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { byDay } from '#rules/chronicle/days.ts';
import { foundEntries, type Reason } from '#rules/chronicle/reasons.ts';
import type { useChronicle } from '#web/game/chronicle-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { DeedDay } from './deed-day.tsx';
import { QuietDays } from './quiet-days.tsx';
import { counted, longDay } from './words.ts';

const DAYS_AT_ONCE = 14;

type DeedListProps = {
  readonly reason: Reason;
  readonly chronicle: ReturnType<typeof useChronicle>;
};

/** By day, a fortnight at a time; what is looked for is looked for in everything. */
export function DeedList({ reason, chronicle }: DeedListProps): ReactNode {
  const { entries, isComplete, isReading, failure, readOn, retry } = chronicle;
  const headingId = useId();
  const [text, setText] = useState('');
  const [shownDays, setShownDays] = useState(DAYS_AT_ONCE);
  const wanted = useDeferredValue(text);
  const found = useMemo(() => foundEntries(entries, reason, wanted), [entries, reason, wanted]);
  const days = useMemo(() => byDay(found), [found]);
  const hasMore = days.length > shownDays || !isComplete;
  const oldest = entries.at(-1);

  const isBehindFigure = reason.kind !== 'all';
  const isPicking = wanted.trim() !== '' || isBehindFigure;
  useEffect(() => {
    if (isBehindFigure) readOn(Number.POSITIVE_INFINITY);
  }, [isBehindFigure, readOn]);

  const showMore = () => {
    setShownDays(shownDays + DAYS_AT_ONCE);
    if (days.length <= shownDays + DAYS_AT_ONCE) readOn(isPicking ? Number.POSITIVE_INFINITY : 2);
  };
  const look = (words: string) => {
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
          placeholder="A title or a category"
          value={text}
          onChange={({ target }) => look(target.value)}
        />
        <p role="status" className="text-small text-muted">
          {isPicking && `${counted(found.length, 'deed')} found`}
          {isPicking && !isComplete && oldest && `, back to ${longDay(oldest.day)}`}
          {isPicking && isReading && ' · still reading'}
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
        <DeedDay key={day.day} day={day} />
      ))}
      {failure && !isPicking && <QuietDays before={oldest?.day} />}
      {days.length === 0 && !isReading && !failure && (
        <p className="text-body text-muted">
          {isPicking
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
