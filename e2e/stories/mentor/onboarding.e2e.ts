import { expect, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter } from './hunter.ts';
import {
  ANSWERS,
  answer,
  answerFifth,
  answerFour,
  board,
  box,
  chat,
  count,
  openChat,
  stopClock,
  storedChat,
} from './onboarding.ts';
import { troublesOf } from './troubles.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [844, 390],
] as const;

test('[E12] [M2] five questions, each after an answer to what was said; the count goes 0 to 5', async ({
  page,
}) => {
  await openChat(page);
  await expect(count(page, 0)).toBeVisible();
  await expect(chat(page)).toContainText('your main goal');
  const heard = [
    /Ship my side project.*Which areas of interest/,
    /Code.*on the map.*How much time/,
    /1 hour.*structured, step by step, or flexible/,
    /Structured it is.*Last question/,
  ];
  for (const [at, reply] of heard.entries()) {
    await answer(page, ANSWERS[at] ?? '', at + 1);
    await expect(chat(page).getByRole('listitem').last()).toHaveText(reply);
  }
  await answerFifth(page);
  await expect(count(page, 5)).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(board(page)).toContainText('The first stair is a good place to stand.');
});

test('[E8] Enter sends, Shift+Enter starts a new line, a blank says nothing', async ({ page }) => {
  await openChat(page);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(count(page, 0)).toBeVisible();

  await box(page).fill('Write');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('a book');
  await expect(box(page)).toHaveValue('Write\na book');
  await box(page).press('Enter');
  await expect(count(page, 1)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(chat(page).getByRole('listitem').nth(1)).toHaveText('You: Write\na book');
});

test('[E8] while the Warden has not answered, nothing is accepted and nothing is lost', async ({
  page,
}) => {
  await page.clock.install();
  await openChat(page);
  await stopClock(page);
  await answerFifth(page, 'Run');
  await expect(count(page, 1)).toBeVisible();
  await answerFifth(page, 'too soon');
  await expect(count(page, 1)).toBeVisible();
  await expect(box(page)).toHaveValue('too soon');

  await page.clock.runFor(1_000);
  await expect(chat(page).getByRole('listitem').last()).toContainText('Which areas');
  await box(page).press('Enter');
  await expect(count(page, 2)).toBeVisible();
});

test('[M1] an answer that is too long stays in the box and says so', async ({ page }) => {
  await openChat(page);
  await box(page).fill('a'.repeat(1_001));
  await box(page).press('Enter');
  await expect(page.getByText('1 characters too many')).toBeVisible();
  await expect(count(page, 0)).toBeVisible();
});

test('[M14] [S9] a reload comes back to the same place, words and all', async ({ page }) => {
  const { uid } = await openChat(page);
  await answerFour(page, 3);
  const said = await chat(page).getByRole('listitem').allTextContents();
  expect(JSON.parse((await storedChat(page)) ?? '')).toMatchObject({ owner: uid, inputCount: 3 });

  await page.reload();
  await expect(count(page, 3)).toBeVisible();
  await expect(chat(page).getByRole('listitem')).toHaveText(said);
  await answer(page, ANSWERS[3], 4);
});

test('[M14] a reload before the Warden answered brings the answer after it', async ({ page }) => {
  await page.clock.install();
  await openChat(page);
  await stopClock(page);
  await answerFifth(page, 'Run a marathon');
  await expect(count(page, 1)).toBeVisible();
  await expect(chat(page)).not.toContainText('Which areas');
  await page.clock.resume();
  await page.reload();
  await expect(chat(page)).toContainText('Run a marathon');
  await expect(chat(page).getByRole('listitem').last()).toContainText('Which areas');
});

test('[P10] a broken onboarding_progress starts a fresh chat', async ({ page }) => {
  await openChat(page);
  for (const broken of ['{', '[]', '{"messages":[],"inputCount":9}', 'null']) {
    await page.evaluate((text) => localStorage.setItem('onboarding_progress', text), broken);
    await page.reload();
    await expect(chat(page)).toContainText('Five questions stand between you and your board');
    await expect(count(page, 0)).toBeVisible();
  }
});

test('[N9] the next hunter in this browser sees nothing of the last one’s chat', async ({
  page,
  context,
}) => {
  await openChat(page);
  await answer(page, 'My secret goal', 1);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('duskgate.account'));
  await newHunter(page, { isOnboarded: false, displayName: 'Next' });
  await page.goto('/');
  await expect(chat(page)).toContainText('I am the Warden, Next.');
  await expect(count(page, 0)).toBeVisible();
  expect(await storedChat(page)).not.toContain('My secret goal');
});

test('[E12] two tabs are one chat', async ({ page, context }) => {
  await openChat(page);
  const other = await context.newPage();
  await other.goto('/');
  await answer(page, ANSWERS[0], 1);
  await expect(count(other, 1)).toBeVisible();
  await answer(other, ANSWERS[1], 2);
  await expect(count(page, 2)).toBeVisible();
});

test('[E12] the chat fits every size, whatever is said', async ({ page }) => {
  await openChat(page);
  await answer(page, 'w'.repeat(900), 1);
  await answer(page, '<b>bold</b> and https://example.org', 2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await box(page).scrollIntoViewIfNeeded();
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    await chat(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(chat(page).getByRole('listitem').last()).toBeInViewport();
    const small = await page
      .locator('button, textarea')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  }
});

test('[E12] axe finds no barrier, and the keyboard reaches everything', async ({ page }) => {
  const troubles = await troublesOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChat(page);
  await answer(page, ANSWERS[0], 1);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).focus();
  for (const stop of [chat(page), box(page), page.getByRole('button', { name: 'Send' })]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  expect(troubles).toEqual([]);
});
