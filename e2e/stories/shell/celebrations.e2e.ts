import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { doElsewhere, questDeed } from './hunter.ts';
import {
  arrive,
  clearedDeed,
  meter,
  overflowOf,
  pastClears,
  sitFor,
  streakOf,
  troubleSpotsOn,
} from './hunter-screens.ts';

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const quest = (id: string, stated = {}) => ({ ...questDeed(id, stated), key: `add:${id}` });
const pages = quest('pages', { xpReward: 60 });
const levelUp = (page: Page) => page.getByRole('dialog', { name: 'Level Up' });
const relic = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue the hunt' });
const complete = (page: Page, title = 'Read ten pages') =>
  page
    .getByRole('region', { name: 'Active quests' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Mark Complete' });

test('[H2] [H3] a level gained opens a window with the level, the stat that rose and the XP; a reload loses none, and it is shown once', async ({
  page,
}) => {
  await arrive(page, '/', [
    clearedDeed('old', { xpReward: 60 }),
    pages,
    quest('code', { title: 'Code' }),
  ]);

  await complete(page).focus();
  await page.keyboard.press('Enter');
  await expect(levelUp(page)).toBeVisible();
  await page.reload();
  await expect(levelUp(page)).toBeVisible({ timeout: 15_000 });
  await expect(levelUp(page)).toHaveAccessibleDescription(
    'Level 2, Novice Seeker. 1 level to Apprentice Hunter.',
  );
  const gains = levelUp(page).locator('dl > div');
  await expect(gains).toHaveCount(2);
  await expect(gains.filter({ hasText: 'intelligence' })).toContainText('10to11');
  await expect(gains.filter({ hasText: 'XP to next level' })).toContainText('100to120');
  await expect(levelUp(page).getByText('20 / 120 XP')).toBeVisible();
  await expect(meter(levelUp(page), 'Experience')).toHaveAttribute('aria-valuenow', '20');

  await goOn(page).click();
  await expect(levelUp(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('20 / 120 XP')).toBeVisible({ timeout: 15_000 });
  await expect(complete(page, 'Code')).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[H7] a level with a new rank says the rank', async ({ page }) => {
  await arrive(page, '/', [...pastClears(2), pages]);

  await complete(page).click();
  await expect(levelUp(page).getByText('Level 3. Your new rank: Apprentice Hunter.')).toBeVisible();
});

test('[F1] [H2] the first completion shows its achievement and the way to the hall, and XP without a level no window', async ({
  page,
}) => {
  await arrive(page, '/', [pages, quest('code', { title: 'Code' })]);

  await complete(page).click();
  const shown = relic(page, 'Shadow Awakening');
  await expect(shown).toHaveAccessibleDescription(/Complete your first quest.*Common/i);
  await shown.getByRole('link', { name: 'See the Hall of Fame' }).click();
  await expect(page).toHaveURL('/achievements');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 of 6 relics lit')).toBeVisible();

  await page.getByRole('link', { name: 'Command Center' }).click();
  await complete(page, 'Code').click();
  await expect(page.getByText('85 / 100 XP')).toBeVisible();
  await page.getByRole('link', { name: 'Hall of Fame' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of Fame' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F2] a level and an achievement of one deed are shown one after the other', async ({
  page,
}) => {
  await arrive(page, '/', [
    ...streakOf('water', 6, { xpReward: 15, title: 'Drink water' }),
    quest('water@2026-02-01', { xpReward: 30, title: 'Drink water' }),
  ]);

  await complete(page, 'Drink water').click();
  await expect(levelUp(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(relic(page, 'Grind Master')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F5] a relic that is lit by a count is celebrated, too', async ({ page }) => {
  await arrive(page, '/', [
    ...pastClears(29, 'Tech'),
    quest('last', { title: 'The thirtieth', category: 'Tech', xpReward: 10 }),
  ]);

  await complete(page, 'The thirtieth').click();
  await expect(relic(page, 'Night Artificer')).toBeVisible();
});

test('[H2] when the window closes the focus is where the hunter was', async ({ page }) => {
  await arrive(page, '/', [
    clearedDeed('old', { xpReward: 60 }),
    pages,
    quest('code', { title: 'Code' }),
  ]);

  await complete(page).focus();
  await page.keyboard.press('Enter');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(levelUp(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(complete(page, 'Code')).toBeFocused();
});

test('[H2] a moment waits while another window is open, and is not lost by going elsewhere', async ({
  page,
}) => {
  await arrive(page, '/', [clearedDeed('old', { xpReward: 60 }), pages]);
  await expect(complete(page)).toBeEnabled();

  await page.evaluate(() => {
    const other = document.createElement('dialog');
    other.id = 'other';
    other.textContent = 'Another window';
    document.body.append(other);
    for (const button of document.querySelectorAll('button')) {
      if (button.textContent === 'Mark Complete') button.click();
    }
    other.showModal();
  });
  await expect(page.getByText('20 / 120 XP')).toBeVisible();
  await expect(page.getByText('Another window')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/achievements'));
  await expect(page.getByRole('heading', { name: 'Hall of Fame' })).toBeAttached();
  await expect(levelUp(page)).toHaveCount(0);

  await page.evaluate(() => document.getElementById('other')?.remove());
  await expect(levelUp(page)).toBeVisible();
});

test('[H2] what another device earned is shown in figures, not celebrated here', async ({
  page,
}) => {
  const hunter = await arrive(page, '/', [pages]);

  await doElsewhere(page, hunter, [clearedDeed('far', { xpReward: 100 })]);
  await expect(page.getByText('0 / 120 XP')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[H2] [F1] both windows fit every screen from their head to their button, without a barrier', async ({
  page,
}) => {
  await arrive(page, '/', [quest('big', { title: 'Big', xpReward: 100 })]);
  await complete(page, 'Big').click();

  for (const [shown, name] of [
    [levelUp(page), 'level-up'],
    [relic(page, 'Shadow Awakening'), 'achievement'],
  ] as const) {
    await expect(shown).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await shown.evaluate((dialog) => dialog.scrollTo(0, 0));
      await expect(shown.getByRole('heading')).toBeInViewport();
      expect(await overflowOf(page), `${viewport.width} px`).toBe(0);
      expect(await troubleSpotsOn(page), `${viewport.width} px`).toEqual([]);
      await sitFor(page, `screenshots/${name}-${viewport.width}.png`);
      await goOn(page).scrollIntoViewIfNeeded();
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    }
    await goOn(page).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
