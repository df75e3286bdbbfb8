import type { ReactNode } from 'react';
import type { ProposalEntry } from '#protocol/replies/api-proposals.ts';
import { Button } from '#web/ui/button.tsx';
import { dayWords, itemWords } from './connection-words.ts';
import type { RunCall } from './connections.tsx';
import type { Connections } from './connections-api.ts';

type ProposalsProps = {
  readonly proposals: readonly ProposalEntry[];
  readonly api: Connections;
  readonly run: RunCall;
};

/** What assistants would like to do and may not do by themselves. */
export function Proposals({ proposals, api, run }: ProposalsProps): ReactNode {
  return (
    <ul className="grid divide-y divide-line">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="grid gap-2 py-3">
          <div className="grid min-w-0">
            {proposal.items.map((item) => (
              <span key={itemWords(item)} className="text-body font-semibold wrap-anywhere">
                {itemWords(item)}
              </span>
            ))}
            <span className="text-small text-muted wrap-anywhere">
              {proposal.by || 'An assistant'}, for {dayWords(proposal.day)}
            </span>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              aria-label={`Accept: ${proposal.items.map(itemWords).join(', ')}`}
              onClick={() => run(api.answer(proposal.id, 'accept'), () => 'Accepted and done.')}
            >
              Accept
            </Button>
            <Button
              emphasis="quiet"
              size="small"
              aria-label={`Decline: ${proposal.items.map(itemWords).join(', ')}`}
              onClick={() => run(api.answer(proposal.id, 'decline'), () => 'Declined.')}
            >
              Decline
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
