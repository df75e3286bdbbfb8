import { expect, type Page } from '@playwright/test';
import { expectScreen, goTo, openBoard } from '#e2e/kit/hunter.ts';
import { streamingTest as test } from '#e2e/kit/mentor-server.ts';
import { ANSWERS, answer, box, chat, openChat } from '#e2e/kit/onboarding.ts';
import { test as ownServerTest } from '#e2e/kit/own-server.ts';
import { BEHAVIOURS } from '#server/testing/mentor-behaviours.ts';
import { ROUTES } from '#web/app/routes.ts';

const STREAMS = { letters: 6, everyMs: 20 };
const LINE = "That's great! Tell me more about what you'd like to focus on.";

test('[E19] the Warden’s words grow; a screen reader is told once; a stream that stalls is taken back @proof', async ({
  page,
  server,
}) => {
  await openChat(page);
  server.fake.be({ ...BEHAVIOURS.good, streams: STREAMS });
  await answer(page, ANSWERS[0], 1);
  const said = chat(page).getByRole('listitem');
  await expect(said.last()).toContainText('The model heard you. What comes next?');
  await expect(chat(page).getByText('The model heard you.')).toHaveCount(1);

  server.fake.be({ ...BEHAVIOURS.good, streams: { ...STREAMS, stallsAfter: 7 } });
  await box(page).fill(ANSWERS[1]);
  await box(page).press('Enter');
  await expect(said.last()).toContainText('The model heard you.');
  await expect(said.last()).not.toContainText('What comes next?');
  const spoken = await said.last().ariaSnapshot();
  expect(spoken).toContain('The Warden is about to answer.');
  expect(spoken).not.toContain('The model heard you');

  await expect(said.last()).toContainText('How much time can you truly give');
  await expect(said.filter({ hasText: LINE })).toHaveCount(1);
  await expect(chat(page).getByText('The model heard you.')).toHaveCount(1); // that of the first reply
});

test('[E20] with No AI no screen says AI, nothing is asked, and the forge answers, on every device', async ({
  page,
  server,
}) => {
  server.fake.asked.length = 0;
  await openBoard(page);
  await expect(page.getByRole('button', { name: 'AI Quests' })).toBeVisible();
  await goTo(page, '/settings');
  await page.getByRole('radio', { name: 'No AI' }).check();
  await expect(page.getByRole('radio', { name: 'No AI' })).toBeChecked();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await expectNoAi(page);
  await goTo(page, '/habits');
  await page.getByRole('button', { name: 'Quest Forge' }).click();
  const forge = page.getByRole('dialog', { name: 'Quest Generator' });
  await forge.getByRole('textbox', { name: 'Goals' }).fill('Learn Italian');
  await forge.getByRole('button', { name: 'Generate Quests' }).click();
  await expect(forge.getByRole('status')).toContainText('Forged in the dungeon’s own forge.');
  expect(calls.filter((path) => path.startsWith('/api/mentor'))).toEqual([]);
  expect(server.fake.asked).toEqual([]);

  await page.evaluate(() => localStorage.clear()); // as a device that knows only the account
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quest Forge' })).toBeVisible();
});

ownServerTest(
  '[E20] with MENTOR_AI=off the board does not say AI, and there is nothing to choose @proof',
  async ({ page, server }) => {
    await server.restart({ MENTOR_AI: 'off' });
    await openBoard(page);
    await expect(page.getByRole('button', { name: 'Quest Forge' })).toBeVisible();
    await goTo(page, '/settings');
    await expect(page.getByRole('heading', { name: 'Day and week' })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toMatch(/\bAI\b/);

    await server.restart();
    await page.goto('/habits');
    await expect(page.getByRole('button', { name: 'AI Quests' })).toBeVisible();
  },
);

/** Looks at every screen but the settings, and at the palette. */
async function expectNoAi(page: Page): Promise<void> {
  for (const { path } of ROUTES) {
    if (path === '/settings') continue;
    await goTo(page, path);
    await expectScreen(page, path);
    expect(await page.locator('body').textContent(), path).not.toMatch(/\bAI\b/);
  }
  await goTo(page, '/habits');
  await expectScreen(page, '/habits');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Quest Forge' })).toBeVisible();
  await expect(page.getByRole('option', { name: /\bAI\b/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
}
