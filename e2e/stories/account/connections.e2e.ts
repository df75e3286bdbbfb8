import { expect, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { newHunter, openScreen, PASSWORD } from '#e2e/kit/hunter.ts';
import { cardOf } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { signInAgain } from '#e2e/kit/sign-in.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Connections', exact: true });
const openPanel = (page: Page) =>
  panel(page).getByRole('heading', { name: 'Connections', exact: true }).click();

/** What an assistant asks of the door. */
async function callTool(page: Page, token: string, name: string, args: object): Promise<void> {
  const reply = await page.request.post('/mcp', {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
    },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('[AP12] [AP13] [AP7] a token is made, shown once, used, asked for and revoked; what it proposed is accepted, what it did is listed and taken back', async ({
  page,
  context,
}) => {
  await openScreen(page, '/settings', [questDraft('q1', { title: 'Read ten pages' })]);
  await openPanel(page);
  const here = panel(page);
  await expect(here.getByText('You have made none yet.')).toBeVisible();
  await here.getByRole('button', { name: 'Make a token' }).click();
  await expect(here.getByText('Give it a name')).toBeVisible();
  await here.getByLabel('Name of the new token').fill('Claude');
  await here.getByLabel('Change your quests').check();
  await here.getByRole('button', { name: 'Make a token' }).click();
  const shown = here.locator('code');
  await expect(shown).toHaveText(/^dg_pat_/);
  const token = (await shown.textContent()) ?? '';
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }

  await callTool(page, token, 'add_quest', { title: 'Stretch' });
  await callTool(page, token, 'complete_quest', { id: 'q1' });
  await page.reload();
  await openPanel(page);
  await expect(here.locator('code')).toHaveCount(0);
  await expect(here.getByText('Clear “Read ten pages”')).toBeVisible();
  await here.getByRole('button', { name: /^Accept: Clear/ }).click();
  await expect(here.getByText('Accepted and done.')).toBeVisible();
  await expect(here.getByText('Stretch: added')).toBeVisible();
  await expect(here.getByText('Read ten pages: cleared')).toBeVisible();

  await here.getByRole('button', { name: 'Take back what Claude did' }).click();
  await here.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(here.getByText('Taken back: 1 quest.')).toBeVisible();
  await here.getByRole('button', { name: 'Revoke Claude' }).click();
  await here.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(here.getByText('Claude is revoked.')).toBeVisible();
  const refused = await page.request.get('/api/v1/today', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);

  await page.goto('/chronicle');
  const lines = page.getByRole('listitem').filter({ hasText: 'By Claude' });
  await expect(lines.filter({ hasText: 'Read ten pages' })).toContainText('XP');
  await expect(lines.filter({ hasText: 'Added Stretch' })).toBeVisible();

  await page.goto('/settings');
  await expect(panel(page)).toBeVisible();
  await context.setOffline(true);
  await openPanel(page);
  await expect(here.getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await here.getByRole('button', { name: 'Retry' }).click();
  await expect(here.getByText('revoked')).toBeVisible();
});

test('[AP11] a one-tap address clears its quest with Undo, once; signed out it waits for the sign-in, and a foreign one says so @proof', async ({
  page,
}) => {
  await newHunter(page, { drafts: [questDraft('q1', { title: 'Water the plants' })] });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await page.goto('/do/q1');
  const toast = page.getByText('Water the plants cleared');
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/habits');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(toast).toBeHidden();
  await expect(cardOf(page, 'Water the plants')).not.toHaveAttribute('data-cleared');

  await page.context().clearCookies();
  await page.goto('/do/q1');
  await signInAgain(page, PASSWORD);
  await expect(page.getByText('Water the plants cleared')).toBeVisible();

  await page.goto('/do/q1');
  await expect(page.getByText('Water the plants is cleared already')).toBeVisible();
  await page.goto('/do/nobodys');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing cleared' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/do/'))).toEqual([]);
});
