// Pictures for people to look at, written anew on each run: screenshots/{desktop,phone}-{screen}.png
import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { doElsewhere, goTo, newHunter, openBoard, stopClock, titleAt } from '#e2e/kit/hunter.ts';
import { answerFifth, answerFour, board, openChat } from '#e2e/kit/onboarding.ts';
import { button, cardOf, chooseIn, clearControl, lookAway, opened } from '#e2e/kit/quest-board.ts';
import { completed, MINUTE, openRaid, press, STEPS } from '#e2e/kit/raid.ts';
import { SEASONED_HUNTER } from '#e2e/kit/seasoned-hunter.ts';
import { openSignIn, openSignUp } from '#e2e/kit/sign-in.ts';

const { PROOF } = process.env;

/** The desktop last: there the story goes on. */
const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;

/** Also the smallest phone, for the screens that are opened every day. */
const ALL_SIZES = [{ name: 'small', viewport: { width: 320, height: 640 } }, ...SIZES] as const;

const PICTURES = [
  ['command-center', '/'],
  ['quest-board', '/habits'],
  ['dungeon-raid', '/pomodoro'],
  ['dungeon-raid-quest', '/pomodoro?quest=pr&pomodoros=4'],
  ['hunter-profile', '/character'],
  ['hall-of-fame', '/achievements'],
  ['shadow-arts', '/skills'],
  ['chronicle', '/chronicle'],
  ['settings', '/settings'],
  ['credits', '/credits'],
  ['not-found', '/no-such-place'],
] as const;

const TODAY = [
  ['center', '/'],
  ['board', '/habits'],
] as const;

const DAILIES = [
  { id: 'pages', title: 'Read ten pages', category: 'Academics' },
  { id: 'write', title: 'Write to three customers', category: 'Business' },
  { id: 'walk', title: 'Walk around the lake', category: 'Fitness' },
  { id: 'desk', title: 'Clear the desk before the day ends, and put tomorrow’s one page on it' },
  { id: 'sleep', title: 'Lights out at eleven' },
] as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const ROLES = { roles: ['developer', 'fitness'], fitnessTypes: ['Gym'] };

/** A hunter of some weeks, at this address. */
async function openSeasoned(page: Page, path: string, isLoreRead = true): Promise<void> {
  const drafts = SEASONED_HUNTER;
  await newHunter(page, { displayName: 'Mara Vey', onboarded: ROLES, isLoreRead, drafts });
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Places' }).waitFor();
}

test.setTimeout(120_000);

/** At each size, once everything stands still; with PROOF=1 the whole page as well where it is longer. */
async function picture(
  page: Page,
  screen: string,
  shown: Locator,
  sizes: typeof SIZES | typeof ALL_SIZES = SIZES,
): Promise<void> {
  for (const { name, viewport } of sizes) {
    await page.setViewportSize(viewport);
    await shown.waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const path = `screenshots/${name}-${screen}`;
    await page.screenshot({ path: `${path}.png`, animations: 'disabled' });
    if (!PROOF) continue;
    const isLonger = await page.evaluate(
      () => document.body.scrollHeight > innerHeight && !document.querySelector('dialog[open]'),
    );
    if (isLonger) {
      await page.screenshot({ path: `${path}-whole.png`, animations: 'disabled', fullPage: true });
    }
  }
}

test('pictures of the gate @proof', async ({ page }) => {
  await page.goto('/');
  await picture(page, 'landing', title(page, 'Duskgate'));
  await openSignIn(page);
  await picture(page, 'sign-in', dialog(page, 'Enter the Dungeon'));
  await page.reload();
  await openSignUp(page);
  await picture(page, 'sign-up', dialog(page, 'Begin Your Journey'));
});

