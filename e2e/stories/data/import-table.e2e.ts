import { expect, type Page, test } from '@playwright/test';
import { importWindow, openSettings, panel } from '#e2e/kit/export-panel.ts';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { button } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';
import { expectSynced } from '#e2e/kit/sync-devices.ts';
import { dayAt } from '#e2e/kit/time-zone.ts';

/** Every day of it can be read in two ways. */
const TABLE = `day;what;how much;remark
02/01/2026;Water;8;
03/01/2026;Water;6;hot day
03/01/2026;Read;1;"Two chapters; at last"
04/01/2026;Read;skip;
05/01/2026;Walk;yes;
`;

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await page.getByLabel('Import a file').and(page.locator('input')).setInputFiles(file);
}

type Imported = { readonly title: string; readonly streak: number; readonly goal?: object };

async function habits(page: Page): Promise<readonly Imported[]> {
  await expectSynced(page);
  const { document } = await documentOf(page);
  return document.habits.map(({ title, streak, goal }: Imported) => ({
    title,
    streak,
    ...(goal && { goal }),
  }));
}

test('[IM4] [IM5] [IM7] [IM8] [IM9] a table comes in by its columns on a phone, once, pays nothing, and can be taken back @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newHunter(page);
  await openSettings(page);
  const dialog = importWindow(page);

  await chooseFile(page, 'photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]));
  await expect(dialog.getByRole('alert')).toContainText('This is a picture');
  await button(dialog, 'Close, change nothing').click();

  await chooseFile(page, 'habits.csv', TABLE);
  await expect(dialog).toContainText('A table of 5 lines.');
  await dialog.getByLabel('Name of the habit').selectOption({ label: 'what (Water)' });
  await dialog.getByLabel('Done, or how much').selectOption({ label: 'how much (8)' });
  await dialog.getByLabel('Note').selectOption({ label: 'remark' });
  await expect(dialog.getByRole('alert')).toHaveText('Say how its days are to be read.');
  const question = dialog.getByRole('group', { name: 'Which day is 02/01/2026?' });
  await question.getByRole('radio', { name: '2 Jan 2026' }).check();
  await dialog.getByLabel('Done from').fill('8');
  await dialog.getByLabel('Unit').fill('glasses');
  await expect(dialog.getByRole('region', { name: 'As it would be read' })).toContainText(
    '2 Jan 2026 · Water: 8 glasses',
  );
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page, [320, 390]);
  await button(dialog, 'Go on to the preview').click();

  const added = dialog.getByRole('region', { name: 'What would be added' });
  await expect(added).toContainText('3 quests');
  await expect(added).toContainText('3 days cleared, 2 Jan 2026 to 5 Jan 2026');
  await expect(added).toContainText('They pay no XP');
  await dialog.getByRole('checkbox', { name: /Walk/ }).uncheck();
  await expect(added).toContainText('2 days cleared, 2 Jan 2026 to 3 Jan 2026');
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page, [320, 390]);
  expect(await habits(page)).toEqual([]);
  await button(dialog, 'Import 2 habits').click();
  await expect(dialog.getByRole('status')).toContainText('entries imported.');
  const both = [
    { title: 'Water', streak: 1, goal: { kind: 'atLeast', target: 800, unit: 'glasses' } },
    { title: 'Read', streak: 1 },
  ];
  await expect.poll(() => habits(page)).toEqual(both);
  expect((await documentOf(page)).document.character).toMatchObject({ level: 1, xp: 0 });
  await button(dialog, 'Done').click();

  await chooseFile(
    page,
    'habits.csv',
    TABLE.replace('05/01/2026;Walk;yes;', '05/01/2026;Read;yes;'),
  );
  await dialog.getByRole('radio', { name: '2 Jan 2026' }).check();
  await dialog.getByLabel('Done from').fill('8');
  await button(dialog, 'Go on to the preview').click();
  await expect(dialog.getByRole('checkbox', { name: /Water/ })).not.toBeChecked();
  await expect(dialog).toContainText('all of it is here');
  await expect(added).toContainText('1 day cleared, 5 Jan 2026');
  await expect(added).not.toContainText('quest');
  await button(dialog, 'Import 1 habit').click();
  await expect(dialog.getByRole('status')).toContainText('1 entry imported.');
  await expect.poll(() => habits(page)).toEqual([both[0], { title: 'Read', streak: 2 }]);
  await button(dialog, 'Done').click();

  await chooseFile(page, 'walks.csv', '2026-01-05\n2026-01-06\n');
  await button(dialog, 'Go on to the preview').click();
  await button(dialog, 'Import 1 habit').click();
  await expect(dialog.getByRole('status')).toContainText('imported.');
  await button(dialog, 'Take it back now').click();
  await expect(dialog.getByRole('status')).toContainText('1 quest removed again.');
  await button(dialog, 'Done').click();
  await expect.poll(() => habits(page)).toHaveLength(2);
  await expect(panel(page)).not.toContainText('was interrupted');
});

test('[IM8] [IM9] an import that a reload interrupts is told in the settings and goes on by itself; the file chosen again finds nothing new @proof', async ({
  page,
}) => {
  const DAYS = 500;
  const days = Array.from({ length: DAYS }, (_, ago) => dayAt(Date.now() - ago * 86_400_000));
  const lines = days.map((day) => `${day},Read,yes,on ${day}`);
  const table = `date,habit,done,note\n${lines.join('\n')}\n`;
  await newHunter(page);
  await openSettings(page);
  const dialog = importWindow(page);
  let sent = 0;
  await page.route('**/api/import', (route) => {
    if (route.request().postDataJSON().isTrial !== true) sent += 1;
    return sent > 1 ? undefined : route.continue(); // the second piece gets no answer
  });
  await chooseFile(page, 'years.csv', table);
  await button(dialog, 'Go on to the preview').click();
  await expect(dialog).toContainText(`${DAYS} days cleared`);
  await button(dialog, 'Import 1 habit').click();
  await expect(dialog.getByRole('status')).toContainText('200 of');
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await expect(panel(page)).toContainText('The import of years.csv was interrupted.');
  await chooseFile(page, 'years.csv', table);
  await button(dialog, 'Go on to the preview').click();
  await expect(dialog.getByRole('region', { name: 'What would be added' })).toBeVisible();
  const rest = button(dialog, 'Import 1 habit'); // unless this device still sends it by itself
  if (await rest.isVisible()) await rest.click();
  await dialog.getByRole('button', { name: /^(Done|Close, change nothing)$/ }).click();
  await expect.poll(() => habits(page)).toEqual([{ title: 'Read', streak: DAYS }]);

  await chooseFile(page, 'years.csv', table);
  await button(dialog, 'Go on to the preview').click();
  await expect(dialog).toContainText('Nothing that is not here already.');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expect(panel(page)).not.toContainText('was interrupted');
});
