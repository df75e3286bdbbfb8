import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  chooseIn,
  doneGroup,
  expectCleared,
  toasts,
} from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { expectSynced, goOffline, goOnline, keptOffline } from '#e2e/kit/sync-devices.ts';

const subtasks = [
  { id: 'one', title: 'Outline' },
  { id: 'two', title: 'Draft' },
];
const essay = questDraft('essay', { title: 'Write the essay', subtasks });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Quest' });

async function edit(page: Page, title: string): Promise<void> {
  await chooseIn(cardOf(page, title), 'Edit');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
}

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[Q15] every field of a quest is edited, undone and edited offline; it survives a reload and reaches the server', async ({
    page,
  }) => {
    await openBoard(page, [...FIRST_CLEARED, essay]);
    await edit(page, 'Write the essay');
    await dialog(page).getByLabel('Title').fill('Write the long essay');
    await dialog(page).getByLabel('Description').fill('A thousand words.');
    for (const choice of ['Tech', 'weekly', 'elite']) {
      await dialog(page).getByRole('radio', { name: choice }).check();
    }
    await dialog(page).getByLabel('Renewal').selectOption('Never');
    await dialog(page).getByLabel('XP reward').fill('9');
    await button(dialog(page), 'Save').click();
    await expect(dialog(page).getByText('Enter a whole number from 10 to 100.')).toBeVisible();
    await dialog(page).getByLabel('XP reward').fill('80');
    await button(dialog(page), 'Move step 2 up').click();
    await expect(button(dialog(page), 'Move step 1 up')).toBeFocused();
    await expect(dialog(page).getByLabel('Step 1', { exact: true })).toHaveValue('Draft');
    await dialog(page).getByLabel('Step 1', { exact: true }).fill('First draft');
    await button(dialog(page), 'Add a step').click();
    await expect(dialog(page).getByLabel('Step 3', { exact: true })).toBeFocused();
    await page.keyboard.type('Send it');
    await button(dialog(page), 'Remove step 2').click();
    await expect(dialog(page).getByRole('status')).toHaveText('Step 2 removed, 2 left');
    await button(dialog(page), 'Save').click();

    const card = cardOf(page, 'Write the long essay');
    await expect(card.getByText('Tech · weekly')).toBeVisible();
    await expect(card.getByText('elite · tier 3')).toBeVisible();
    await expect(card.getByText('+80 XP')).toBeVisible();
    await expect(card.getByRole('checkbox')).toHaveCount(2);
    await expect(button(card, 'More')).toBeFocused();
    await button(toasts(page), 'Undo').click();
    await expect(cardOf(page, 'Write the essay').getByText('Academics · daily')).toBeVisible();
    await expect(cardOf(page, 'Write the essay').getByText('+25 XP')).toBeVisible();

    await keptOffline(page);
    await goOffline(page);
    await edit(page, 'Write the essay');
    await expect(dialog(page).getByLabel('Renewal')).toHaveValue('default');
    await dialog(page).getByLabel('Renewal').selectOption('At dawn');
    await dialog(page).getByRole('radio', { name: 'milestone' }).check();
    await expect(dialog(page).getByLabel('Renewal')).toHaveCount(0);
    await dialog(page).getByRole('radio', { name: 'daily' }).check();
    await dialog(page).getByLabel('Title').fill('  ');
    await button(dialog(page), 'Save').click();
    await expect(dialog(page).getByText('A quest needs a title.')).toBeVisible();
    await dialog(page).getByLabel('Title').fill('Write by candle light');
    await button(dialog(page), 'Save').click();
    await page.reload();
    await expect(cardOf(page, 'Write by candle light')).toBeVisible({ timeout: 15_000 });
    await goOnline(page);
    await expectSynced(page);
    const { document } = await documentOf(page);
    expect(document.habits).toMatchObject([
      {
        id: 'essay',
        title: 'Write by candle light',
        xpReward: 25,
        completed: false,
        subtasks,
        renewal: 'dawn',
      },
    ]);
  });
});

test('[D15] [W7] a cleared quest takes new words and a new renewal only; the window is free of barriers at every width @proof', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    essay,
    questDraft('done', { title: 'Old song', subtasks: [{ id: 'one', title: 'Tune' }] }),
    clearedDraft('done', { title: 'Old song' }),
  ]);
  const xp = (await documentOf(page)).document.lifetimeXp;
  await doneGroup(page, 'Done today').click();
  await edit(page, 'Old song');
  for (const figure of ['Category', 'How often', 'What counts', 'Difficulty']) {
    await expect(dialog(page).getByRole('group', { name: figure })).toHaveCount(0);
  }
  await expect(button(dialog(page), 'Add a step')).toHaveCount(0);
  await dialog(page).getByLabel('Title').fill('Old song, new name');
  await dialog(page).getByLabel('Step 1').fill('Tune the lute');
  await dialog(page).getByLabel('Renewal').selectOption('Never');
  await button(dialog(page), 'Save').click();
  await expectCleared(cardOf(page, 'Old song, new name'));
  await expectSynced(page);
  const { document } = await documentOf(page);
  expect(document.lifetimeXp).toBe(xp);
  expect(document.habits).toContainEqual(
    expect.objectContaining({
      id: 'done',
      title: 'Old song, new name',
      completed: true,
      streak: 1,
      renewal: 'never',
    }),
  );

  await edit(page, 'Write the essay');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }
  const form = await dialog(page).getByRole('button').all();
  for (const one of form) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
