import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { deviceName } from '#protocol/device-name.ts';
import type { SessionEntry } from '#protocol/replies/sessions.ts';
import { wordsOf } from '#web/platform/network.ts';
import type { Account } from '#web/session/account-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { timeInWords } from './time-words.ts';

const UNKNOWN_FAILURE: ActionOutcome = { kind: 'failed', words: 'An error occurred' };

export function Devices({ account }: { readonly account: Account }): ReactNode {
  const [sessions, setSessions] = useState<readonly SessionEntry[]>();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  const load = useCallback(async () => {
    const answer = await account.sessions();
    if (answer.ok) setSessions(answer.value);
    else setOutcome({ kind: 'failed', words: wordsOf(answer.failure) });
  }, [account]);
  useEffect(() => {
    load().catch(() => setOutcome(UNKNOWN_FAILURE));
  }, [load]);

  function end(run: ReturnType<Account['endSession']>, words: string): void {
    run
      .then((ended) => {
        setOutcome(
          ended.ok ? { kind: 'done', words } : { kind: 'failed', words: wordsOf(ended.failure) },
        );
        return load();
      })
      .catch(() => setOutcome(UNKNOWN_FAILURE));
  }
  const retry = () => {
    setOutcome(undefined);
    load().catch(() => setOutcome(UNKNOWN_FAILURE));
  };
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true;

  return (
    <>
      {sessions === undefined && outcome === undefined && (
        <p className="text-body text-muted">Loading...</p>
      )}
      {sessions !== undefined && (
        <ul className="grid divide-y divide-line">
          {sessions.map((session) => (
            <Device
              key={session.id}
              session={session}
              onEnd={() => end(account.endSession(session.id), 'That device is signed out.')}
            />
          ))}
        </ul>
      )}
      <OutcomeLine outcome={outcome} />
      {sessions === undefined && outcome !== undefined && (
        <Button emphasis="quiet" onClick={retry}>
          Retry
        </Button>
      )}
      {hasOthers && (
        <div className="grid sm:justify-items-start">
          <Button
            emphasis="quiet"
            onClick={() => end(account.endOtherSessions(), 'All other devices are signed out.')}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </>
  );
}

function lastUse({ isCurrent, lastUsedAt, address }: SessionEntry): string {
  const when = isCurrent ? 'In use now' : `Last used ${timeInWords(lastUsedAt)}`;
  return address ? `${when}, from ${address}` : when;
}

type DeviceProps = { readonly session: SessionEntry; readonly onEnd: () => void };

function Device({ session, onEnd }: DeviceProps): ReactNode {
  const name = deviceName(session.userAgent);
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="text-muted">
        <Glyph name="device" size={24} />
      </span>
      <div className="grid min-w-0 grow">
        <span className="text-body font-semibold wrap-anywhere">{name}</span>
        <span className="text-small text-muted">
          {session.isCurrent ? 'This device, s' : 'S'}igned in {timeInWords(session.createdAt)}
        </span>
        <span className="text-small text-muted wrap-anywhere">{lastUse(session)}</span>
      </div>
      {session.isCurrent ? (
        <span className="rounded-full border border-venom px-3 py-1 text-small text-venom">
          Here
        </span>
      ) : (
        <Button
          emphasis="quiet"
          size="small"
          aria-label={`Sign out ${name}, signed in ${timeInWords(session.createdAt)}`}
          onClick={onEnd}
        >
          <span className="whitespace-nowrap">Sign out</span>
        </Button>
      )}
    </li>
  );
}
