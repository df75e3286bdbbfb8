import { expect, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { HOSTILE_TEXTS } from '#e2e/kit/hostile-texts.ts';
import { newHunter, titleAt } from '#e2e/kit/hunter.ts';
import { consoleProblemsOf, foreignRequestsOf } from '#e2e/kit/screen-checks.ts';
import { ROUTES } from '#web/app/routes.ts';

const ADDRESSES = ROUTES.map(({ path }) =>
  path === '/pomodoro' ? '/pomodoro?quest=h-0&pomodoros=2' : path,
);

test('[SEC39] a hundred hostile texts as names, quests and steps run nowhere: no dialog, no script, no request, no breach of the policy', async ({
  page,
  baseURL,
}) => {
  const dialogs: string[] = [];
  const strangers = foreignRequestsOf(page, baseURL);
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const problems = await consoleProblemsOf(page);
  expect(new Set(HOSTILE_TEXTS).size).toBe(100);
  await newHunter(page, {
    displayName: '<img src=x onerror=alert(1)>',
    drafts: [
      { kind: 'hunter.rename', id: 'name', name: '"><svg onload=alert(1)>' },
      ...HOSTILE_TEXTS.map((text, at) =>
        questDraft(`h-${at}`, {
          title: text,
          description: text,
          subtasks: [{ id: 'one', title: text }],
        }),
      ),
    ],
  });

  for (const path of ADDRESSES) {
    const title = titleAt(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (path === '/habits') {
      await expect(page.getByRole('article')).toHaveCount(HOSTILE_TEXTS.length);
      for (const text of [HOSTILE_TEXTS[0], HOSTILE_TEXTS.at(-1)]) {
        await expect(page.getByText(text ?? '', { exact: true }).first()).toBeAttached();
      }
    }
    // What the build put there has a source of ours; nothing written inline, nothing framed.
    expect(await page.locator('script:not([src^="/assets/"]), iframe, object').count()).toBe(0);
    expect(await page.locator('[onerror], [onload], [href^="javascript:" i]').count()).toBe(0);
    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false);
  }
  expect({ dialogs, strangers, problems }).toEqual({ dialogs: [], strangers: [], problems: [] });
});

test('[SEC45] what stands in the address is an id and a number, never a place to go to @proof', async ({
  page,
  baseURL,
}) => {
  await newHunter(page, { drafts: [questDraft('read')] });
  for (const query of [
    'quest=//evil.example&pomodoros=javascript:alert(1)',
    'quest=%3Cscript%3Ealert(1)%3C/script%3E&pomodoros=1e9',
    'quest=read&redirect=https://evil.example&next=//evil.example&returnTo=javascript:alert(1)',
  ]) {
    await page.goto(`/pomodoro?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dungeon Raids' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    const addresses = await page
      .locator('a[href], form[action]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /evil|javascript/i.test(address))).toEqual([]);
  }
  for (const path of ['//evil.example/%2F..', '/%5Cevil.example', '/%2F%2Fevil.example']) {
    const reply = await page.goto(`${baseURL}${path}`);
    expect(reply?.request().redirectedFrom()).toBeNull();
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});
