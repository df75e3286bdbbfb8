import { expect, type Page, test } from '@playwright/test';
import { openScreen } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';

/** A name that leads nowhere, for ever. */
const NOWHERE = 'https://hook.invalid/duskgate';

const panel = (page: Page) => page.getByRole('region', { name: 'Connections', exact: true });
const openPanel = (page: Page) =>
  panel(page).getByRole('heading', { name: 'Connections', exact: true }).click();

test('[WH7] [WH8] [WH10] a webhook is added, its secret is shown once, it is tested, switched off and removed; a private address is refused in words @proof', async ({
  page,
}) => {
  await openScreen(page, '/settings');
  await openPanel(page);
  const here = panel(page);
  await here.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(here.getByText('Give the address that is to be called.')).toBeVisible();
  await here.getByLabel('Address to call').fill('http://127.0.0.1:8123/hook');
  await here.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(here.getByText('This server calls only public addresses')).toBeVisible();
  await here.getByLabel('Address to call').fill(NOWHERE);
  await here.getByLabel('Level up').uncheck();
  await here.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(here.locator('code')).toHaveText(/^whsec_/);
  const row = here.getByRole('listitem', { name: NOWHERE });
  await expect(row.getByText('Quest cleared · Day closed')).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }

  await page.reload();
  await openPanel(page);
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await expect(here.locator('code')).toHaveCount(0);
  await row.getByRole('button', { name: 'Send a test' }).click();
  await expect(
    here.getByText('The test did not arrive: the address did not answer.'),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Switch off' }).click();
  await expect(row.getByText('Switched off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Switch on' }).click();
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).click();
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(here.getByText('The webhook is removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
