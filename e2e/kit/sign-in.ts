import { expect, type Locator, type Page } from '@playwright/test';

export const authWindow = (page: Page): Locator => page.getByRole('dialog');

export function submitOf(page: Page, name: string): Locator {
  return authWindow(page).getByRole('button', { name, exact: true });
}

export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter the Dungeon' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the Dungeon' })).toBeVisible();
}

export async function openSignUp(page: Page): Promise<void> {
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Begin Your Journey' }).click();
  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
}
