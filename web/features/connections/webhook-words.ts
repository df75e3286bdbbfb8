import {
  isWebhookEvent,
  type WebhookDelivery,
  type WebhookEntry,
  type WebhookEventType,
  type WebhookState,
  type WebhookTest,
} from '#protocol/replies/webhooks.ts';
import { dateAndTime } from '#web/platform/date-words.ts';
import { counted } from '#web/ui/counted.ts';

export const EVENT_WORDS: Readonly<
  Record<WebhookEventType, { readonly what: string; readonly hint: string }>
> = {
  'quest.cleared': { what: 'Quest cleared', hint: 'Each time, with its title and XP.' },
  'level.up': { what: 'Level up', hint: 'When you reach a new level.' },
  'day.closed': { what: 'Day closed', hint: 'When everything due is cleared, once a day.' },
};

const STATE_WORDS: Readonly<Record<WebhookState, string>> = {
  on: 'On',
  off: 'Switched off',
  gone: 'Switched off: the address says it is gone',
  failed: 'Switched off: nothing got through for five days',
  unreadable:
    'Switched off: this server can no longer read its secret. Remove it and add it again.',
};

/** What a webhook tells of and how it stands. */
export function webhookWords(webhook: WebhookEntry): readonly string[] {
  const { events, state, failingSince, skipped } = webhook;
  const isFailing = state === 'on' && failingSince !== null;
  return [
    events.map((event) => EVENT_WORDS[event].what).join(' · '),
    isFailing
      ? `On, but nothing gets through since ${timeWords(failingSince)}`
      : STATE_WORDS[state],
    ...(skipped > 0 ? [`${counted(skipped, 'message')} left out: too many were waiting`] : []),
  ];
}

/** Where one message is on its way. */
export function deliveryWords(delivery: WebhookDelivery): string {
  const { state, outcome, nextAt } = delivery;
  const why = outcome === null ? '' : `, ${outcomeWords(outcome)}`;
  if (state === 'delivered') return 'Delivered';
  if (state === 'given-up') return `Given up${why}`;
  return outcome === null ? 'On its way' : `Next try ${timeWords(nextAt)}${why}`;
}

export function deliveryTitle({ type, createdAt }: WebhookDelivery): string {
  const what = isWebhookEvent(type) ? EVENT_WORDS[type].what : type;
  return `${what} · ${timeWords(createdAt)}`;
}

/** How a test went. */
export function testWords({ isTaken, outcome }: WebhookTest): string {
  return isTaken ? 'The test arrived.' : `The test did not arrive: ${outcomeWords(outcome)}.`;
}

function outcomeWords(outcome: string): string {
  if (outcome === 'refused') return 'the address is a private one, which this server does not call';
  if (outcome === 'unreadable') return 'its secret can no longer be read';
  return /^\d+$/.test(outcome) ? `the address answered ${outcome}` : 'the address did not answer';
}

function timeWords(text: string): string {
  return Number.isNaN(Date.parse(text)) ? 'unknown' : dateAndTime(text);
}
