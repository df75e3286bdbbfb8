import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { type BareTab, minimize, openBareTab } from '#e2e/kit/bare-tab.ts';
import { FIRST_CLEARED } from '#e2e/kit/command-drafts.ts';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { keepRaid, paidBlocks, quietRaid } from '#e2e/kit/raid.ts';

/** A title that changes keeps a hidden page awake; on the board there is none. */
const PATH = '/habits';

/** Chromium lets a hidden page's timers ring once a minute after five minutes; here after one. */
const SLOW_SOON = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/10';

const tabs: BareTab[] = [];
test.afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

type Launch = { readonly executablePath?: string; readonly args?: string[] };

/** A hunter's only tab, in a browser that slows hidden pages down, with a block that ends so soon. */
async function openHidden(page: Page, context: BrowserContext, launch: Launch, leftMs: number) {
  const { uid } = await newHunter(page);
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const cookies = (await context.cookies()).map(({ name, value }) => ({
    name,
    value,
    url: origin,
  }));
  const { executablePath = chromium.executablePath(), args = [] } = launch;
  const tab = await openBareTab(executablePath, [...args, SLOW_SOON]);
  tabs.push(tab);
  const raid = quietRaid(leftMs);
  await tab.send('Network.setCookies', { cookies });
  await tab.send('Page.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchFrom})(${JSON.stringify(uid)}, ${JSON.stringify(raid)})`,
  });
  await tab.send('Page.navigate', { url: `${origin}${PATH}` });
  const bar = `[...document.querySelectorAll('a')].find((one) => /Raid under way/.test(one.textContent))?.textContent`;
  await expect.poll(() => tab.evaluate(bar)).toMatch(/Focus0[01]:/);
  await minimize(tab);
  await expect.poll(() => tab.evaluate('document.visibilityState')).toBe('hidden');
  return { tab, endsAtMs: raid.raid.clock.endsAtMs };
}

const phase = (tab: BareTab) => tab.evaluate('phase');

test('[T15] a tab whose own intervals never ring notices the end of a block within 5 s @proof', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  const { uid } = await newHunter(page, { drafts: FIRST_CLEARED });
  const stored = quietRaid(10_000);
  await keepRaid(page, uid, JSON.stringify(stored));
  await page.goto(PATH);
  const bar = page.getByRole('link', { name: /Raid under way/ });
  await expect(bar).toContainText('Focus');
  const { endsAtMs } = stored.raid.clock;
  await expect(bar).toContainText('Break', { timeout: endsAtMs + 5_000 - Date.now() });
});

test('[T15] a hidden tab whose timers are slowed down notices the end of a block within 5 s @proof', async ({
  page,
  context,
  launchOptions,
}) => {
  test.setTimeout(150_000);
  const { tab, endsAtMs } = await openHidden(page, context, launchOptions, 70_000);
  await tab.leaveAlone(endsAtMs + 5_500 - Date.now());
  const lateMs = Number(await tab.evaluate('noticedMs')) - endsAtMs;
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(5_000);
  // An interval of half a second is kept waiting: otherwise this story would prove nothing.
  expect(await tab.evaluate('usualGapMs')).toBeGreaterThan(900);
});

test('[T6] a frozen tab, alone with its block, settles it once when it thaws @proof', async ({
  page,
  context,
  launchOptions,
}) => {
  const { tab, endsAtMs } = await openHidden(page, context, launchOptions, 15_000);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(endsAtMs + 2_000);
  expect(await phase(tab)).toBe('focus');
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await expect.poll(() => phase(tab)).toBe('rest');
  await expect.poll(() => paidBlocks(page)).toBe(1);
  expect((await documentOf(page)).document.lifetimeXp).toBe(50);
});

/** Runs in the page, before anything of ours does. */
function watchFrom(uid: string, stored: { readonly raid: { readonly phase: string } }): void {
  if (location.protocol === 'about:') return;
  const key = `duskgate.${uid}.raid`;
  // biome-ignore lint/plugin: the day on the wall of the browser under test
  localStorage.setItem('lastLoreShown', new Intl.DateTimeFormat('sv-SE').format());
  localStorage.setItem(key, JSON.stringify(stored));
  const tell = (news: object) => Object.assign(globalThis, news);
  tell({ noticedMs: 0, phase: stored.raid.phase });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function write(name: string, text: string) {
    setItem.call(this, name, text);
    if (name === key) tell({ noticedMs: Date.now(), phase: JSON.parse(text).raid.phase });
  };
  const gaps: number[] = [];
  let lastMs = Date.now();
  setInterval(() => {
    gaps.push(Date.now() - lastMs);
    lastMs = Date.now();
    tell({ usualGapMs: gaps.toSorted((one, other) => one - other)[gaps.length >> 1] });
  }, 500);
}
