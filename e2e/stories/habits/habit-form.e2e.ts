import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, chooseIn, toasts } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';
import { expectSynced } from '#e2e/kit/sync-devices.ts';
import { dayAt } from '#e2e/kit/time-zone.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => dayAt(Date.now() + days * DAY_MS);
const custom = (page: Page) => page.getByRole('dialog', { name: 'Custom Quest' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Quest' });
const rest = (page: Page) => page.getByRole('dialog', { name: 'Rest days' });
const archive = (page: Page) => page.getByRole('dialog', { name: 'Archive' });

async function habits(page: Page): Promise<unknown[]> {
  await expectSynced(page);
  return (await documentOf(page)).document.habits;
}

/** Opens the window of a new quest by its key; the focus is in the title. */
async function begin(page: Page, title: string): Promise<void> {
  await page.keyboard.press('n');
  await expect(custom(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type(title);
}

test('[HB1] [HB12] [HB14] [HB16] by keys alone: Monday Wednesday Friday, 8 glasses and a limit are made, and one becomes 3 a week', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await begin(page, 'Run');
  await page.keyboard.press('Tab'); // the category
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab'); // how often
  await page.keyboard.press('ArrowRight');
  await expect(custom(page).getByRole('radio', { name: 'chosen days' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(custom(page), 'Monday')).toBeFocused();
  await expect(button(custom(page), 'Monday')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  for (const _on of ['on', 'off']) await page.keyboard.press('Space');
  await expect(button(custom(page), 'Tuesday')).toHaveAttribute('aria-pressed', 'false');
  await expect(custom(page).getByLabel('Renewal')).toHaveValue('dawn');
  await page.keyboard.press('Enter'); // on a day it turns the day on
  await page.keyboard.press('Enter');
  await custom(page).getByLabel('Title').press('Enter');
  await expect(cardOf(page, 'Run')).toBeVisible();

  await begin(page, 'Water');
  await custom(page).getByRole('radio', { name: 'Amount' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(custom(page).getByLabel('At least')).toBeFocused();
  for (const wrong of ['NaN', '1e9', '0', 'eight']) {
    await custom(page).getByLabel('At least').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(custom(page).getByLabel('At least')).toBeFocused();
    await expect(custom(page).getByLabel('At least')).toHaveAccessibleDescription(
      'Enter a number from 0.01 to 100,000.',
    );
  }
  await custom(page).getByLabel('At least').fill('8');
  await page.keyboard.press('Enter');
  await expect(custom(page).getByLabel('Of what')).toBeFocused();
  await page.keyboard.type('glasses');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 'Water')).toBeVisible();

  await begin(page, 'Coffee');
  await custom(page).getByRole('radio', { name: 'Limit' }).check();
  await custom(page).getByLabel('At most', { exact: true }).fill('2');
  await custom(page).getByLabel('Of what').fill('cups');
  await custom(page).getByRole('radio', { name: 'Morning' }).check();
  await custom(page).getByLabel('Cue').fill('When I am tired');
  await button(custom(page), 'Add Quest').click();

  await chooseIn(cardOf(page, 'Run'), 'Edit');
  await expect(editor(page).getByRole('radio', { name: 'chosen days' })).toBeChecked();
  await editor(page).getByRole('radio', { name: 'times a week' }).check();
  const times = editor(page).getByLabel('Times a week', { exact: true });
  await times.fill('9');
  await button(editor(page), 'Save').click();
  await expect(times).toBeFocused();
  await expect(times).toHaveAccessibleDescription('Enter a whole number from 2 to 6.');
  await times.fill('2');
  await button(editor(page), 'Times a week: one more').click();
  await button(editor(page), 'Save').click();

  expect(await habits(page)).toMatchObject([
    {
      title: 'Run',
      category: 'Fitness',
      frequency: 'weekly',
      renewal: 'dawn',
      schedule: { per: 'week', times: 3, starts: 'monday' },
    },
    {
      title: 'Water',
      schedule: { per: 'day' },
      goal: { kind: 'atLeast', target: 800, unit: 'glasses' },
    },
    {
      title: 'Coffee',
      goal: { kind: 'atMost', target: 200, unit: 'cups' },
      section: 'Morning',
      cue: 'When I am tired',
    },
  ]);
});

test('[HB19] [HB28] a vacation is marked and taken back, a rest of ten years is refused; a quest goes to the archive and comes back @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, questDraft('read', { title: 'Read' })]);
  await button(page, 'History').click();
  await button(page, 'Rest days').click();
  await expect(button(rest(page), 'Sick today')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rest(page).getByText('Today is a rest day. Be well.')).toBeVisible();
  await rest(page).getByLabel('From').fill(inDays(-3));
  await rest(page).getByLabel('To').fill(inDays(3_650));
  await rest(page).getByLabel('To').press('Enter');
  await expect(rest(page).getByLabel('To')).toBeFocused();
  await expect(rest(page).getByLabel('To')).toHaveAccessibleDescription(
    /^The last day that can be marked is /,
  );
  await rest(page).getByLabel('To').fill(inDays(2));
  await rest(page).getByLabel('For').selectOption('Read');
  await button(rest(page), 'Mark these days').click();
  const lines = rest(page).getByRole('button', { name: /^Take back / });
  await expect(lines).toHaveCount(2);
  await rest(page)
    .getByRole('button', { name: /^Take back .*All quests$/ })
    .click();
  await expect(lines).toHaveCount(1);
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Rest days')).toBeFocused();

  await chooseIn(cardOf(page, 'Read'), 'Edit');
  await button(editor(page), 'Archive').press('Enter');
  await expect(cardOf(page, 'Read')).toHaveCount(0);
  await button(toasts(page), 'Undo').click();
  await expect(cardOf(page, 'Read')).toBeVisible();
  await chooseIn(cardOf(page, 'Read'), 'Edit');
  await button(editor(page), 'Archive').click();
  await button(page, 'Archive').click();
  await expect(archive(page)).toContainText('0 clears');
  expect(await barriersOn(page)).toEqual([]);
  await button(archive(page), 'Revive').press('Enter');
  await expect(archive(page)).toContainText('Nothing is archived.');
  await page.keyboard.press('Escape');
  await expect(cardOf(page, 'Read')).toBeVisible();
  await expectSynced(page);
  const { document } = await documentOf(page);
  expect(document.habits).toMatchObject([{ title: 'Read', completed: false }]);
});

test('[HB29] [M18] more or less is offered for an amount, and not where the title is answered with help @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await begin(page, 'Read');
  await custom(page).getByRole('radio', { name: 'Amount' }).check();
  await custom(page).getByLabel('At least').fill('20');
  await custom(page).getByLabel('Of what').fill('pages');
  const offer = custom(page).getByRole('button', { name: 'Offer me more or less' });
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  await custom(page).getByLabel('Title').fill('Starve myself');
  await expect(offer).toHaveAttribute('aria-disabled', 'true');
  await expect(offer).toHaveAttribute('aria-pressed', 'false');
  await custom(page).getByLabel('Title').fill('Read slowly');
  await offer.click();
  await button(custom(page), 'Add Quest').click();
  await expect(cardOf(page, 'Read slowly')).toBeVisible();
  expect(await habits(page)).toMatchObject([{ title: 'Read slowly', hasSteps: true }]);
});

test('[S3] [HB1] the form, rest days and the archive fit every screen and have no barrier @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, questDraft('read', { title: 'Read' })]);
  await chooseIn(cardOf(page, 'Read'), 'Edit');
  for (const often of ['chosen days', 'times a week', 'every few days', 'times a month']) {
    await editor(page).getByRole('radio', { name: often }).check();
    await editor(page).getByRole('radio', { name: 'Amount' }).check();
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await barriersOn(page)).toEqual([]);
      await expectFit(page, [width], 844);
    }
  }
});
