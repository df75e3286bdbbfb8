import { expect, type Route, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, PASSWORD } from './hunter.ts';
import { authWindow, openSignIn, openSignUp, submitOf } from './sign-in.ts';

test('[G5] signing in has its heading, its submit and two fields', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);

  await expect(authWindow(page).getByRole('heading')).toHaveText('Enter the Dungeon');
  await expect(submitOf(page, 'Enter Dungeon')).toBeVisible();
  await expect(authWindow(page).locator('input')).toHaveCount(2);
  await expect(authWindow(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(authWindow(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

test('[G5] signing up has its heading, its submit and the display name "Hunter Name"', async ({
  page,
}) => {
  await page.goto('/');
  await openSignUp(page);

  await expect(authWindow(page).getByRole('heading')).toHaveText('Begin Your Journey');
  await expect(submitOf(page, 'Create Hunter')).toBeVisible();
  await expect(authWindow(page).getByPlaceholder('Hunter Name')).toBeFocused();
  await expect(authWindow(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
});

test('[G5] the foot of the page leads straight to signing up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Begin Your Journey' }).click();

  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
});

test('[G5] the link switches the mode and keeps what was typed, and so does shutting the window', async ({
  page,
}) => {
  await page.goto('/');
  await openSignIn(page);
  await authWindow(page).getByLabel('Email').fill('ash@example.org');
  await authWindow(page).getByLabel('Password', { exact: true }).fill('half a secret');

  await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect(authWindow(page).getByLabel('Email')).toHaveValue('ash@example.org');
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveValue(
    'half a secret',
  );

  await page.keyboard.press('Escape');
  await openSignIn(page);
  await expect(authWindow(page).getByLabel('Email')).toHaveValue('ash@example.org');
});

test('[G6] what is missing is said beside its field, and nothing is asked of the server', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await page.goto('/');
  await openSignUp(page);
  const fields = [
    { label: 'Display name', words: 'Choose a hunter name.' },
    { label: 'Email', words: 'Enter your email.' },
    { label: 'Password', words: 'Enter your password.' },
  ];
  for (const { label } of fields) {
    const field = authWindow(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('required');
  }

  await submitOf(page, 'Create Hunter').click();

  for (const { label, words } of fields) {
    const field = authWindow(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(authWindow(page).getByLabel('Display name')).toBeFocused();
  expect(asked).toEqual([]);

  await authWindow(page).getByRole('button', { name: 'Enter the Dungeon' }).click();
  await submitOf(page, 'Enter Dungeon').click();
  await expect(authWindow(page).getByText('Choose a hunter name.')).toBeHidden();
  await expect(authWindow(page).getByText('Enter your email.')).toBeVisible();
});

test('[G6] the password can be shown and hidden, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  const password = authWindow(page).getByLabel('Password', { exact: true });
  await password.fill('half a secret');
  await expect(password).toHaveAttribute('type', 'password');

  await page.keyboard.press('Tab');
  await expect(authWindow(page).getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('half a secret');

  await authWindow(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('[G7] [N10] while the request runs the button reads "Loading...", and asks only once', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/api/auth/sign-in', (route) => void held.push(route));
  await page.goto('/');
  await openSignIn(page);
  await authWindow(page).getByLabel('Email').fill('ash@example.org');
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Enter Dungeon').click();

  await expect(submitOf(page, 'Loading...')).toBeVisible();
  await page.keyboard.press('Enter');
  await submitOf(page, 'Loading...').click({ force: true }); // it says that it is disabled
  expect(held).toHaveLength(1);

  await held[0]?.fulfill({ status: 401, json: { code: 'no-match', message: 'No such pair.' } });
  await expect(authWindow(page).getByRole('alert')).toHaveText('No such pair.');
  await expect(submitOf(page, 'Enter Dungeon')).toBeVisible();
});

test('[G7] a wrong password shows the server’s words beside the kept fields', async ({
  page,
  context,
}) => {
  const { email } = await newHunter(page);
  await context.clearCookies();
  await page.goto('/');
  await openSignIn(page);
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill('not this one, surely');
  await submitOf(page, 'Enter Dungeon').click();

  await expect(authWindow(page).getByRole('alert')).toHaveText(
    'That e-mail and password do not match.',
  );
  await expect(authWindow(page).getByLabel('Email')).toHaveValue(email);
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveValue(
    'not this one, surely',
  );
});

test('[G7] a taken e-mail and an easy password are said in the server’s words', async ({
  page,
  context,
}) => {
  const { email } = await newHunter(page);
  await context.clearCookies();
  await page.goto('/');
  await openSignUp(page);
  await authWindow(page).getByLabel('Display name').fill('Ash');
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill('password123');
  await submitOf(page, 'Create Hunter').click();
  await expect(authWindow(page).getByRole('alert')).toContainText('too easy to guess');

  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Create Hunter').click();
  await expect(authWindow(page).getByRole('alert')).toHaveText(
    'There is already a hunter with this e-mail. Sign in instead.',
  );
  await expect(authWindow(page).getByLabel('Display name')).toHaveValue('Ash');
});

for (const { what, answer, words } of [
  {
    what: 'a failure without words',
    answer: (route: Route) => route.fulfill({ status: 500, body: '' }),
    words: 'An error occurred',
  },
  {
    what: 'an answer that is none of ours',
    answer: (route: Route) => route.fulfill({ status: 200, json: { user: { uid: 7 } } }),
    words: 'An error occurred',
  },
  {
    what: 'no answer at all',
    answer: (route: Route) => route.abort(),
    words: 'The server cannot be reached.',
  },
]) {
  test(`[G7] ${what} reads "${words}"`, async ({ page }) => {
    await page.route('**/api/auth/sign-in', answer);
    await page.goto('/');
    await openSignIn(page);
    await authWindow(page).getByLabel('Email').fill('ash@example.org');
    await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await submitOf(page, 'Enter Dungeon').click();

    await expect(authWindow(page).getByRole('alert')).toHaveText(words);
    await expect(authWindow(page).getByLabel('Email')).toHaveValue('ash@example.org');
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test(`[G6] axe finds no barrier in either mode at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await openSignIn(page);
    expect(await barriersOn(page)).toEqual([]);

    await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
    await submitOf(page, 'Create Hunter').click();
    await expect(authWindow(page).getByText('Enter your email.')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
}
