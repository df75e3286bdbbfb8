import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, pastClears, questDraft, streakOf } from '#e2e/kit/command-drafts.ts';
import { doElsewhere, goTo, openScreen, stopClock } from '#e2e/kit/hunter.ts';
import { cardOf, clearControl, lookAway, titleOf } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit, meter } from '#e2e/kit/screen-checks.ts';

/** Here everything moves as it does for most hunters. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const pages = questDraft('pages', { xpReward: 60 });
const levelUp = (page: Page) => page.getByRole('dialog', { name: 'Level Up' });
const relic = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue the hunt' });
const control = (page: Page, title = 'Read ten pages') => clearControl(cardOf(page, title));

/** Clears it, and what it won is celebrated: it can no longer be undone. */
async function complete(page: Page, title?: string): Promise<void> {
  await control(page, title).click();
  await lookAway(page);
}

test('[S14] a celebration waits while Undo stands, and what was undone is not celebrated @proof', async ({
  page,
}) => {
  await page.clock.install();
  await openScreen(page, '/', [clearedDraft('old', { xpReward: 60 }), pages]);
  await stopClock(page);
  await control(page).click();
  await expect(page.getByRole('main').getByText('20 / 120 XP')).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cardOf(page, 'Read ten pages')
    .getByRole('button', { name: /^Undo: / })
    .click();
  await expect(page.getByRole('main').getByText('60 / 100 XP')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await control(page).click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(levelUp(page)).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('[H2] [H3] [B6] a level gained opens a window with the level, the stat that rose and the XP; a reload loses none, and it is shown once', async ({
  page,
}) => {
  await openScreen(page, '/', [
    clearedDraft('old', { xpReward: 60 }),
    pages,
    questDraft('code', { title: 'Code' }),
  ]);

  await complete(page);
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
  await expect(page.getByRole('main').getByText('20 / 120 XP')).toBeVisible({ timeout: 15_000 });
  await expect(control(page, 'Code')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F1] [H2] the first completion shows its achievement and the way to the hall, and XP without a level no window @proof', async ({
  page,
}) => {
  await openScreen(page, '/', [
    pages,
    questDraft('code', { title: 'Code' }),
    questDraft('more', { title: 'Still to do' }),
  ]);

  await complete(page);
  const shown = relic(page, 'Shadow Awakening');
  await expect(shown).toHaveAccessibleDescription(/Complete your first quest.*Common/i);
  await shown.getByRole('link', { name: 'See the Hall of Fame' }).click();
  await expect(page).toHaveURL('/achievements');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('1 of 6 relics lit')).toBeVisible();

  await page.getByRole('link', { name: 'Command Center' }).click();
  await complete(page, 'Code');
  await expect(page.getByRole('main').getByText('85 / 100 XP')).toBeVisible();
  await page.getByRole('link', { name: 'Hall of Fame' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of Fame' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[F2] [H2] [H7] a level with a new rank and an achievement of one command are shown one after the other, and the focus is where the hunter was after them @proof', async ({
  page,
}) => {
  await openScreen(page, '/', [
    ...pastClears(1),
    ...streakOf('water', 6, { xpReward: 15, title: 'Drink water' }),
    { ...questDraft('water@2026-02-01', { xpReward: 30, title: 'Drink water' }), rank: 0 },
    { ...questDraft('code', { title: 'Code' }), rank: 1 },
  ]);

  await control(page, 'Drink water').press('Enter');
  await lookAway(page);
  await expect(levelUp(page).getByText('Level 3. Your new rank: Apprentice Hunter.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(relic(page, 'Grind Master')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(titleOf(cardOf(page, 'Drink water'))).toBeFocused();
});

test('[F5] a relic that is lit by a count is celebrated, too @proof', async ({ page }) => {
  await openScreen(page, '/', [
    ...pastClears(29, 'Tech'),
    questDraft('last', { title: 'The thirtieth', category: 'Tech', xpReward: 10 }),
  ]);

  await complete(page, 'The thirtieth');
  await expect(relic(page, 'Night Artificer')).toBeVisible();
});

test('[H2] what another device earned is shown in figures, not celebrated here; a celebration waits while another window is open, and is not lost by going elsewhere @proof', async ({
  page,
}) => {
  const hunter = await openScreen(page, '/', [pages]);
  await doElsewhere(page, hunter, [
    clearedDraft('far', { xpReward: 100 }),
    clearedDraft('farther', { xpReward: 60 }),
  ]);
  await expect(page.getByRole('main').getByText('60 / 120 XP')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(control(page)).toBeVisible();

  await page.evaluate(() => {
    const other = document.createElement('dialog');
    other.id = 'other';
    other.textContent = 'Another window';
    document.body.append(other);
    document.querySelector<HTMLElement>('[data-control]')?.click();
    other.showModal();
  });
  await lookAway(page);
  await expect(page.locator('main').getByText('0 / 144 XP')).toBeVisible();
  await expect(page.getByText('Another window')).toBeVisible();
  await goTo(page, '/achievements');
  await expect(page.getByRole('heading', { name: 'Hall of Fame' })).toBeAttached();
  await expect(levelUp(page)).toHaveCount(0);

  await page.evaluate(() => document.getElementById('other')?.remove());
  await expect(levelUp(page)).toBeVisible();
});

test('[H2] [F1] both windows fit every screen from their head to their button, without a barrier @proof', async ({
  page,
}) => {
  await openScreen(page, '/', [questDraft('big', { title: 'Big', xpReward: 100 })]);
  await complete(page, 'Big');

  for (const shown of [levelUp(page), relic(page, 'Shadow Awakening')]) {
    await expect(shown).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      await shown.evaluate((dialog) => dialog.scrollTo(0, 0));
      await expect(shown.getByRole('heading')).toBeInViewport();
      await expectFit(page, [viewport.width], viewport.height);
      await goOn(page).scrollIntoViewIfNeeded();
      await expect(goOn(page)).toBeInViewport({ ratio: 1 });
    }
    await goOn(page).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
