import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, opened, toasts } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const box = (page: Page) => palette(page).getByRole('combobox');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette(page).getByRole('option', { selected: true })).toBeVisible();
}

test('[Y7] the palette goes to every screen, opens every window and acts on a quest by its name, by keys alone', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('read', { title: 'Read ten pages' }),
    questDraft('run', { title: 'Run', subtasks: [{ id: 's1', title: 'Tie the shoes' }] }),
  ]);
  await page.keyboard.press('/'); // two quests have no search of their own
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await find(page, 'fame');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Hall of Fame');
  await find(page, 'custom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Custom Quest' })).toBeVisible();
  await expect(title(page)).toHaveText('Quest Board');
  await page.keyboard.press('Escape');

  await find(page, 'shoes');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(
    /Finish step: Run/,
  );
  await page.keyboard.press('Enter');
  await expect((await opened(cardOf(page, 'Run'))).getByRole('checkbox')).toBeChecked();
  await find(page, 'complete run');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Run cleared')).toBeVisible();
  await button(toasts(page).getByRole('article', { name: 'Run cleared' }), 'Close').click();

  await find(page, 'ten pages');
  await expect(palette(page).getByRole('option')).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText(/^Edit/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Quest' })).toBeVisible();
  await page.keyboard.press('Escape');
  await find(page, 'start read');
  await page.keyboard.press('Enter');
  await button(page.getByRole('dialog', { name: 'Begin Quest' }), 'Begin Quest').click();
  await expect(page).toHaveURL(/\/pomodoro\?quest=read/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  await expect(palette(page).getByText('Nothing answers to that.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[Y6] ? opens the keyboard sheet outside of a field only, and can be switched off; both windows are free of barriers @proof', async ({
  page,
}) => {
  const many = Array.from({ length: 9 }, (_, at) => questDraft(`q${at}`, { title: `Quest ${at}` }));
  await openBoard(page, [...FIRST_CLEARED, ...many]);
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?');
  await expect(search).toHaveValue('?');
  await search.fill('');
  await title(page).focus();
  await page.keyboard.press('?');
  await expect(sheet.getByText('Find anything: places, windows, quests')).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }
  await sheet.getByRole('radio', { name: 'off' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(0);

  await button(page, 'You: level 1').click();
  await button(page.getByRole('dialog'), 'Find anything').click();
  await expect(box(page)).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320], 640);
  await palette(page).getByRole('option', { name: 'Settings' }).click();
  await expect(title(page)).toHaveText('Settings');
});
