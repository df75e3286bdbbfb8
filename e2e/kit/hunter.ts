import { expect, type Page } from '@playwright/test';
import { ROUTES, type RoutePath } from '#web/app/routes.ts';
import { dayAt, UTC_OFFSET_MINUTES } from './time-zone.ts';

export const PASSWORD = 'a lantern under the ninth stair';

export type Hunter = { readonly uid: string; readonly email: string; readonly displayName: string };

/** A command without its stamp, as the server's push takes it; the kit adds key, day and time. */
export type CommandDraft = { readonly kind: string; readonly [field: string]: unknown };

type Roles = { readonly roles: readonly string[]; readonly fitnessTypes: readonly string[] };

type Wanted = {
  readonly displayName?: string;
  /** Past the chat with these roles; `false`: still before it. */
  readonly onboarded?: Roles | false;
  /** The game as other devices left it. */
  readonly drafts?: readonly CommandDraft[];
  /** The lore of the day was read this morning; otherwise the app opens with it. */
  readonly isLoreRead?: boolean;
  /** The day's end was celebrated on this device already; otherwise the last clear opens a window. */
  readonly isDayClosed?: boolean;
};

const DEVELOPER: Roles = { roles: ['developer'], fitnessTypes: [] };

let hunterCount = 0;

/** Signs a new hunter up by the API, with a prepared game; the page is not opened yet. */
export async function newHunter(page: Page, wanted: Wanted = {}): Promise<Hunter> {
  const {
    displayName = 'Ash Vale',
    onboarded = DEVELOPER,
    drafts = [],
    isLoreRead = true,
    isDayClosed = true,
  } = wanted;
  hunterCount += 1;
  if (isLoreRead) await readLore(page);
  const email = `hunter-${process.pid}-${Date.now()}-${hunterCount}@example.org`;
  const reply = await page.request.post('/api/auth/sign-up', {
    data: { email, password: PASSWORD, displayName },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { user } = await reply.json();
  const hunter = { uid: user.uid, email, displayName };
  if (isDayClosed) await closeDay(page, hunter);
  const first = onboarded ? [{ kind: 'hunter.onboard', key: 'onboard', ...onboarded }] : [];
  if (first.length + drafts.length > 0) await doElsewhere(page, hunter, [...first, ...drafts]);
  return hunter;
}

/** A new hunter with a prepared game, on this screen. */
export async function openScreen(
  page: Page,
  path: RoutePath,
  drafts: readonly CommandDraft[] = [],
  onboarded: Roles = DEVELOPER,
): Promise<Hunter> {
  const hunter = await newHunter(page, { drafts, onboarded });
  await page.goto(path);
  await expectScreen(page, path);
  return hunter;
}

/** The heading of the screen at an address. */
export function titleAt(address: string): string {
  const [path] = address.split('?');
  return ROUTES.find((route) => route.path === path)?.title ?? 'No such door';
}

export async function expectScreen(page: Page, path: RoutePath): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titleAt(path) })).toBeVisible();
}

export function openBoard(
  page: Page,
  drafts?: readonly CommandDraft[],
  onboarded?: Roles,
): Promise<Hunter> {
  return openScreen(page, '/habits', drafts, onboarded);
}

/** In this browser the day's lore was read this morning. */
export async function readLore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/plugin: the day on the wall of the browser under test
    localStorage.setItem('lastLoreShown', new Intl.DateTimeFormat('sv-SE').format());
  });
}

/** On this device the end of today was celebrated; once, because a sign-out forgets it. */
export async function closeDay(page: Page, { uid }: Hunter): Promise<void> {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem('is-day-closed')) return;
    sessionStorage.setItem('is-day-closed', 'yes');
    // biome-ignore lint/plugin: the day on the wall of the browser under test
    localStorage.setItem(key, new Intl.DateTimeFormat('sv-SE').format());
  }, `duskgate.${uid}.closed-day`);
}

/** From here on only the test moves the clock, which must be installed. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    // On a slow machine that moment may have passed before the clock hears of it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  }).toPass();
}

/** Commands of the same hunter on another device, straight to the server. */
export async function doElsewhere(
  page: Page,
  { uid }: Hunter,
  drafts: readonly CommandDraft[],
): Promise<void> {
  const now = new Date().toISOString();
  const { document: _, ...position } = await documentOf(page);
  const stamp = {
    at: now,
    day: dayAt(Date.now()),
    utcOffsetMinutes: UTC_OFFSET_MINUTES,
    v: 1,
  };
  const commands = drafts.map((draft, index) => ({ key: `set:e2e-${index}`, ...stamp, ...draft }));
  for (let at = 0; at < commands.length; at += 200) {
    const reply = await page.request.post('/api/sync/push', {
      data: {
        uid,
        deviceId: 'elsewhere',
        epoch: position.epoch,
        baseRev: position.rev,
        now,
        commands: commands.slice(at, at + 200),
      },
    });
    expect(reply.status(), await reply.text()).toBe(200);
    const { results } = await reply.json();
    for (const result of results) expect(result.status, JSON.stringify(result)).toBe('applied');
  }
}

/** What the server has stored of the hunter who is signed in on this page. */
export async function documentOf(page: Page) {
  const reply = await page.request.get('/api/sync/document');
  expect(reply.status()).toBe(200);
  return reply.json();
}

/** Goes to another screen of the app without a click and without loading the page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
