import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, newHunter, openBoard, PASSWORD } from '#e2e/kit/hunter.ts';
import { button, cardOf } from '#e2e/kit/quest-board.ts';
import { expectSessionEnded } from '#e2e/kit/sign-in.ts';
import {
  addQuest,
  anotherTab,
  expectSynced,
  goOffline,
  goOnline,
  keptIn,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';

const enter = (page: Page) => page.getByRole('button', { name: 'Enter the Dungeon' }).first();

test('[N9] signing out with waiting commands is stopped; once they arrived, nothing of the account stays @proof', async ({
  page,
}) => {
  const { uid } = await openBoard(page, FIRST_CLEARED);
  await goOffline(page);
  await addQuest(page, 'Secret plan');
  await button(page, 'Log out').click();
  await expect(page.getByRole('dialog', { name: 'Deeds are still waiting' })).toBeVisible();
  await button(page, 'Stay and keep them').click();
  await expect(cardOf(page, 'Secret plan')).toBeVisible();

  await goOnline(page);
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('Secret plan');
  await button(page, 'Log out').click();
  await expect(enter(page)).toBeVisible();
  const kept = await keptIn(page);
  expect(kept).not.toContain(uid);
  expect(kept).not.toContain('Secret plan');
  expect(kept).toContain('lastLoreShown');
});

test('[N9] what a hunter left behind is neither shown nor given to the next one in this browser', async ({
  page,
}) => {
  const first = await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('pages', { title: 'Of the first' }),
  ]);
  await expect(cardOf(page, 'Of the first')).toBeVisible();
  await expect.poll(() => keptIn(page)).toContain('Of the first');
  await expectSynced(page);
  await page.context().clearCookies(); // gone without a sign-out
  await page.evaluate(() => localStorage.removeItem('duskgate.account'));

  const second = await newHunter(page, { displayName: 'Wren' });
  await page.goto('/habits');
  await expect(page.getByText('Welcome, Wren')).toBeVisible();
  await expect(cardOf(page, 'Of the first')).toBeHidden();
  await expectSynced(page);
  const { document } = await documentOf(page);
  expect(document.habits).toEqual([]);
  const owner = await page.evaluate(() => localStorage.getItem('duskgate.owner'));
  expect(owner).toBe(second.uid);
  const texts = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(texts).not.toContain('Of the first');
  await expect.poll(() => keptIn(page)).not.toContain(first.uid);
});

test('[N9] a cookie that changes hands behind an open page brings it nothing of the other and costs no command @proof', async ({
  page,
  browser,
}) => {
  const first = await openBoard(page, FIRST_CLEARED);
  const baseURL = new URL(page.url()).origin;
  const elsewhere = await browser.newPage({ baseURL });
  const more = ['b', 'c', 'd', 'e'].map((id) => questDraft(id)); // ahead of the first
  const board = [...FIRST_CLEARED, questDraft('a', { title: 'Of the second' }), ...more];
  const second = await openBoard(elsewhere, board);
  await expectSynced(page);
  await goOffline(page);
  await addQuest(page, 'Of the first');
  await page.context().addCookies(await elsewhere.context().cookies());
  const data = { email: first.email, password: PASSWORD };
  const device = await browser.newContext({ baseURL });
  await device.request.post('/api/auth/sign-in', { data });
  await device.request.post('/api/auth/sessions/end-others', { data: {} }); // the page's stream ends
  await device.close();
  await goOnline(page);

  await expectSessionEnded(page);
  await expect(page.getByText('Of the second')).toBeHidden();

  await page.reload();
  await expect(cardOf(page, 'Of the second')).toBeVisible();
  await expect(cardOf(page, 'Of the first')).toBeHidden();
  await expectSynced(page);
  expect(await keptIn(page)).toContain(first.uid);

  await page.request.post('/api/auth/sign-in', { data });
  await page.reload();
  await expect(cardOf(page, 'Of the first')).toBeVisible();
  await expectSynced(page);
  expect(await titlesOnServer(page)).toContain('Of the first');
  await expect.poll(() => keptIn(page)).not.toContain(second.uid);
  await elsewhere.close();
});

test('[N9] signing out in one tab shuts the others and still deletes everything @proof', async ({
  page,
}) => {
  const { uid } = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await button(page, 'Log out').click();

  for (const one of [page, tab]) await expect(enter(one)).toBeVisible();
  expect(await keptIn(page)).not.toContain(uid);
});

test('[S9] the browser keys mirror what is shown, and a broken one is never fatal @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
  const mirror = () =>
    page.evaluate(() => {
      const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
      return [read('hasCompletedOnboarding'), read('habits')?.length, read('character')?.level];
    });
  await expect.poll(mirror).toEqual([true, 1, 1]);
  await page.evaluate(() => {
    for (const key of ['character', 'habits', 'userRoles']) localStorage.setItem(key, '{"broken');
  });
  await page.reload();
  await expect(cardOf(page, 'Read ten pages')).toBeVisible();
  await addQuest(page, 'Another');
  await expect.poll(mirror).toEqual([true, 2, 1]);
});
