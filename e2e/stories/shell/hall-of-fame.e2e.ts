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

test('[F3] [F4] [F5] [N4] six cards with their rarities say how far they are, and one is lit live', async ({
  page,
}) => {
  const hunter = await arrive(page, '/achievements');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall of Fame');
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
  await expect(page.getByRole('definition').filter({ hasText: '1250' })).toBeVisible();
  await expect(page.getByText('Achievement XP')).toBeVisible();

  await doElsewhere(page, hunter, [clearedDeed('first')]);
  await expect(card(page, 'Shadow Awakening').getByText('Unlocked')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F1] [F5] [S6] cards are lit by what the hunter did, 1250 stays 1250, and the hall fits every screen', async ({
  page,
}) => {
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
  expect(await barriersOn(page)).toEqual([]);

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
  }
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
