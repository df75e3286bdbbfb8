import { expect, type Page, test } from '@playwright/test';
import { newHunter } from '#e2e/kit/hunter.ts';
import { keptOffline } from '#e2e/kit/sync-devices.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

type Icon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
};

async function manifestOf(page: Page) {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  return reply.json();
}

/** A PNG says its width and height in the bytes 16 to 23. */
async function sizeOfPng(page: Page, address: string): Promise<string> {
  const reply = await page.request.get(address);
  expect(reply.headers()['content-type']).toBe('image/png');
  const bytes = await reply.body();
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('[O14] the manifest names the app, its start, its colours and icons of the sizes they have, an Apple device gets its own, and nothing keeps the app from being installed @proof', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const hindrances = async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    return installabilityErrors.map(({ errorId }) => errorId);
  };
  // A browser without windows installs nothing and finds nothing against an empty page, either.
  const doesJudge = (await hindrances()).length > 0;
  const manifest = await manifestOf(page);

  expect(manifest).toMatchObject({
    id: '/',
    name: 'Duskgate',
    short_name: 'Duskgate',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const colour = await page.locator('meta[name=theme-color]').getAttribute('content');
  expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);

  const icons: readonly Icon[] = manifest.icons;
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
  );
  for (const { src, sizes } of pictures) expect(await sizeOfPng(page, src)).toBe(sizes);

  const address = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await sizeOfPng(page, address ?? '')).toBe('180x180');

  await keptOffline(page);

  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  // A window without history is a private one, where nothing can be installed.
  expect(await hindrances()).toEqual(doesJudge ? ['in-incognito'] : []);
});

test('[SEC25] the service worker keeps no reply of the server, only the build @proof', async ({
  page,
}) => {
  await newHunter(page);
  await page.goto('/');
  await keptOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();

  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

  expect(kept).toContain('/');
  expect(
    kept.filter((path) => !/^\/(assets\/.+|icon\.svg|manifest\.webmanifest)?$/.test(path)),
  ).toEqual([]);
});
