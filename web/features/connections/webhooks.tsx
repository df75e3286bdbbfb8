import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { WebhookEntry, WebhooksReply } from '#protocol/replies/webhooks.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import type { RunCall } from './connections.tsx';
import { Confirmation } from './token-list.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { deliveryTitle, deliveryWords, testWords, webhookWords } from './webhook-words.ts';
import { type WebhookCalls, webhookCallsOf } from './webhooks-api.ts';

const FAILED: ActionOutcome = { kind: 'failed', words: 'An error occurred' };

/** Addresses that are called when something happens to the hunter. */
export function Webhooks(): ReactNode {
  const { call } = useAuth();
  const calls = useMemo(() => webhookCallsOf(call), [call]);
  const [known, setKnown] = useState<WebhooksReply>();
  const [outcome, setOutcome] = useState<ActionOutcome>();

  const load = useCallback(async () => {
    const answer = await calls.list();
    if (answer.ok) setKnown(answer.value);
    else setOutcome({ kind: 'failed', words: wordsOf(answer.failure) });
  }, [calls]);
  useEffect(() => {
    load().catch(() => setOutcome(FAILED));
  }, [load]);

  const run: RunCall = (under, wordsFor) => {
    setOutcome(undefined);
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

  return (
    <>
      <p className="text-body text-muted">
        A webhook calls an address of yours when something happens here: an automation at home, a
        chat, a light on your desk.
      </p>
      {known?.isOff && (
        <p className="text-body">Whoever keeps this server has switched webhooks off.</p>
      )}
      <ul className="grid divide-y divide-line empty:hidden">
        {known?.webhooks.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} calls={calls} run={run} />
        ))}
      </ul>
      <OutcomeLine outcome={outcome} />
      {known && !known.isOff && <WebhookForm calls={calls} onMade={load} />}
    </>
  );
}

type WebhookProps = {
  readonly webhook: WebhookEntry;
  readonly calls: WebhookCalls;
  readonly run: RunCall;
};

function Webhook({ webhook, calls, run }: WebhookProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, url, state } = webhook;
  const isOn = state === 'on';
  const close = () => {
    setIsAsking(false);
    row.current?.focus(); // the button that had it goes
  };
  const removal = {
    words: 'It is then never called again, and what waits for it is lost.',
    answer: 'Remove',
    act: () => run(calls.remove(id), () => 'The webhook is removed.'),
  };
  return (
    <li ref={row} tabIndex={-1} aria-label={url} className="grid gap-2 py-3">
      <div className="grid min-w-0">
        <span className="text-body font-semibold wrap-anywhere">{url}</span>
        {webhookWords(webhook).map((words) => (
          <span key={words} className="text-small text-muted wrap-anywhere">
            {words}
          </span>
        ))}
      </div>
      <LastMessages webhook={webhook} />
      {isAsking ? (
        <Confirmation question={removal} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            emphasis="quiet"
            size="small"
            aria-label={`Send a test to ${url}`}
            onClick={() => run(calls.test(id), testWords)}
          >
            Send a test
          </Button>
          <Button
            emphasis="quiet"
            size="small"
            aria-label={`${isOn ? 'Switch off' : 'Switch on'} ${url}`}
            onClick={() => run(calls.turn(id, !isOn), () => `Switched ${isOn ? 'off' : 'on'}.`)}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          <Button
            emphasis="quiet"
            size="small"
            aria-label={`Remove ${url}`}
            onClick={() => setIsAsking(true)}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

function LastMessages({ webhook }: { readonly webhook: WebhookEntry }): ReactNode {
  const { deliveries } = webhook;
  if (deliveries.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
        Last messages
      </summary>
      <ul className="grid gap-2">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid">
            <span className="text-small">{deliveryTitle(delivery)}</span>
            <span className="text-small text-muted wrap-anywhere">{deliveryWords(delivery)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
