import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'a lantern under the ninth stair';

export type Hunter = { readonly uid: string; readonly email: string; readonly displayName: string };

/** A deed without its stamp, as the server's push takes it; the kit adds key, day and time. */
export type Deed = { readonly kind: string; readonly [field: string]: unknown };

type Wanted = {
  readonly displayName?: string;
  /** Past the chat, with these roles (default: developer). */
  readonly isOnboarded?: boolean;
  readonly deeds?: readonly Deed[];
  /** The lore of the day was read this morning; otherwise the app opens with it. */
  readonly isLoreRead?: boolean;
};

/** Swedish days are written YYYY-MM-DD. */
// biome-ignore lint/plugin: the stamp of a deed that the server's own day is held against
const UTC_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });

let hunterCount = 0;

/** Signs a new hunter up on this page's browser; the page is not opened yet. */
export async function newHunter(page: Page, wanted: Wanted = {}): Promise<Hunter> {
  hunterCount += 1;
  if (wanted.isLoreRead) await readLore(page);
  const displayName = wanted.displayName ?? 'Ash Vale';
  const email = `hunter-${process.pid}-${Date.now()}-${hunterCount}@example.org`;
  const reply = await page.request.post('/api/auth/sign-up', {
    data: { email, password: PASSWORD, displayName },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { user } = await reply.json();
  const hunter = { uid: user.uid, email, displayName };
  const { isOnboarded = true, deeds = [] } = wanted;
  const first: Deed[] = isOnboarded
    ? [{ kind: 'hunter.onboard', roles: ['developer'], fitnessTypes: [] }]
    : [];
  if (first.length + deeds.length > 0) await doElsewhere(page, hunter, [...first, ...deeds]);
  return hunter;
}

async function readLore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/plugin: the day on the wall of the browser under test
    const today = new Intl.DateTimeFormat('sv-SE').format();
    localStorage.setItem('lastLoreShown', today);
  });
}

/** Deeds of the same hunter on another device, straight to the server. */
export async function doElsewhere(
  page: Page,
  { uid }: Hunter,
  deeds: readonly Deed[],
): Promise<void> {
  const now = new Date().toISOString();
  const { document: _, ...position } = await documentOf(page);
  const stamp = { at: now, day: UTC_DAY.format(), utcOffsetMinutes: 0, v: 1 };
  const commands = deeds.map((deed, index) => ({ key: `set:e2e-${index}`, ...stamp, ...deed }));
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

export async function documentOf(page: Page) {
  const reply = await page.request.get('/api/sync/document');
  expect(reply.status()).toBe(200);
  return reply.json();
}

export function questDeed(questId: string, quest: Record<string, unknown> = {}): Deed {
  return {
    kind: 'quest.add',
    questId,
    quest: {
      title: 'Read ten pages',
      description: 'Any book counts.',
      category: 'Academics',
      frequency: 'daily',
      difficulty: 'basic',
      tier: 1,
      xpReward: 25,
      isCustom: true,
      ...quest,
    },
  };
}
