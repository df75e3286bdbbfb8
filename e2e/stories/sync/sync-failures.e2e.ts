import { expect, type Page, type Route, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard, PASSWORD } from '#e2e/kit/hunter.ts';
import { button, cardOf, expectDoneToday } from '#e2e/kit/quest-board.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';
import { expectSessionEnded, signInAgain } from '#e2e/kit/sign-in.ts';
import {
  addQuest,
  anotherTab,
  complete,
  expectSynced,
  holdPushes,
  keptIn,
  paidXp,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';

const PAGES = 'Read ten pages';
const PUSH = '**/api/sync/push';

type Result = { readonly sent: string; readonly status: string };

function pushesOf(page: Page): readonly string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sync/push')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('[N4] a push comes a second after the last change, and nothing is pushed twice @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  const pushes = pushesOf(page);
  await page.clock.pauseAt(Date.now() + 1_000);
  await addQuest(page, 'One');
  await page.clock.runFor(900);
  await addQuest(page, 'Two');
  await page.clock.runFor(900);
  expect(pushes).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => pushes.length).toBe(1);
  await page.clock.resume();
  await expectSynced(page);

  expect([...(await titlesOnServer(page))].sort()).toEqual(['One', 'Two']);
  const count = pushes.length;
  await page.reload();
  await expectSynced(page);
  await expect(cardOf(page, 'Two')).toBeVisible();
  expect(pushes).toHaveLength(count);
});

test('[D5] a crash between the reply and the local commit: the command is sent again and paid once @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
  await expectSynced(page);
  const arrived = new Promise<void>((resolve) => {
    page.route(PUSH, async (route: Route) => {
      await route.fetch(); // the server has it; the device never hears
      resolve();
    });
  });
  await complete(page, PAGES);
  await arrived;
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  const results: Result[] = [];
  again.on('response', async (reply) => {
    if (reply.url().endsWith('/api/sync/push')) results.push(...(await reply.json()).results);
  });
  await again.goto('/habits');
  await expectDoneToday(again, PAGES);
  await expectSynced(again);
  expect(await paidXp(again)).toBe(50);
  expect(results.filter(({ status }) => status === 'applied')).toEqual([]);
});

test('[N15] storage that is full: the command stays in memory, is pushed at once, and the hunter is told @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  const letGo = await holdPushes(page);
  const fill = () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
  };
  await page.evaluate(fill);
  await page.addInitScript(fill);
  const pushed = page.waitForRequest(PUSH);
  await addQuest(page, 'Unkept');

  await pushed;
  await expect(page.getByText('Storage is full: keep this tab open').first()).toBeVisible();
  letGo();
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('Unkept');

  await page.unroute(PUSH);
  await page.route(PUSH, (route) => route.abort());
  await addQuest(page, 'Over a reload');
  await page.reload();
  await expect(cardOf(page, 'Unkept')).toBeVisible();
  await expect(cardOf(page, 'Over a reload')).toBeVisible();
});

test('[N15] a browser without a database keeps one text per command, and loses none over a reload @proof', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await page.route(PUSH, (route) => route.abort());
  await addQuest(page, 'On paper');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /^duskgate\..+\.cmd\./.test(key))).toHaveLength(1);

  await page.unroute(PUSH);
  await page.reload();
  await expect(cardOf(page, 'On paper')).toBeVisible();
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('On paper');
});

test('[D7] an app that is newer than its server keeps what is not understood, without hammering @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  const pushes = pushesOf(page);
  await page.route(PUSH, async (route) => {
    const { commands } = route.request().postDataJSON();
    const { document: _, rules: __, ...position } = await documentOf(page);
    const results = commands.map(({ key }: { key: string }) => ({ sent: key, status: 'unknown' }));
    await route.fulfill({ json: { ...position, results } });
  });
  await addQuest(page, 'From the future');
  await expect.poll(() => pushes.length).toBe(1);
  await expect(page.getByText('1 waiting')).toBeVisible();
  const tab = await anotherTab(page);
  await expect(cardOf(tab, 'From the future')).toBeVisible();
  await page.waitForTimeout(1_500); // what must not happen has no other sign
  expect(pushes).toHaveLength(1);

  await page.unroute(PUSH);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(cardOf(page, 'From the future')).toBeVisible();
});