test('pictures of the mentor @proof', async ({ page }) => {
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

test('pictures of every screen @proof', async ({ page }) => {
  await openSeasoned(page, '/');
  for (const [screen, path] of PICTURES) {
    await goTo(page, path);
    await picture(page, screen, title(page, titleAt(path)));
  }
});

test('pictures of today at three sizes: nothing, some, all and offline @proof', async ({
  page,
  context,
}) => {
  const hunter = await newHunter(page, {
    displayName: 'Mara Vey',
    onboarded: ROLES,
    isDayClosed: false,
  });
  await page.goto('/');
  const today = async (state: string) => {
    for (const [screen, path] of TODAY) {
      await goTo(page, path);
      await picture(page, `${screen}-${state}`, title(page, titleAt(path)), ALL_SIZES);
    }
  };
  await today('empty');
  await doElsewhere(page, hunter, [
    ...FIRST_CLEARED,
    ...DAILIES.map(({ id, ...stated }) => questDraft(id, { ...stated, xpReward: 10 })),
  ]);
  await goTo(page, '/habits');
  for (const { title: name } of DAILIES.slice(0, 2)) await clearControl(cardOf(page, name)).click();
  await lookAway(page);
  await today('some-done');
  await context.setOffline(true);
  await goTo(page, '/habits');
  await clearControl(cardOf(page, 'Walk around the lake')).click();
  await page.getByText('Offline').first().waitFor();
  await today('offline');
  await context.setOffline(false);
  await goTo(page, '/habits');
  for (const { title: name } of DAILIES.slice(3)) await clearControl(cardOf(page, name)).click();
  await lookAway(page);
  await picture(page, 'day-closed', dialog(page, 'The gate is shut'), ALL_SIZES);
  await button(page, 'Rest').click();
  await today('all-done');
});

test('pictures of the windows over the board @proof', async ({ page }) => {
  await openSeasoned(page, '/habits');
  await button(page, 'History').click();
  await picture(page, 'quest-board-history', page.getByRole('region', { name: 'Last 30 days' }));
  await button(page, 'History').click();
  const pr = cardOf(page, 'Ship the pull request');
  await picture(page, 'quest-board-opened', button(await opened(pr), 'More'));
  for (const [screen, open, window] of [
    ['suggested-quests', () => button(page, 'Suggestions').click(), 'Suggested Quests'],
    ['custom-quest', () => button(page, 'Custom Quest').click(), 'Custom Quest'],
    ['ai-quests', () => button(page, 'AI Quests').click(), 'AI Quest Generator'],
    ['begin-quest', () => button(pr, 'Start Quest').click(), 'Begin Quest'],
    ['ask-mentor', () => chooseIn(pr, 'Ask the mentor'), 'Ask the Mentor'],
  ] as const) {
    await open();
    await picture(page, screen, dialog(page, window));
    await page.keyboard.press('Escape');
    await dialog(page, window).waitFor({ state: 'hidden' });
  }
  await button(page, 'AI Quests').click();
  const forge = dialog(page, 'AI Quest Generator');
  await forge.getByRole('textbox', { name: 'Goals' }).fill('Sleep before midnight');
  await forge.getByRole('textbox', { name: 'Goals' }).press('Enter');
  await button(forge, 'Generate Quests').click();
  await picture(page, 'ai-quests-forged', forge.getByRole('article').first());
});

test('pictures of an empty board and of what is earned @proof', async ({ page }) => {
  const hunter = await openBoard(page);
  await picture(page, 'empty-board', title(page, 'Quest Board'));
  await doElsewhere(page, hunter, [questDraft('read', { xpReward: 100 })]);
  await clearControl(cardOf(page, 'Read ten pages')).click();
  await picture(page, 'quest-held', button(page, 'Undo: Read ten pages'));
  await lookAway(page);
  await picture(page, 'level-up', dialog(page, 'Level Up'));
  await button(page, 'Continue the hunt').click();
  await picture(page, 'achievement', dialog(page, 'Shadow Awakening'));
  await page.keyboard.press('Escape');
  await picture(page, 'quest-cleared', cardOf(page, 'Read ten pages').getByText('Cleared').first());
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pictures of the day that begins and of the one that ends early @proof', async ({
    page,
    context,
  }) => {
    await openSeasoned(page, '/', false);
    await picture(page, 'daily-lore', dialog(page, 'Lore of the day'));
    await button(page, 'Enter the day').click();
    await page.goto('/settings');
    await page.getByText('Your hunter, every quest and all history').click();
    await button(page, 'Delete account').click();
    await picture(page, 'delete-account', page.getByRole('dialog'));
    await button(page, 'Keep my hunter').click();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Quest Log' }).click();
    await clearControl(cardOf(page, 'Write to three customers')).click();
    await picture(page, 'offline', page.getByText('Offline').first());
    await button(page, 'Log out').click();
    await picture(page, 'log-out-waiting', dialog(page, 'Deeds are still waiting'));
    await context.setOffline(false);
  });
});

test('pictures of a raid that ends @proof', async ({ page }) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [
    questDraft('read', { subtasks: STEPS }),
    questDraft('run', { title: 'Run around the lake' }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await picture(page, 'raid-end', dialog(page, 'Is the rest done too?'));
  await press(page, 'All 2 done, complete it');
  await expect(completed(page)).toBeVisible();
  await picture(page, 'quest-completed', completed(page));
});
