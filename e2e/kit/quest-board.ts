import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of the quests. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('article', { name: title, exact: true });
}

export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** The round control of a row while its quest is open. */
export function clearControl(card: Locator): Locator {
  return card.getByRole('button', {
    name: /^(Mark Complete|The step is done|All \d+ steps done): /,
  });
}

/** The same control for a moment after the clear. */
export function undoControl(card: Locator): Locator {
  return card.getByRole('button', { name: /^Undo: / });
}

/** Cleared today, whether it can still be taken back or not. */
export async function expectCleared(card: Locator): Promise<void> {
  await expect(card).toHaveAttribute('data-cleared');
}

/** The title of a row, which opens and closes it. */
export function titleOf(card: Locator): Locator {
  return card.getByRole('heading', { level: 2 }).getByRole('button');
}

/** Opens a row; it gives the row. */
export async function opened(card: Locator): Promise<Locator> {
  await expect(async () => {
    const isOpen = (await titleOf(card).getAttribute('aria-expanded')) === 'true';
    if (!isOpen) await titleOf(card).click();
    await expect(button(card, 'More')).toBeVisible({ timeout: 2_000 }); // a row that came back may be open
  }).toPass();
  return card;
}

/** Opens a row and its menu, and chooses from it. */
export async function chooseIn(
  card: Locator,
  name: 'Edit' | 'Ask the mentor' | 'Remove' | 'Remove from board',
): Promise<void> {
  await opened(card);
  await button(card, 'More').click();
  await button(card, name).click();
}

/** A line that shows and hides the cleared quests. */
export function doneGroup(page: Page, title: 'Done today' | 'Cleared earlier'): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${title} \\(\\d+\\)`) });
}

/** The quest is among the cleared ones of today; the line above them is opened for it. */
export async function expectDoneToday(page: Page, title: string): Promise<void> {
  const group = doneGroup(page, 'Done today');
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await expectCleared(cardOf(page, title));
}

/** The hunter looks at something else for a moment: nothing is held any more, no Undo is left. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const visibilityState of ['hidden', 'visible']) {
      const values = { visibilityState, hidden: visibilityState === 'hidden' };
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(document, name, { value, configurable: true });
      }
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Where short messages are told; each toast is an article in it. */
export function toasts(page: Page): Locator {
  return page.getByRole('status', { name: 'Notices' });
}

/** The code that moves rows by hand comes after the first paint; what it drags is hidden. */
export function dragCode(page: Page): Locator {
  return page.locator('div[aria-hidden=true][hidden]');
}
