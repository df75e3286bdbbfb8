import { WEBHOOK_EVENTS, type WebhookEventType } from '#protocol/replies/webhooks.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { adding, day } from '#rules/testing/builders.ts';
import type { Database } from '#server/database/database.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import type { DeliveryAttempt } from '#server/webhooks/deliveries.ts';
import { createDispatcher, type SendMessage } from '#server/webhooks/dispatcher.ts';
import { addEndpoint, listEndpoints } from '#server/webhooks/endpoints.ts';
import { aHunter, anAccountsKit } from './accounts-kit.ts';
import { FakeClock } from './fake-clock.ts';

const TODAY = day('2031-05-06');
const TAKEN: DeliveryAttempt = { isTaken: true, outcome: '200' };
const box = createSecretBox('a secret of this test, long enough', 'duskgate webhook secrets');

/** A user with an endpoint, servers that call it, and what it got. */
export async function aCalledHunter(
  database: Database,
  events: readonly WebhookEventType[] = WEBHOOK_EVENTS,
) {
  const clock = new FakeClock();
  const { accounts } = await anAccountsKit(database, { clock });
  const { uid: userId } = await aHunter(accounts);
  const { db } = database;
  const now = new Date(clock.nowMs()).toISOString();
  const add = (name: string) =>
    addEndpoint(database, box, userId, { url: `https://${name}.example/`, events, now });
  const made = await add('hook');
  if (!made.ok) throw new Error('there was no room for it');
  const endpointId = made.value.webhook.id;
  const got: { readonly id: string; readonly url: string; readonly message: unknown }[] = [];
  const switchedOff: string[] = [];
  let answer: () => Promise<DeliveryAttempt | 'unreadable'> | (DeliveryAttempt | 'unreadable') =
    () => TAKEN;
  const send: SendMessage = async ({ id, body, url }) => {
    got.push({ id, url, message: JSON.parse(body) });
    return answer();
  };
  const world = {
    clock,
    userId,
    endpointId,
    endpoint: { userId, endpointId },
    add,
    got,
    switchedOff,
    types: () => got.map(({ message }) => Object(message).type),
    answers: (next: typeof answer) => {
      answer = next;
    },
    webhook: async () => (await listEndpoints(db, userId)).find(({ id }) => id === endpointId),
    push: (...acts: readonly CommandDraft[]) =>
      pushCommands(database, clock, {
        userId,
        deviceId: 'd1',
        base: undefined,
        sentAtMs: clock.nowMs(),
        commands: acts.map((draft) =>
          commandOf(draft, {
            at: new Date(clock.nowMs()).toISOString(),
            day: TODAY,
            utcOffsetMinutes: 0,
          }),
        ),
      }),
    server: (how: SendMessage = send) =>
      createDispatcher({
        database: database,
        clock,
        limits: { ...DEFAULT_LIMITS, webhookTickMs: 10 },
        send: how,
        chance: () => 0,
        onSwitchedOff: (_userId, reason) => switchedOff.push(reason),
        onFault: (cause) => {
          throw cause;
        },
      }),
  };
  await world.push(adding('q1'), adding('q2'));
  return world;
}
