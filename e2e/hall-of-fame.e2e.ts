import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { doElsewhere } from './hunter.ts';
import {
  arrive,
  clearedDeed,
  focusDeeds,
  meter,
  overflowOf,
  pastClears,
  streakOf,
  troubleSpotsOn,
} from './hunter-screens.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('[F3] [F4] six cards with their rarities, and the fixed Achievement XP of 1250', async ({
  page,
}) => {
  await arrive(page, '/achievements');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of Fame');
  await expect(page).toHaveTitle('Hall of Fame · Duskgate');
  await expect(cards(page)).toHaveCount(6);
  for (const [title, rarity] of Object.entries({
    'Shadow Awakening': 'Common',
    'Grind Master': 'Rare',
    'Keeper of the Archive': 'Rare',
    'Tenth Descent': 'Epic',
    'Night Artificer': 'Epic',
    'Elite Hunter': 'Legendary',
  })) {
    await expect(card(page, title).getByText(rarity, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('definition').filter({ hasText: '1250' })).toBeVisible();
  await expect(page.getByText('Achievement XP')).toBeVisible();
});

test('[F5] a new hunter has no relic lit, and each card says how far it is', async ({ page }) => {
  await arrive(page, '/achievements');

  await expect(page.getByText('0 of 6 relics lit')).toBeVisible();
  for (const [title, words] of Object.entries({
    'Shadow Awakening': '0 of 1 quest',
    'Grind Master': 'Best streak 0 of 7',
    'Keeper of the Archive': '0 of 50 Academics quests',
    'Tenth Descent': '0 of 10 focus blocks',
    'Night Artificer': '0 of 30 Tech quests',
    'Elite Hunter': 'Level 1 of 10',
  })) {
    await expect(card(page, title)).toContainText(`Locked. ${words}`);
    await expect(card(page, title).getByText('Unlocked')).toHaveCount(0);
  }
});

test('[F1] [F5] cards are lit by what the hunter did, and 1250 stays 1250', async ({ page }) => {
  await arrive(page, '/achievements', [
    ...streakOf('water', 7),
    ...focusDeeds(10),
    ...pastClears(4, 'Tech'),
  ]);

  await expect(page.getByText('3 of 6 relics lit')).toBeVisible();
  for (const title of ['Shadow Awakening', 'Grind Master', 'Tenth Descent']) {
    await expect(card(page, title).getByText('Unlocked')).toBeVisible();
  }
  await expect(card(page, 'Night Artificer')).toContainText('4 of 30 Tech quests');
  const bar = meter(card(page, 'Night Artificer'), 'Progress to Night Artificer');
  await expect(bar).toHaveAttribute('aria-valuenow', '4');
  await expect(bar).toHaveAttribute('aria-valuemax', '30');
  await expect(page.getByRole('definition').filter({ hasText: '1250' })).toBeVisible();
});

test('[F1] [F2] level 10 lights the legendary crown, 50 Academics and 30 Tech the rest', async ({
  page,
}) => {
  await arrive(page, '/achievements', [
    ...pastClears(50, 'Academics'),
    ...pastClears(30, 'Tech'),
    ...streakOf('water', 7),
    ...focusDeeds(10),
  ]);

  await expect(page.getByText('6 of 6 relics lit')).toBeVisible();
  await expect(cards(page).getByText('Unlocked')).toHaveCount(6);
});

test('[N4] a card is lit live when another device earns it', async ({ page }) => {
  const hunter = await arrive(page, '/achievements');
  await expect(card(page, 'Shadow Awakening')).toContainText('Locked.');

  await doElsewhere(page, hunter, [clearedDeed('first')]);
  await expect(card(page, 'Shadow Awakening').getByText('Unlocked')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[S6] nothing bars the way of a screen reader', async ({ page }) => {
  await arrive(page, '/achievements', streakOf('water', 7));
  await expect(page.getByText('2 of 6 relics lit')).toBeVisible();

  expect(await barriersOn(page)).toEqual([]);
});

test('[S6] the hall fits every screen', async ({ page }) => {
  await arrive(page, '/achievements', streakOf('water', 7));

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
  }
});
