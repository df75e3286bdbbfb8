import { expect, test } from '@playwright/test';
import { HOSTILE_TEXTS } from './hostile-corpus.ts';
import { newHunter, questDeed } from './hunter.ts';
import { troublesOf } from './troubles.ts';

test.use({ serviceWorkers: 'allow' });

const ROUTES = [
  ['/', 'Command Center'],
  ['/habits', 'Quest Board'],
  ['/pomodoro?quest=h-0&pomodoros=2', 'Dungeon Raids'],
  ['/character', 'Hunter Profile'],
  ['/achievements', 'Hall of Fame'],
  ['/skills', 'Shadow Arts Mastery'],
  ['/settings', 'Settings'],
] as const;

test('[SEC39] a hundred hostile texts as names, quests and steps run nowhere: no dialog, no script, no request, no breach of the policy', async ({
  page,
  baseURL,
}) => {
  const dialogs: string[] = [];
  const strangers: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) strangers.push(request.url());
  });
  const troubles = await troublesOf(page);
  expect(new Set(HOSTILE_TEXTS).size).toBe(100);
  await newHunter(page, {
    isLoreRead: true,
    displayName: '<img src=x onerror=alert(1)>',
    deeds: [
      { kind: 'hunter.rename', id: 'name', name: '"><svg onload=alert(1)>' },
      ...HOSTILE_TEXTS.map((text, at) =>
        questDeed(`h-${at}`, {
          title: text,
          description: text,
          subtasks: [{ id: 'one', title: text }],
        }),
      ),
    ],
  });

  for (const [path, title] of ROUTES) {
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
  expect({ dialogs, strangers, troubles }).toEqual({ dialogs: [], strangers: [], troubles: [] });
});

test('[SEC45] what stands in the address is an id and a number, never a place to go to', async ({
  page,
  baseURL,
}) => {
  await newHunter(page, { isLoreRead: true, deeds: [questDeed('read')] });
  for (const query of [
    'quest=https://evil.example&pomodoros=1',
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
