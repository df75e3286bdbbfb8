import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { ProposalEntry } from '#protocol/replies/api-proposals.ts';
import type { TokenEntry } from '#protocol/replies/api-tokens.ts';
import type { Result } from '#rules/result.ts';
import { type CallFailure, wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { connectionsOf } from './connections-api.ts';
import { DoneByTokens } from './done-by-tokens.tsx';
import { Proposals } from './proposals.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';
import { Webhooks } from './webhooks.tsx';

const FAILED: ActionOutcome = { kind: 'failed', words: 'An error occurred' };

/** Runs a call, tells how it ended and reads everything anew. */
export type RunCall = <Value>(
  call: Promise<Result<Value, CallFailure>>,
  wordsFor: (value: Value) => string,
) => void;

/** Apps and assistants that may use this account. Each part stands alone: another kind of connection is another part. */
export function Connections(): ReactNode {
  const { call } = useAuth();
  const api = useMemo(() => connectionsOf(call), [call]);
  const [tokens, setTokens] = useState<readonly TokenEntry[]>();
  const [proposals, setProposals] = useState<readonly ProposalEntry[]>([]);
  const [outcome, setOutcome] = useState<ActionOutcome>();

  const load = useCallback(async () => {
    const [known, proposed] = await Promise.all([api.tokens(), api.proposals()]);
    if (known.ok) setTokens(known.value);
    else setOutcome({ kind: 'failed', words: wordsOf(known.failure) });
    if (proposed.ok) setProposals(proposed.value);
  }, [api]);
  useEffect(() => {
    load().catch(() => setOutcome(FAILED));
  }, [load]);

  const run: RunCall = (under, wordsFor) => {
    under
      .then((answer) => {
        setOutcome(
          answer.ok
            ? { kind: 'done', words: wordsFor(answer.value) }
            : { kind: 'failed', words: wordsOf(answer.failure) },
        );
        return load();
      })
      .catch(() => setOutcome(FAILED));
  };
  const retry = () => {
    setOutcome(undefined);
    load().catch(() => setOutcome(FAILED));
  };

  if (tokens === undefined) {
    return (
      <>
        {outcome === undefined && <p className="text-body text-muted">Loading...</p>}
        <OutcomeLine outcome={outcome} />
        {outcome !== undefined && (
          <div className="grid sm:justify-items-start">
            <Button emphasis="quiet" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      {proposals.length > 0 && (
        <ConnectionPart title="Waiting for your word">
          <Proposals proposals={proposals} api={api} run={run} />
        </ConnectionPart>
      )}
      <OutcomeLine outcome={outcome} />
      <ConnectionPart title="Tokens">
        <p className="text-body text-muted">
          A token lets an app, a shortcut or an assistant use your quests.{' '}
          <a href="/api/docs" className="font-semibold text-violet underline underline-offset-4">
            What it can do
          </a>
        </p>
        <TokenList tokens={tokens} api={api} run={run} />
        <TokenForm api={api} onMade={load} />
      </ConnectionPart>
      <ConnectionPart title="What they did">
        <DoneByTokens />
      </ConnectionPart>
      <ConnectionPart title="Calendar">
        <CalendarFeed />
      </ConnectionPart>
      <ConnectionPart title="Webhooks">
        <Webhooks />
      </ConnectionPart>
    </>
  );
}

type ConnectionPartProps = { readonly title: string; readonly children: ReactNode };

function ConnectionPart({ title, children }: ConnectionPartProps): ReactNode {
  return (
    <div className="grid gap-3">
      <h4 className="text-body font-bold text-white">{title}</h4>
      {children}
    </div>
  );
}
