import { expect, type Page, test } from '@playwright/test';
import { newHunter, stopClock } from '#e2e/kit/hunter.ts';
import {
  ANSWERS,
  answer,
  answerFifth,
  board,
  box,
  chat,
  count,
  openChat,
  storedChat,
} from '#e2e/kit/onboarding.ts';
import { barriersOn, consoleProblemsOf, overflowOf } from '#e2e/kit/screen-checks.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [844, 390],
] as const;

test('[E8] [E12] [M1] [M2] five questions, each after an answer to what was said; Enter sends, Shift+Enter starts a new line, a blank says nothing, what is too long stays in the box; by keyboard and without a barrier', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await openChat(page);
  await expect(count(page, 0)).toBeVisible();
  await expect(chat(page)).toContainText('your main goal');
  await page.getByRole('button', { name: 'Log out' }).focus();
  for (const stop of [chat(page), box(page), page.getByRole('button', { name: 'Send' })]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(count(page, 0)).toBeVisible();
  await box(page).fill('a'.repeat(1_001));
  await box(page).press('Enter');
  await expect(page.getByText('1 characters too many')).toBeVisible();
  await expect(count(page, 0)).toBeVisible();

  await box(page).fill('Write');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('a book');
  await expect(box(page)).toHaveValue('Write\na book');
  await box(page).press('Enter');
  await expect(count(page, 1)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(chat(page).getByRole('listitem').nth(1)).toHaveText('You: Write\na book');
  await expect(chat(page).getByRole('listitem').last()).toHaveText(
    /Write a book.*Which areas of interest/,
  );
  expect(await barriersOn(page)).toEqual([]);
  const replies = [
    /Code.*on the map.*How much time/,
    /1 hour.*structured, step by step, or flexible/,
    /Structured it is.*Last question/,
  ];
  for (const [at, reply] of replies.entries()) {
    await answer(page, ANSWERS[at + 1] ?? '', at + 2);
    await expect(chat(page).getByRole('listitem').last()).toHaveText(reply);
  }
  await answerFifth(page);
  await expect(count(page, 5)).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(board(page)).toContainText('The first stair is a good place to stand.');
  expect(problems).toEqual([]);
});

test('[E8] [M14] [S9] [P10] while the Warden has not answered nothing is accepted and nothing is lost; a reload comes back to the same words and brings the answer that was due; a broken onboarding_progress starts a fresh chat', async ({
  page,
}) => {
  await page.clock.install();
  const { uid } = await openChat(page);
  await stopClock(page);
  await answerFifth(page, 'Run a marathon');
  await expect(count(page, 1)).toBeVisible();
  await answerFifth(page, 'too soon');
  await expect(count(page, 1)).toBeVisible();
  await expect(box(page)).toHaveValue('too soon');
  await page.clock.runFor(1_000);
  await expect(chat(page).getByRole('listitem').last()).toContainText('Which areas');
  await box(page).press('Enter');
  await expect(count(page, 2)).toBeVisible();
  await expect(chat(page)).not.toContainText('How much time');

  await page.clock.resume();
  await page.reload();
  await expect(chat(page)).toContainText('Run a marathon');
  await expect(chat(page).getByRole('listitem').last()).toContainText('How much time');
  await answer(page, ANSWERS[2], 3);
  const said = await chat(page).getByRole('listitem').allTextContents();
  expect(JSON.parse((await storedChat(page)) ?? '')).toMatchObject({ owner: uid, inputCount: 3 });
  await page.reload();
  await expect(count(page, 3)).toBeVisible();
  await expect(chat(page).getByRole('listitem')).toHaveText(said);
  await answer(page, ANSWERS[3], 4);

  for (const broken of ['{', '{"messages":[],"inputCount":9}']) {
    await page.evaluate((text) => localStorage.setItem('onboarding_progress', text), broken);
    await page.reload();
    await expect(chat(page)).toContainText('Five questions stand between you and your board');
    await expect(count(page, 0)).toBeVisible();
  }
});

test('[N9] the next hunter in this browser sees nothing of the last one’s chat @proof', async ({
  page,
  context,
}) => {
  await openChat(page);
  await answer(page, 'My secret goal', 1);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('duskgate.account'));
  await newHunter(page, { onboarded: false, displayName: 'Next' });
  await page.goto('/');
  await expect(chat(page)).toContainText('I am the Warden, Next.');
  await expect(count(page, 0)).toBeVisible();
  expect(await storedChat(page)).not.toContain('My secret goal');
});

test('[E12] two tabs are one chat @proof', async ({ page, context }) => {
  await openChat(page);
  const other = await context.newPage();
  await other.goto('/');
  await answer(page, ANSWERS[0], 1);
  await expect(count(other, 1)).toBeVisible();
  await answer(other, ANSWERS[1], 2);
  await expect(count(page, 2)).toBeVisible();
});

test('[E12] the chat fits every size, whatever is said @proof', async ({ page }) => {
  await openChat(page);
  await answer(page, 'w'.repeat(900), 1);
  await answer(page, '<b>bold</b> and https://example.org', 2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflowOf(page)).toBe(0);
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

test('[M19] time, style and experience are answered with a tap: the words are the hunter’s own, the focus is on the next question, and the field stays; with a keyboard on the screen the portrait folds and the chips are one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page);
  const chips = page.getByRole('list', { name: 'Tap an answer or write your own' });
  await expect(chips).toBeHidden();
  await answer(page, ANSWERS[0], 1);
  await expect(chips).toBeHidden();
  await answer(page, ANSWERS[1], 2);
  await expect(chips.getByRole('button')).toHaveCount(6);
  expect(await barriersOn(page)).toEqual([]);

  const said = chat(page).getByRole('listitem');
  for (const [chip, given, next] of [
    ['1 hour', 3, 'structured, step by step, or flexible'],
    ['Room to move', 4, 'how much experience'],
  ] as const) {
    await chips.getByRole('button', { name: chip, exact: true }).click();
    await expect(count(page, given)).toBeVisible();
    await expect(said.filter({ hasText: `You: ${chip}` })).toHaveCount(1);
    await expect(said.last()).toContainText(next);
    await expect(said.last()).toBeFocused();
    await expect(said.last()).toBeInViewport({ ratio: 1 });
  }

  await expect(page.getByRole('heading', { name: 'The Warden' })).toBeVisible();
  await setKeyboard(page, 430);
  await expect(page.getByRole('heading', { name: 'The Warden' })).toBeHidden();
  await expect(count(page, 4)).toBeInViewport();
  await expect(said.last()).toBeInViewport();
  const tops = await chips
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await overflowOf(page)).toBe(0);
  const bottom = await box(page).evaluate((field) => field.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(430);
  await setKeyboard(page, 844);

  await box(page).fill('New to all of it'); // the field stays for other words
  await box(page).press('Enter');
  await expect(count(page, 5)).toBeVisible();
});

/** A keyboard on the screen leaves so much of it; the browser under test has none. */
async function setKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((left) => {
    Object.defineProperty(visualViewport, 'height', { value: left, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}
