import { type FormEvent, type ReactNode, useState } from 'react';
import {
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from '#protocol/replies/webhooks.ts';
import { wordsOf } from '#web/platform/network.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { MadeSecret } from './made-secret.tsx';
import { TickRow } from './tick-row.tsx';
import { EVENT_WORDS } from './webhook-words.ts';
import type { WebhookCalls } from './webhooks-api.ts';

const NO_ADDRESS =
  'This server calls only public addresses that begin with https://. Whoever keeps it can allow others.';

type WebhookFormProps = { readonly calls: WebhookCalls; readonly onMade: () => Promise<void> };

/** Adds a webhook. Its secret is shown once, until the next one is added or the panel is closed. */
export function WebhookForm({ calls, onMade }: WebhookFormProps): ReactNode {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(WEBHOOK_EVENTS);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [secret, setSecret] = useState<string>();
  const fail = (words: string) => setOutcome({ kind: 'failed', words });
  const turn = (event: WebhookEventType, isOn: boolean) =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : events.includes(one))));

  async function add(): Promise<void> {
    const made = await calls.add({ url: url.trim(), events });
    if (!made.ok) {
      const isAddress = wordsOf(made.failure).startsWith('url: ');
      fail(isAddress ? NO_ADDRESS : wordsOf(made.failure));
      return;
    }
    setSecret(made.value.secret);
    setUrl('');
    await onMade();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const missing = missingIn(url, events);
    setOutcome(missing);
    if (missing) return;
    setIsPending(true);
    add()
      .catch(() => fail('An error occurred'))
      .finally(() => setIsPending(false));
  }

  return (
    <>
      {secret !== undefined && <MadeSecret secret={secret} copyWords="Copy secret" />}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Address to call"
          type="url"
          inputMode="url"
          placeholder="https://example.org/hook"
          autoComplete="off"
          maxLength={MAX_WEBHOOK_URL_LENGTH}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-small font-semibold text-ink">Tell it of</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <TickRow
              key={event}
              {...EVENT_WORDS[event]}
              isOn={events.includes(event)}
              onChange={(isOn) => turn(event, isOn)}
            />
          ))}
        </fieldset>
        <OutcomeLine outcome={outcome} />
        <div className="grid sm:justify-items-start">
          <Button type="submit" emphasis="quiet" aria-disabled={isPending}>
            {isPending ? 'Loading...' : 'Add a webhook'}
          </Button>
        </div>
      </form>
    </>
  );
}

function missingIn(url: string, events: readonly WebhookEventType[]): ActionOutcome | undefined {
  if (url.trim() === '') {
    return { kind: 'failed', words: 'Give the address that is to be called.' };
  }
  return events.length === 0 ? { kind: 'failed', words: 'Choose what it is told of.' } : undefined;
}
