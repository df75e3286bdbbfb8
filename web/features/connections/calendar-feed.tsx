import { type ReactNode, useEffect, useState } from 'react';
import { fieldsOf } from '#protocol/plain.ts';
import { deviceDay } from '#web/platform/date-words.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { MadeSecret } from './form-parts.tsx';

const FAILED: ActionOutcome = { kind: 'failed', words: 'An error occurred' };

type CalendarState = { readonly madeAt: string | undefined; readonly address?: string };

/** A secret address that calendar programs subscribe to. */
export function CalendarFeed(): ReactNode {
  const { call } = useAuth();
  const [feed, setFeed] = useState<CalendarState>();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  useEffect(() => {
    call('GET', '/api/calendar')
      .then((answer) => {
        const { madeAt } = answer.ok ? fieldsOf(answer.value) : {};
        if (answer.ok) setFeed({ madeAt: textOf(madeAt) });
        else setOutcome({ kind: 'failed', words: wordsOf(answer.failure) });
      })
      .catch(() => setOutcome(FAILED));
  }, [call]);

  async function change(path: string, wordsFor: string): Promise<void> {
    const answer = await call('POST', path, {});
    if (!answer.ok) {
      setOutcome({ kind: 'failed', words: wordsOf(answer.failure) });
      return;
    }
    const { madeAt, path: secretPath } = fieldsOf(answer.value);
    const made = textOf(secretPath);
    setFeed({ madeAt: textOf(madeAt), ...(made && { address: `${location.origin}${made}` }) });
    setOutcome({ kind: 'done', words: wordsFor });
  }
  const make = () =>
    change('/api/calendar', 'The address is made. Any former one has ended.').catch(() =>
      setOutcome(FAILED),
    );
  const end = () =>
    change('/api/calendar/end', 'The address has ended.').catch(() => setOutcome(FAILED));

  return (
    <>
      <p className="text-body text-muted">
        See in your calendar what is due and what you cleared. Whoever has the address can read it.
      </p>
      {feed?.address !== undefined && <MadeSecret secret={feed.address} copyWords="Copy address" />}
      {feed?.madeAt !== undefined && feed.address === undefined && (
        <p className="text-body">Made on {dayAndMonth(deviceDay(feed.madeAt))}.</p>
      )}
      <OutcomeLine outcome={outcome} />
      {feed !== undefined && (
        <div className="flex flex-wrap gap-3">
          <Button emphasis="quiet" size="small" onClick={make}>
            {feed.madeAt === undefined ? 'Make an address' : 'New address'}
          </Button>
          {feed.madeAt !== undefined && (
            <Button emphasis="quiet" size="small" onClick={end}>
              End the address
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function textOf(said: unknown): string | undefined {
  return typeof said === 'string' ? said : undefined;
}
