import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { clearedDraft, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { cardOf, chooseIn } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';
import { expectSynced, keptOffline } from '#e2e/kit/sync-devices.ts';
import { dayAt } from '#e2e/kit/time-zone.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

const HOUR_MS = 3_600_000;

/** A message as the server sends it for a quest of today. */
function reminderOf(uid: string, questId: string, title: string): string {
  const day = dayAt(Date.now());
  return JSON.stringify({
    uid,
    kind: 'quest',
    title,
    body: 'A good moment for it.',
    tag: `reminder-${questId}`,
    path: `/quests/${questId}`,
    open: 2,
    questId,
    day,
    untilMs: Date.now() + HOUR_MS,
    clear: { label: 'Clear', commands: [{ ...clearedDraft(questId), v: 1, day }] },
  });
}

/** Delivers pushes to the service worker of the page, as the browser's push service would. */
async function pushesTo(page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

type ShownNote = NotificationOptions & {
  readonly title: string;
  readonly actions?: readonly { readonly title: string }[];
};

/** Where the service worker's code runs, with what this story adds to it. */
type WorkerScope = EventTarget & {
  readonly registration: ServiceWorkerRegistration;
  notes: ShownNote[];
};

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  return worker;
}

/**
 * The headless browser has no notifications, and its worker ends at a badge: what the worker shows is
 * kept, one of each tag.
 */
async function keepNotes(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope; // where this runs
    scope.notes = [];
    scope.registration.showNotification = async (title, options = {}) => {
      const others = scope.notes.filter(({ tag }) => tag !== options.tag);
      scope.notes = [...others, { title, ...options }];
    };
    Object.defineProperty(navigator, 'setAppBadge', {
      value: (count: number) => scope.registration.showNotification(`badge ${count}`),
    });
  });
}

/** What the device shows: title, words and the names of the buttons. */
function shown(context: BrowserContext): Promise<string[]> {
  return workerOf(context).evaluate(() => {
    const { notes } = globalThis as unknown as WorkerScope; // where this runs
    return notes.map(({ title, body, actions = [] }) =>
      [title, body, ...actions.map((one) => one.title)].filter(Boolean).join(' | '),
    );
  });
}

/** Presses a button of a notification, as the device would, and waits until the worker is done. */
async function press(context: BrowserContext, message: string, action: string): Promise<void> {
  await workerOf(context).evaluate(
    async ([said, pressed]) => {
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        action: pressed,
        notification: { data: JSON.parse(said), close: () => {} },
        waitUntil: (done: Promise<unknown>) => work.push(done),
      });
      globalThis.dispatchEvent(event);
      await Promise.all(work);
    },
    [message, action] as const,
  );
}

/** What waits in the outbox of the device, by the keys of its commands. */
function waitingKeys(context: BrowserContext, uid: string): Promise<string[]> {
  return workerOf(context).evaluate(
    (of) =>
      new Promise<string[]>((resolve) => {
        const request = indexedDB.open(`duskgate.${of}`);
        request.onsuccess = () => {
          const database = request.result;
          const pending = database.transaction('pending').objectStore('pending').getAll();
          pending.onsuccess = () => {
            database.close();
            resolve(pending.result.map(({ command }) => command.key));
          };
        };
      }),
    uid,
  );
}

