// Pictures for people to look at, written anew on each run: screenshots/{desktop,phone}-{screen}.png
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Deed, newHunter, questDeed } from './hunter.ts';
import { clearedDeed } from './hunter-screens.ts';
import { MARAS_DEEDS } from './mara-vey.ts';
import { answerFifth, answerFour, board, openChat, stopClock } from './onboarding.ts';
import { button, cardOf } from './quest-board.ts';
import { completed, MINUTE, openRaid, press } from './raid.ts';
import { openSignIn, openSignUp } from './sign-in.ts';

/** The desktop last: there the story goes on. */
const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

const PLACES = [
  ['command-center', '/', 'Command Center'],
  ['quest-board', '/habits', 'Quest Board'],
  ['dungeon-raid', '/pomodoro', 'Dungeon Raids'],
  ['dungeon-raid-quest', '/pomodoro?quest=pr&pomodoros=4', 'Dungeon Raids'],
  ['hunter-profile', '/character', 'Hunter Profile'],
  ['hall-of-fame', '/achievements', 'Hall of Fame'],
  ['shadow-arts', '/skills', 'Shadow Arts Mastery'],
  ['chronicle', '/chronicle', 'Chronicle'],
  ['settings', '/settings', 'Settings'],
  ['credits', '/credits', 'Credits'],
  ['not-found', '/no-such-place', 'No such door'],
] as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Signed up, past the chat and with these deeds done: stands at this address. */
async function arriveAs(
  page: Page,
  path: string,
  deeds: readonly Deed[],
  isLoreRead = true,
): Promise<void> {
  const isOnboarded = deeds !== MARAS_DEEDS;
  await newHunter(page, { displayName: 'Mara Vey', isOnboarded, isLoreRead, deeds });
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Places' }).waitFor();
}

test.use({ timezoneId: 'UTC' });
test.setTimeout(120_000);

/** At each size, once everything stands still; the whole page as well where it is longer. */
async function picture(page: Page, screen: string, shown: Locator): Promise<void> {
  for (const { name, viewport } of SIZES) {
    await page.setViewportSize(viewport);
    await shown.waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const path = `screenshots/${name}-${screen}`;
    await page.screenshot({ path: `${path}.png`, animations: 'disabled' });
    const isLonger = await page.evaluate(
      () => document.body.scrollHeight > innerHeight && !document.querySelector('dialog[open]'),
    );
    if (isLonger) {
      await page.screenshot({ path: `${path}-whole.png`, animations: 'disabled', fullPage: true });
    }
  }
}

test('pictures of the gate', async ({ page }) => {
  await page.goto('/');
  await picture(page, 'landing', title(page, 'Duskgate'));
  await openSignIn(page);
  await picture(page, 'sign-in', dialog(page, 'Enter the Dungeon'));
  await page.reload();
  await openSignUp(page);
  await picture(page, 'sign-up', dialog(page, 'Begin Your Journey'));
});

test('pictures of the mentor', async ({ page }) => {
  await openChat(page);
  await picture(page, 'onboarding-first', title(page, 'The Warden'));
  await answerFour(page);
  await picture(page, 'onboarding-chat', title(page, 'The Warden'));
  await stopClock(page); // these words stand for two seconds
  await answerFifth(page);
  const ready = board(page).getByText('Your board is ready.');
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(ready).toBeVisible({ timeout: 500 });
  }).toPass();
  await picture(page, 'onboarding-complete', ready);
  await page.clock.resume();
  await picture(page, 'onboarding-board', title(page, 'Quest Board'));
});

test('pictures of every place', async ({ page }) => {
  await arriveAs(page, '/', MARAS_DEEDS);
  for (const [screen, path, name] of PLACES) {
    await page.goto(path);
    await picture(page, screen, title(page, name));
  }
});

test('pictures of the windows over the board', async ({ page }) => {
  await arriveAs(page, '/habits', MARAS_DEEDS);
  await button(page, 'History').click();
  await picture(page, 'quest-board-history', page.getByRole('region', { name: 'Last 30 days' }));
  await button(page, 'History').click();
  for (const [screen, opener, window] of [
    ['suggested-quests', button(page, 'Suggestions'), 'Suggested Quests'],
    ['custom-quest', button(page, 'Custom Quest'), 'Custom Quest'],
    ['ai-quests', button(page, 'AI Quests'), 'AI Quest Generator'],
    ['begin-quest', button(cardOf(page, 'Ship the pull request'), 'Start Quest'), 'Begin Quest'],
    [
      'ask-mentor',
      button(cardOf(page, 'Ship the pull request'), 'Ask the mentor'),
      'Ask the Mentor',
    ],
  ] as const) {
    await opener.click();
    await picture(page, screen, dialog(page, window));
    await page.keyboard.press('Escape');
    await dialog(page, window).waitFor({ state: 'hidden' });
  }
});

test('pictures of quests fresh from the forge', async ({ page }) => {
  await arriveAs(page, '/habits', MARAS_DEEDS);
  await button(page, 'AI Quests').click();
  const forge = dialog(page, 'AI Quest Generator');
  await forge.getByRole('textbox', { name: 'Goals' }).fill('Sleep before midnight');
  await forge.getByRole('textbox', { name: 'Goals' }).press('Enter');
  await button(forge, 'Generate Quests').click();
  await picture(page, 'ai-quests-forged', forge.getByRole('article').first());
});

test('pictures of what is earned', async ({ page }) => {
  const old = clearedDeed('old', { xpReward: 60 });
  await arriveAs(page, '/habits', [old, questDeed('read', { xpReward: 60 })]);
  await button(cardOf(page, 'Read ten pages'), 'Mark Complete').click();
  await picture(page, 'level-up', dialog(page, 'Level Up'));
  await button(page, 'Continue the hunt').click();
  await picture(page, 'quest-cleared', cardOf(page, 'Read ten pages').getByText('Cleared').first());
});

test('pictures of a first achievement and of an empty board', async ({ page }) => {
  await arriveAs(page, '/habits', []);
  await picture(page, 'empty-board', title(page, 'Quest Board'));
  await arriveAs(page, '/habits', [questDeed('read')]);
  await button(cardOf(page, 'Read ten pages'), 'Mark Complete').click();
  await picture(page, 'achievement', page.getByRole('dialog'));
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pictures of the day that begins and of the one that ends early', async ({
    page,
    context,
  }) => {
    await arriveAs(page, '/', MARAS_DEEDS, false);
    await picture(page, 'daily-lore', dialog(page, 'Lore of the day'));
    await button(page, 'Enter the day').click();
    await page.goto('/settings');
    await button(page, 'Delete account').click();
    await picture(page, 'delete-account', page.getByRole('dialog'));
    await button(page, 'Keep my hunter').click();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Quest Log' }).click();
    await button(cardOf(page, 'Write to three customers'), 'Mark Complete').click();
    await picture(page, 'offline', page.getByText('Offline').first());
    await button(page, 'Log out').click();
    await picture(page, 'log-out-waiting', dialog(page, 'Deeds are still waiting'));
  });
});

test('pictures of a raid that ends', async ({ page }) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [questDeed('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(completed(page)).toBeVisible();
  await picture(page, 'quest-completed', completed(page));
});
