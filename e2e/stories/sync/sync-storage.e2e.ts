import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED } from '#e2e/kit/command-drafts.ts';
import { openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf } from '#e2e/kit/quest-board.ts';
import { addQuest, expectSynced, titlesOnServer } from '#e2e/kit/sync-devices.ts';

const PUSH = '**/api/sync/push';

async function textsOf(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return keys.filter((key) => /^duskgate\..+\.(cmd|last-words)\./.test(key));
}

/** Until the page says otherwise, every start finds the disk like this. */
async function withDisk(page: Page, state: 'silent' | 'full' | 'unreadable'): Promise<void> {
  await page.evaluate((next) => sessionStorage.setItem('disk', next), state);
  await page.addInitScript(() => {
    const is = (wanted: string) => sessionStorage.getItem('disk') === wanted;
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (is('silent')) Object.assign(IDBFactory.prototype, { open: () => ({}) });
    if (is('full')) Object.assign(IDBObjectStore.prototype, { add: fail, put: fail });
    if (is('unreadable')) Object.assign(IDBObjectStore.prototype, { getAll: fail });
  });
}

const withGoodDisk = (page: Page) => page.evaluate(() => sessionStorage.removeItem('disk'));

test('[N15] commands of a start whose database did not answer are shown and sent by the next one @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await withDisk(page, 'silent');
  await page.route(PUSH, (route) => route.abort());
  await page.reload();
  await addQuest(page, 'On a slow morning');
  await expect.poll(() => textsOf(page)).toHaveLength(1);

  await withGoodDisk(page);
  await page.reload();
  await expect(cardOf(page, 'On a slow morning')).toBeVisible();
  await expect.poll(() => textsOf(page)).toEqual([]);
  await page.unroute(PUSH);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('On a slow morning');
});

test('[N15] a browser that clears its data takes no command: what waits goes on in memory, then on a new disk @proof', async ({
  page,
}) => {
  const { uid } = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await page.route(PUSH, (route) => route.abort());
  await addQuest(page, 'Before it');
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    /** A transaction that is asked for ever more is under way until somebody ends it. */
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...entry) {
      IDBObjectStore.prototype.add = add;
      const goOn = () => {
        this.count().onsuccess = goOn;
      };
      goOn();
      return add.apply(this, entry);
    };
  });
  await addQuest(page, 'At that moment');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await expect(page.getByText('Storage is full: keep this tab open').first()).toBeVisible();
  await addQuest(page, 'After it');

  await page.unroute(PUSH);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectSynced(page);
  const titles = ['Before it', 'At that moment', 'After it'];
  expect(await titlesOnServer(page)).toEqual(expect.arrayContaining(titles));
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain(`duskgate.${uid}`);
  await page.context().setOffline(true);
  await addQuest(page, 'Kept again');
  await expect(page.getByText('Offline, 1 waiting')).toBeVisible();
  await page.context().setOffline(false);
  await expectSynced(page);
  await page.reload();
  await expect(cardOf(page, 'After it')).toBeVisible();
  await expect(cardOf(page, 'Kept again')).toBeVisible();
});

test('[N15] [N9] storage that cannot be read is told, with a Retry that works; one that will not be deleted keeps nobody inside @proof', async ({
  page,
}) => {
  const { uid } = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await addQuest(page, 'Still here');
  await expectSynced(page);
  await withDisk(page, 'unreadable');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The gate is shut' })).toBeVisible();
  await expect(page.getByText("This browser's storage did not open.")).toBeVisible();
  await withGoodDisk(page);
  await button(page, 'Retry').click();
  await expect(cardOf(page, 'Still here')).toBeVisible();

  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(); // and nobody closes it
      }),
    `duskgate.${uid}`,
  );
  await button(page, 'Log out').click();
  await expect(page.getByRole('button', { name: 'Enter the Dungeon' }).first()).toBeVisible();
  const texts = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(texts).not.toContain(uid);
});
