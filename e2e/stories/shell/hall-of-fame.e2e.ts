import { expect, type Page, test } from '@playwright/test';
import { focusDrafts, pastClears, streakOf } from '#e2e/kit/command-drafts.ts';
import { doElsewhere, openScreen } from '#e2e/kit/hunter.ts';
import { barriersOn, expectFit, meter } from '#e2e/kit/screen-checks.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('[F1] [F2] [F3] [F4] [F5] [S6] [N4] six cards with their rarities say how far they are, each is lit live by what the hunter did, 1250 stays 1250, and the hall fits every screen @proof', async ({
  page,
}) => {
  const hunter = await openScreen(page, '/achievements');
  const xp = page.getByRole('definition').filter({ hasText: '1250' });

  await expect(page).toHaveTitle('Hall of Fame · Duskgate');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByText('0 of 6 relics lit')).toBeVisible();
  for (const [title, [rarity, words]] of Object.entries({
    'Shadow Awakening': ['Common', '0 of 1 quest'],
    'Grind Master': ['Rare', 'Best streak 0 of 7'],
    'Keeper of the Archive': ['Rare', '0 of 50 Academics quests'],
    'Tenth Descent': ['Epic', '0 of 10 focus blocks'],
    'Night Artificer': ['Epic', '0 of 30 Tech quests'],
    'Elite Hunter': ['Legendary', 'Level 1 of 10'],
  } as const)) {
    await expect(card(page, title).getByText(rarity, { exact: true })).toBeVisible();
    await expect(card(page, title)).toContainText(`Locked. ${words}`);
    await expect(card(page, title).getByText('Unlocked')).toHaveCount(0);
  }
  await expect(xp).toBeVisible();
  await expect(page.getByText('Achievement XP')).toBeVisible();

  const tech = pastClears(30, 'Tech');
  await doElsewhere(page, hunter, [
    ...streakOf('water', 7),
    ...focusDrafts(10),
    ...tech.slice(0, 8), // each is cleared and removed
  ]);
  await expect(page.getByText('3 of 6 relics lit')).toBeVisible();
  for (const title of ['Shadow Awakening', 'Grind Master', 'Tenth Descent']) {
    await expect(card(page, title).getByText('Unlocked')).toBeVisible();
  }
  await expect(card(page, 'Night Artificer')).toContainText('4 of 30 Tech quests');
  const bar = meter(card(page, 'Night Artificer'), 'Progress to Night Artificer');
  await expect(bar).toHaveAttribute('aria-valuenow', '4');
  await expect(bar).toHaveAttribute('aria-valuemax', '30');
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page);

  await doElsewhere(page, hunter, [...pastClears(50, 'Academics'), ...tech.slice(8)]);
  await expect(page.getByText('6 of 6 relics lit')).toBeVisible();
  await expect(cards(page).getByText('Unlocked')).toHaveCount(6);
  await expect(xp).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
