import { expect, type Page, test } from '@playwright/test';
import { answerFifth, newcomerAtFifth } from '#e2e/kit/onboarding.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';

const GERMAN = [
  'Ich möchte Gitarre lernen',
  'Kochen und Lesen',
  '30 Minuten am Tag',
  'lieber flexibel',
  'blutiger Anfänger',
];
const DE_LINE = 'Diese Quests gibt es noch nicht auf Deutsch.';
const AR_LINE = 'هذه المهام غير متوفرة باللغة العربية بعد.';

/** The files of languages that a page has asked for. */
function languagesLoadedBy(page: Page): ReadonlySet<string> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/language-([a-z]{2})-/.exec(request.url()) ?? [];
    if (language !== undefined) loaded.add(language);
  });
  return loaded;
}

test('[FG25] whoever writes in another language reads in it that the quests are in English, until it is closed @proof', async ({
  page,
}) => {
  const loaded = languagesLoadedBy(page);
  await newcomerAtFifth(page, { answers: GERMAN });
  await answerFifth(page, GERMAN[4]);
  const strip = page.getByRole('region', { name: 'Your roles' });
  await expect(strip).toContainText('Instruments');
  const german = strip.locator('[lang="de"]');
  await expect(german).toContainText(DE_LINE);
  expect([...loaded]).toEqual(['de']);

  await page.getByRole('button', { name: 'AI Quests' }).click();
  const forge = page.getByRole('dialog', { name: 'AI Quest Generator' });
  for (const goal of GERMAN.slice(0, 2)) {
    await forge.getByRole('button', { name: `Remove ${goal}` }).click();
  }
  await forge.getByRole('textbox', { name: 'Goals' }).fill('أريد أن أتعلم السباحة');
  await forge.getByRole('button', { name: 'Generate Quests' }).click();
  const arabic = forge.locator('[lang="ar"]');
  await expect(arabic).toContainText(AR_LINE);
  await expect(arabic).toHaveCSS('direction', 'rtl');
  expect(await barriersOn(page)).toEqual([]);
  await arabic.getByRole('button', { name: 'عرض بالإنجليزية' }).click();
  await expect(arabic).toBeHidden();
  await expect(forge.locator('.forge-word')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.reload();
  await german.getByRole('button', { name: 'Auf Englisch zeigen' }).click();
  await expect(german).toBeHidden();
  await expect(strip).toBeFocused();
  await page.reload();
  await expect(strip).toContainText('Instruments');
  await expect(german).toBeHidden();
  expect([...loaded]).toEqual(['de', 'ar']);
});