test('[N7] a server that cannot be reached shows as offline, and the first success as online again', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await page.context().setOffline(true);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline'))); // the first probe may still get through
    await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.context().setOffline(false);
  await expectSynced(page);
});

test('[N4] [G10] a session that is over closes the app to the landing page with its window open; what was not sent goes on after the sign-in, also in another tab and after a reload', async ({
  page,
  context,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await context.clearCookies();
  const letGo = await holdPushes(page); // the reply takes the board away
  await addQuest(page, 'Kept anyway');
  letGo();
  for (const one of [page, tab]) await expectSessionEnded(one);
  await page.reload();
  await expectSessionEnded(page);

  await signInAgain(page, PASSWORD);
  await expect(cardOf(page, 'Kept anyway')).toBeVisible();
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('Kept anyway');
  await expect(cardOf(tab, 'Kept anyway')).toBeVisible();
});

test('[G10] [N15] a session that ends while storage is full costs no command @proof', async ({
  page,
  context,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
  });
  await context.clearCookies();
  const letGo = await holdPushes(page);
  await addQuest(page, 'Never on disk');
  letGo();
  await expectSessionEnded(page);
  await page.unroute(PUSH);

  await page.reload(); // the disk works again
  await signInAgain(page, PASSWORD);
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('Never on disk');
});

test('[G10] Forget this device erases what was not sent after FORGET is typed, and not before @proof', async ({
  page,
  context,
}) => {
  const { uid, email } = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await context.clearCookies();
  const adding = { done: Promise.resolve() };
  await page.route(PUSH, (route) => adding.done.then(() => route.continue())); // its reply takes the board away
  adding.done = addQuest(page, 'Secret plan');
  await adding.done;
  await expectSessionEnded(page);
  const window = page.getByRole('dialog');
  await button(window, 'Forget this device').click();
  const word = window.getByLabel('Type FORGET to confirm');
  await expect(word).toBeFocused();
  await word.fill('forget');
  await button(window, 'Forget this device').click();
  await expect(word).toHaveAccessibleDescription('Type FORGET in capitals.');
  expect(await barriersOn(page)).toEqual([]);
  await button(window, 'Keep everything').click();
  await expect.poll(() => keptIn(page)).toContain('Secret plan'); // the mirror is written when idle

  await button(window, 'Forget this device').click();
  await word.fill('FORGET');
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();
  const kept = await keptIn(page);
  for (const own of [uid, email, 'Secret plan']) expect(kept).not.toContain(own);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(window).toBeHidden();
});

test('[N15] a page that goes before its disk has answered takes no command along @proof', async ({
  page,
}) => {
  await page.route(PUSH, (route) => route.abort());
  await page.addInitScript(() => {
    const { fetch } = window;
    /** What a page sends while it goes passes the route above by. */
    window.fetch = (...sent) =>
      Reflect.has(window, 'isDiskBusy') ? Promise.reject(new TypeError('cut')) : fetch(...sent);
    const { add } = IDBObjectStore.prototype;
    /** A transaction that is asked for ever more never ends: a reload throws it away. */
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...entry) {
      const goOn = () => {
        if (Reflect.has(window, 'isDiskBusy')) this.count().onsuccess = goOn;
      };
      goOn();
      return add.apply(this, entry);
    };
  });
  await openBoard(page, FIRST_CLEARED);
  await page.evaluate(() => Reflect.set(window, 'isDiskBusy', true));
  await addQuest(page, 'Shown is kept');

  await page.reload();
  await expect(cardOf(page, 'Shown is kept')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'Shown is kept')).toHaveCount(1);
  await page.unroute(PUSH);
  await expectSynced(page);
  expect(await titlesOnServer(page)).toEqual(expect.arrayContaining(['Shown is kept']));
});
