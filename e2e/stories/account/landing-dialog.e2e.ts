import { expect, type Locator, type Route, test } from '@playwright/test';
import { newHunter, PASSWORD } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, openSignIn, submitOf } from '#e2e/kit/sign-in.ts';

test('[G7] [G12] a wrong password, a taken e-mail and an easy password are said in the server’s words at their field, which has the focus; what was typed is kept', async ({
  page,
  context,
}) => {
  const { email } = await newHunter(page);
  await context.clearCookies();
  await page.goto('/');
  await openSignIn(page);
  const password = authWindow(page).getByLabel('Password', { exact: true });
  const address = authWindow(page).getByLabel('Email');
  const expectWrong = async (field: Locator, words: string | RegExp) => {
    await expect(field).toHaveAccessibleDescription(words);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(authWindow(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(authWindow(page).getByRole('alert')).toBeEmpty();
  };
  await address.fill(email);
  await password.fill('not this one, surely');
  await submitOf(page, 'Enter Dungeon').click();
  await expectWrong(password, 'That e-mail and password do not match.');
  await expect(address).toHaveValue(email);
  await expect(password).toHaveValue('not this one, surely');

  await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
  await authWindow(page).getByLabel('Display name').fill('Ash');
  await expect(password).toHaveAccessibleDescription('At least 8 characters, and no common word.');
  await expect(password).toHaveAttribute('aria-invalid', 'false');
  await password.fill('password123');
  await submitOf(page, 'Create Hunter').click();
  await expectWrong(password, /too easy to guess/);

  await password.fill(PASSWORD);
  await submitOf(page, 'Create Hunter').click();
  await expectWrong(address, 'There is already a hunter with this e-mail. Sign in instead.');
  await expect(authWindow(page).getByLabel('Display name')).toHaveValue('Ash');
});

test('[G5] [G6] [G11] both modes have their words and fields, switching or shutting keeps what was typed, what is missing is said beside its field without asking the server, and axe finds no barrier', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
  const password = authWindow(page).getByLabel('Password', { exact: true });
  const email = authWindow(page).getByLabel('Email');

  await expect(authWindow(page).getByRole('heading')).toHaveText('Begin Your Journey');
  await expect(submitOf(page, 'Create Hunter')).toBeVisible();
  await expect(authWindow(page).getByPlaceholder('Hunter Name')).toBeFocused();
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.keyboard.press('Escape');
  await expect(authWindow(page)).toBeHidden();

  await openSignIn(page);
  await expect(authWindow(page).getByRole('heading')).toHaveText('Enter the Dungeon');
  await expect(submitOf(page, 'Enter Dungeon')).toBeVisible();
  await expect(authWindow(page).locator('input')).toHaveCount(2);
  const forgot = authWindow(page).getByRole('button', { name: 'Forgot your password?' });
  await expect(authWindow(page).getByText('Ask whoever keeps this server.')).toBeHidden();
  await forgot.click();
  await expect(forgot).toHaveAttribute('aria-expanded', 'true');
  await expect(authWindow(page).getByText('Ask whoever keeps this server.')).toBeVisible();
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');

  await email.fill('ash@example.org');
  await password.fill('half a secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(authWindow(page).getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('half a secret');
  await authWindow(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect(email).toHaveValue('ash@example.org');
  await expect(password).toHaveValue('half a secret');
  await page.keyboard.press('Escape');
  await openSignIn(page);
  await expect(email).toHaveValue('ash@example.org');

  for (const field of [email, password]) await field.fill('');
  await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
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

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
    await expect(submitOf(page, 'Create Hunter')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
    await authWindow(page).getByRole('button', { name: 'Enter the Dungeon' }).click();
  }
});

test('[G7] [N10] while the request runs the button reads "Loading..." and asks only once; a failure without words, an answer that is none of ours and no answer at all are told', async ({
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

  await held[0]?.fulfill({ status: 403, json: { code: 'sign-up-closed', message: 'No entry.' } });
  await expect(authWindow(page).getByRole('alert')).toHaveText('No entry.');
  await expect(submitOf(page, 'Enter Dungeon')).toBeVisible();
  await page.unroute('**/api/auth/sign-in');

  for (const { answer, words } of [
    {
      answer: (route: Route) => route.fulfill({ status: 500, body: '' }),
      words: 'An error occurred',
    },
    { answer: (route: Route) => route.abort(), words: 'The server cannot be reached.' },
    {
      answer: (route: Route) => route.fulfill({ status: 200, json: { user: { uid: 7 } } }),
      words: 'An error occurred',
    },
  ]) {
    await page.route('**/api/auth/sign-in', answer);
    await submitOf(page, 'Enter Dungeon').click();
    await expect(authWindow(page).getByRole('alert')).toHaveText(words);
    await expect(authWindow(page).getByLabel('Email')).toHaveValue('ash@example.org');
    await page.unroute('**/api/auth/sign-in');
  }
});

test('[G14] the landing page is there before any script; what is pressed then opens its window, and the page does not move', async ({
  page,
}) => {
  let letThrough = () => {};
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const enter = page.getByRole('link', { name: 'Enter the Dungeon' });
  await expect(page.getByText('Every habit is a dungeon. Clear it.')).toBeVisible();
  // Styles hold the first paint back: before it the text is laid out without them and nobody sees it.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const before = await enter.boundingBox();
  await enter.click();
  letThrough();

  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
  await expect(enter).toBeHidden();
  const after = await page.locator('.hero button').boundingBox();
  expect(after).toEqual(before);
});
