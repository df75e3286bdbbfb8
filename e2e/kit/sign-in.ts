import { expect, type Locator, type Page } from '@playwright/test';

export const authWindow = (page: Page): Locator => page.getByRole('dialog');

/** Only the landing page that runs has it: the one that the server draws has a link there. */
export const enterButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enter the Dungeon' });

export const signInLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Sign in', exact: true });

export function submitOf(page: Page, name: string): Locator {
  return authWindow(page).getByRole('button', { name, exact: true });
}

export async function openSignIn(page: Page): Promise<void> {
  await signInLink(page).click();
  await expect(page.getByRole('dialog', { name: 'Enter the Dungeon' })).toBeVisible();
}

export async function openSignUp(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
}

/** The session is over: the landing page with its window open, and the e-mail known. */
export async function expectSessionEnded(page: Page): Promise<void> {
  const window = page.getByRole('dialog', { name: 'Enter the Dungeon' });
  await expect(window.getByText('Your session ended. Sign in to go on.')).toBeVisible();
  await expect(window.getByLabel('Password', { exact: true })).toBeFocused();
}

export async function signInAgain(page: Page, password: string): Promise<void> {
  await expectSessionEnded(page);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(authWindow(page)).toBeHidden();
}
