import { expect, type Page, type Route, test } from '@playwright/test';
import { documentOf, stopClock } from '#e2e/kit/hunter.ts';
import {
  answerFifth,
  answerFour,
  board,
  box,
  chat,
  expectForged,
  newcomerAtFifth,
  openChat,
  openLaterQuests,
  step,
  storedChat,
} from '#e2e/kit/onboarding.ts';
import { barriersOn, consoleProblemsOf, overflowOf } from '#e2e/kit/screen-checks.ts';

/** What stands there when nothing could be saved. */
const DEFAULTS = ['Finish one small thing you put off', 'Walk for 30 minutes'];
const STEPS = [
  'Analyzing your answers',
  'Saving the profile',
  'Generating quests',
  'Saving quests',
  'Setting up the board',
  'Finalizing',
];
const SIZES = [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const;
const BASIC =
  "Had some technical difficulties, but I've set up a basic profile for you! You can customize everything later.";

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const titlesOn = async (page: Page) =>
  (await documentOf(page)).document.habits.map((quest: { title: string }) => quest.title).sort();

/** Saves of the profile are answered by the test. */
async function onProfileSave(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/api/userProfiles/*', (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.continue(),
  );
}

test('[E3] [E10] [M16] [N11] [R3] the fifth answer ends on the board: roles, flag, quests and records are saved', async ({
  page,
}) => {
  const { uid } = await openChat(page);
  await answerFour(page);
  await answerFifth(page);
  await expect(board(page).getByRole('status')).toHaveText(
    'Your board is ready. Its quests come from the dungeon’s own forge.',
  );
  for (const words of STEPS) await expect(step(page, words)).toContainText('Done');
  await expect(board(page)).toContainText('Code Hunter');
  await expect(title(page)).toHaveText('The Warden');

  await expect(title(page)).toHaveText('Quest Board');
  await expect(page).toHaveURL(/\/habits$/);
  for (const role of ['Code Hunter', 'Physical Ascendant']) {
    await expect(page.getByRole('main').getByText(role)).toBeVisible();
  }
  expect(await storedChat(page)).toBeNull();
  await expectForged(page);
  await openLaterQuests(page);
  for (const name of await titlesOn(page)) {
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Your roles' })).toContainText(
    'Programming > own project',
  );
  const { document } = await documentOf(page);
  expect(document.userRoles).toEqual({ roles: ['developer', 'fitness'], fitnessTypes: ['Gym'] });
  expect(document.onboardedAt).toBeTruthy();

  const saved = async (path: string) => (await page.request.get(`/api/${path}`)).json();
  expect(await saved(`userProfiles/${uid}`)).toMatchObject({
    interests: ['Code', 'the gym'],
    goals: ['Ship my side project'],
    questStyle: 'structured',
    fitnessPreferences: ['Gym'],
    skillLevel: 'Beginner',
  });
  expect(await saved(`users/${uid}/profile/onboardingData`)).toMatchObject({
    name: 'Ash Vale',
    goal: 'Ship my side project',
    preferredStyle: 'structured',
  });
  const generated = await saved(`users/${uid}/quests/generated`);
  expect(generated.quests).toHaveLength(document.habits.length);
  expect(generated.quests[0]).toMatchObject({ mouldId: expect.any(String) });
  expect(generated.quests[0]).not.toHaveProperty('schedule');
  expect(document.habits.some((quest: object) => 'schedule' in quest)).toBe(true);
});

test('[E3] [E8] the chat stays for two seconds, and sync waits as long', async ({ page }) => {
  await page.clock.install();
  await openChat(page);
  await stopClock(page);
  for (const [at, text] of ['Code', 'Code', '1 hour', 'Flexible', 'New'].entries()) {
    await answerFifth(page, text);
    if (at < 4) await expect(page.getByText(`${at + 1} / 5`)).toBeVisible();
    await page.clock.runFor(600);
    if (at < 4)
      await expect(chat(page).getByRole('listitem').last()).toContainText(/The Warden: ./);
  }
  await expect(board(page).getByText('Your board is ready.')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(title(page)).toHaveText('The Warden');
  expect((await documentOf(page)).document.onboardedAt).toBeUndefined();

  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(title(page)).toHaveText('Quest Board');
  await expect.poll(async () => (await documentOf(page)).document.onboardedAt).toBeTruthy();
});

test('[E3] the steps are told while they last, at any size, and a reload goes on with them @proof', async ({
  page,
}) => {
  let isAnswering = false;
  await newcomerAtFifth(page);
  await onProfileSave(page, (route) => (isAnswering ? route.continue() : undefined));
  await answerFifth(page);
  await expect(step(page, 'Saving the profile')).toHaveAttribute('aria-current', 'step');
  await expect(step(page, 'Analyzing your answers')).toContainText('Done');
  await expect(board(page).getByRole('list').first()).toBeFocused();
  await expect(box(page)).toBeDisabled();
  expect(await barriersOn(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await board(page).getByRole('status').scrollIntoViewIfNeeded();
    await expect(board(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overflowOf(page)).toBe(0);
    if (height >= 800) {
      await expect(board(page).getByRole('list').last()).toBeInViewport({ ratio: 1 }); // the paths
    }
    await step(page, 'Finalizing').scrollIntoViewIfNeeded();
    await expect(step(page, 'Finalizing')).toBeInViewport();
  }

  isAnswering = true;
  await page.reload();
  await expect(title(page)).toHaveText('Quest Board');
  await expectForged(page);
});

/** Lets the waits of a save pass until these words are there. */
async function passTimeUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_500); // the last message stays for two seconds
    await expect(page.getByText(words)).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('[E4] [E11] [N22] a profile that three attempts cannot save is tried again, and the second try is enough @proof', async ({
  page,
}) => {
  let tries = 0;
  await page.clock.install();
  await newcomerAtFifth(page);
  await onProfileSave(page, (route) => {
    tries += 1;
    return tries <= 3 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await answerFifth(page);
  await passTimeUntil(page, 'Encountered an issue, retrying... (Attempt 1/2)');
  expect(tries).toBe(3);
  await page.clock.fastForward(3_000);
  await expect(title(page)).toHaveText('Quest Board');
  await expectForged(page);
  expect(tries).toBe(4);
});

test('[E4] [E11] [M10] after the third failure: exactly the two default quests, the basic profile, a way to the forge, and the real profile later @proof', async ({
  page,
}) => {
  await page.clock.install();
  const { uid } = await newcomerAtFifth(page);
  await stopClock(page); // the last message would go by on a slow machine
  const profiles: unknown[] = [];
  await onProfileSave(page, (route) => route.fulfill({ status: 500, json: {} }));
  await answerFifth(page);
  for (const attempt of [1, 2]) {
    await passTimeUntil(page, `Encountered an issue, retrying... (Attempt ${attempt}/2)`);
  }
  await passTimeUntil(page, BASIC);
  await expect(page.getByText('Profile Created')).toBeVisible();
  await expect(page.getByText('Basic setup complete...')).toBeVisible();
  await expect(step(page, 'Saving the profile')).toContainText('Saved later');
  await page.clock.resume();
  await page.unroute('**/api/userProfiles/*');
  let saves = 0;
  await onProfileSave(page, async (route) => {
    saves += 1;
    profiles.push(route.request().postDataJSON());
    await route.fulfill({ response: await route.fetch() });
    saves -= 1;
  });

  await expect(title(page)).toHaveText('Quest Board');
  await expect.poll(() => titlesOn(page)).toEqual(DEFAULTS);
  const generated = await page.request.get(`/api/users/${uid}/quests/generated`);
  expect(await generated.json()).toBeNull();
  await page.getByRole('button', { name: 'Forge my quests' }).click();
  const goals = page.getByRole('list', { name: 'Your goals' });
  await expect(goals).toContainText('Ship my side project');
  await expect
    .poll(async () => {
      // Not while a save is under way: the leap would take it past its time limit.
      if (saves === 0) await page.clock.fastForward(2_000);
      return profiles;
    })
    .toMatchObject([
      { goals: ['Build habits that last'], interests: ['Personal growth'] },
      { goals: ['Ship my side project'] },
    ]);
  await expect.poll(() => saves).toBe(0);
});

test('[N6] [N22] a save that nobody answers ends after 10 s with "Profile save timeout" and is tried again @proof', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await newcomerAtFifth(page);
  let tries = 0;
  await onProfileSave(page, (route) => {
    tries += 1;
    if (tries > 3) return route.continue();
  });
  await answerFifth(page);
  await expect(page.getByText('(Attempt 1/2)')).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(3);
  expect(problems.join()).toContain('saving userProfiles failed, attempt 3');
  expect(problems.join()).toContain('Profile save timeout');
  await expect(title(page)).toHaveText('Quest Board', { timeout: 10_000 });
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[E4] [M10] [N7] offline at the fifth answer: the two default quests, and everything arrives later @proof', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const { uid } = await newcomerAtFifth(page);
    await page.evaluate(() => navigator.serviceWorker?.ready); // the next screens are kept by then
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await answerFifth(page);
    for (const attempt of [1, 2]) await passTimeUntil(page, `(Attempt ${attempt}/2)`);
    await passTimeUntil(page, BASIC);
    await expect(title(page)).toHaveText('Quest Board');
    for (const name of DEFAULTS) await expect(page.getByText(name)).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => titlesOn(page)).toEqual(DEFAULTS);
    await expect
      .poll(async () => {
        await page.clock.fastForward(3_000);
        return (await page.request.get(`/api/userProfiles/${uid}`)).text();
      })
      .toContain('Ship my side project');
  });
});

test('[E7] a session that ended is told, and the answers wait for the hunter @proof', async ({
  page,
  context,
}) => {
  await newcomerAtFifth(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  await answerFifth(page);
  await expect(
    page.getByText('Error: No user session found. Please refresh and try again.'),
  ).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Quest Board');
  await expectForged(page);
});

test('[M2] a kind word at the end does not go away with the chat @proof', async ({ page }) => {
  await newcomerAtFifth(page);
  await answerFifth(page, 'I do not want to live any more');
  await expect(title(page)).toHaveText('Quest Board');
  await expect(page.getByText('call a crisis line')).toBeVisible();
});