test('[RM7] [RM6] [RM8] a push is shown with its buttons; Clear and Later work while the app is closed, and offline until the network is back', async ({
  page,
  context,
  server,
}) => {
  const hunter = await newHunter(page, {
    drafts: [questDraft('pages'), questDraft('walk', { title: 'Walk' })],
  });
  await page.goto('/habits');
  await keptOffline(page);
  await expectSynced(page);
  await keepNotes(context);
  const deliver = await pushesTo(page, server.origin);
  const pages = reminderOf(hunter.uid, 'pages', 'Read <b>ten</b> pages');
  const walk = reminderOf(hunter.uid, 'walk', 'Walk');
  const foreign = reminderOf('somebody-else', 'secret', 'Their secret');
  for (const one of [pages, pages, walk, foreign, 'no message at all']) await deliver(one);
  await expect
    .poll(async () => (await shown(context)).toSorted())
    .toEqual([
      'Duskgate | Sign in to see what is open.',
      'Read <b>ten</b> pages | A good moment for it. | Clear | Later',
      'Walk | A good moment for it. | Clear | Later',
      'badge 2',
    ]);

  await page.goto('about:blank'); // no page of the app is open any more
  await press(context, pages, 'clear');
  const habits = async () => (await documentOf(page)).document.habits;
  await expect.poll(habits).toMatchObject([{ id: 'pages', completed: true }, { id: 'walk' }]);

  await context.setOffline(true);
  await press(context, walk, 'later');
  await expect
    .poll(() => waitingKeys(context, hunter.uid))
    .toContainEqual(expect.stringMatching(/^set:/));
  await context.setOffline(false);
  expect((await habits())[1]).not.toHaveProperty('snoozedUntil');
  await page.goto('/habits');
  await expect.poll(habits).toMatchObject([{ completed: true }, { completed: false }]);
  await expect
    .poll(async () => Date.parse((await habits())[1]?.snoozedUntil ?? '') - Date.now())
    .toBeGreaterThan(HOUR_MS / 2);
  await expect.poll(() => waitingKeys(context, hunter.uid)).toEqual([]);
});

/** A browser whose push service is the one at this address: the headless one has none. */
async function withPushService(page: Page, endpoint: string): Promise<void> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const keys = {
    p256dh: own.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript(
    (address) => {
      let agreed: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => agreed;
      PushManager.prototype.subscribe = async () => {
        agreed = {
          options: { applicationServerKey: null },
          toJSON: () => address,
          unsubscribe: async () => {
            agreed = null;
            return true;
          },
        } as unknown as PushSubscription; // the parts that the app uses
        return agreed;
      };
      Notification.requestPermission = async () => 'granted';
      Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
      const badges: number[] = [];
      Object.defineProperty(navigator, 'setAppBadge', {
        value: async (count: number) => void badges.push(count),
      });
      Object.assign(globalThis, { badges });
    },
    { endpoint, keys },
  );
}

test('[RM1] [RM11] [RM12] reminders are switched on for a device, tried out, given a time and an evening word, and switched off', async ({
  page,
  server,
}) => {
  let callCount = 0;
  const service = createServer((_request, response) => {
    callCount += 1;
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // it listens on a port
  await server.restart({ DUSKGATE_PUSH: 'private' });
  await withPushService(page, `http://127.0.0.1:${port}/push`);
  await newHunter(page, { drafts: [questDraft('pages'), questDraft('walk', { title: 'Walk' })] });

  await page.goto('/habits');
  await chooseIn(cardOf(page, 'Read ten pages'), 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit Quest' });
  await editor.getByLabel('Reminder').fill('07:30');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(page, 'Read ten pages')).toContainText('Every day, 07:30');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))) // set above
    .toBe(2);

  await page.goto('/settings');
  await keptOffline(page);
  await page.getByText('On this device, and a word in the evening').click();
  const here = page.getByRole('checkbox', { name: 'Remind me on this device' });
  await here.click();
  await expect(here).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Devices that are reminded' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Sent. It should be here in a moment.')).toBeVisible();
  expect(callCount).toBe(1);
  await page.getByRole('checkbox', { name: 'A word in the evening' }).click();
  await page.getByLabel('Time of the evening word').fill('21:15');
  await expectSynced(page);
  const { settings, habits } = (await documentOf(page)).document;
  expect(settings).toMatchObject({ eveningAt: '21:15' });
  expect(habits).toMatchObject([{ remindAt: '07:30' }, {}]);
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page);

  await here.click();
  await expect(here).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Devices that are reminded' })).toBeHidden();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await page.reload();
  await page.getByText('On this device, and a word in the evening').click();
  await expect(page.getByText('This browser blocks notifications of this site.')).toBeVisible();
  await expect(here).toBeDisabled();
  service.close();
});
