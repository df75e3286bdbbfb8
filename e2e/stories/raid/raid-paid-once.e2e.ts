import { expect, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, PASSWORD } from '#e2e/kit/hunter.ts';
import {
  completed,
  expectPaidBlocks,
  figure,
  keepRaid,
  MINUTE,
  openAt,
  openRaid,
  openTab,
  press,
  questPanel,
  secondsShown,
  storedRaid,
  timer,
} from '#e2e/kit/raid.ts';

/** One block and its 50 XP, on the server and on every screen. */
async function expectPaidOnce(before: number, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(figure(page, 'Sessions today')).toHaveText('1');
  const [first] = pages;
  if (!first) throw new Error('nobody looks');
  await first.clock.runFor(3_000);
  await expectPaidBlocks(first, 1);
  for (const page of pages) await expect(figure(page, 'Focus XP')).toHaveText('50');
  expect((await documentOf(first)).document.lifetimeXp - before).toBe(50);
}

const xpOf = async (page: Page) => (await documentOf(page)).document.lifetimeXp;

test('[T6] three tabs show one raid, obey one another and pay a block once @proof', async ({
  page,
  context,
}) => {
  await openRaid(page);
  const before = await xpOf(page);
  const [second, third] = [await openTab(context), await openTab(context)];
  await press(page, 'Start');
  for (const tab of [second, third]) {
    await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible();
  }
  await press(third, 'Pause');
  await press(second, 'Start');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.clock.fastForward(25 * MINUTE);
  await expectPaidOnce(before, page, second, third);
  await press(page, 'Pause');
  await expect(third.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('[T6] [T7] a page killed at 24:59 and reopened at 31:00 has one block, and the break waits', async ({
  page,
  context,
}) => {
  await openRaid(page);
  const before = await xpOf(page);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE - 1_000);
  await expect(timer(page)).toHaveText('00:01');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {}); // nobody is left to answer
  await page.waitForEvent('crash');
  await page.close();

  await context.clock.fastForward(6 * MINUTE + 1_000);
  const again = await openTab(context);
  await expect(again.getByText('Break', { exact: true })).toBeVisible();
  await expect(timer(again)).toHaveText('05:00');
  await expect(again.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectPaidOnce(before, again);
});

test('[T6] a second device sees the block once, even when it settles the very same one @proof', async ({
  page,
  browser,
  baseURL,
}) => {
  const { uid, email } = await openRaid(page);
  const before = await xpOf(page);
  await press(page, 'Start');
  await page.clock.fastForward(MINUTE);
  const kept = await storedRaid(page);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const data = { email, password: PASSWORD };
  expect((await other.request.post('/api/auth/sign-in', { data })).status()).toBe(200);
  await other.clock.install({ time: await page.evaluate(() => Date.now()) });
  await keepRaid(other, uid, kept); // as a browser's own sync carries it over
  await openAt(other, '/pomodoro');
  await expect(timer(other)).toHaveText(/^23:|^24:/);

  await page.clock.fastForward(24 * MINUTE);
  await expectPaidOnce(before, page);
  await other.clock.fastForward(24 * MINUTE);
  await expectPaidOnce(before, other);
  await other.context().close();
});

test('[T6] [T12] a reload at any second shows the same time, and a clock that jumps takes it along @proof', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDraft('read')]);
  await press(page, 'Start');
  for (const seconds of [1, 61, 599]) {
    await page.clock.fastForward(seconds * 1_000);
    const { endsAtMs } = JSON.parse(await storedRaid(page)).raid.clock;
    await openAt(page, page.url());
    const left = (endsAtMs - (await page.evaluate(() => Date.now()))) / 1_000;
    expect(Math.abs((await secondsShown(page)) - left)).toBeLessThanOrEqual(1);
  }

  const left = await secondsShown(page);
  for (const hours of [1, 8, -30]) {
    const isAsked = hours > 0 && page.waitForResponse('**/healthz');
    const nowMs = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(nowMs + hours * 60 * MINUTE);
    await page.clock.runFor(300);
    await isAsked;
    await page.clock.runFor(300);
    await expect.poll(async () => left - (await secondsShown(page))).toBeLessThanOrEqual(2);
    expect(left - (await secondsShown(page))).toBeGreaterThanOrEqual(0);
    await expect(figure(page, 'Sessions')).toHaveText('0 / 2');
  }
  await page.clock.fastForward(left * 1_000);
  await expect(figure(page, 'Sessions')).toHaveText('1 / 2');
  await openAt(page, '/pomodoro'); // as the sidebar leads there
  await expect(questPanel(page)).toBeVisible();
  await expect(figure(page, 'Sessions')).toHaveText('1 / 2');
  await expect(completed(page)).toBeHidden();
});
