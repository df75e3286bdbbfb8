import { expect, test } from '@playwright/test';
import { consoleProblemsOf } from '#e2e/kit/screen-checks.ts';
import { enterButton } from '#e2e/kit/sign-in.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

test('[O5] every text of a first visit is sent compressed, in at most 15 requests, and a page that nobody touches says nothing in the console', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  const plain: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    const isText = /text|javascript|svg/.test(response.headers()['content-type'] ?? '');
    if (isText && response.headers()['content-encoding'] !== 'br') plain.push(response.url());
  });

  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  expect(plain).toEqual([]);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(15);
  await page.waitForTimeout(4_000); // a preload nobody uses is told after three seconds
  expect(problems).toEqual([]);
});

test('[SEC41] only the policy called duskgate makes an address that a worker takes @proof', async ({
  page,
}) => {
  await page.goto('/');
  const [script] = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await page.goto('/healthz'); // the app makes the policy itself, and no name can be taken twice

  expect(await page.evaluate(tryPolicies, script ?? '')).toEqual({
    default: 'refused',
    duskgate: 'made',
    'a plain address': 'refused',
    'an address of the policy': 'taken',
    'a plain service worker': 'refused',
  });
});

type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};

/** Runs in the page. */
async function tryPolicies(script: string): Promise<Record<string, string>> {
  const { trustedTypes } = window as unknown as { trustedTypes: Factory }; // TypeScript has no types for it
  const found: Record<string, string> = {};
  const attempt = async <Made>(what: string, word: string, work: () => Made) => {
    try {
      const made = await work();
      found[what] = word;
      return made;
    } catch {
      found[what] = 'refused';
      return undefined;
    }
  };
  const policy = (name: string) => () =>
    trustedTypes.createPolicy(name, { createScriptURL: (address) => address });

  await attempt('default', 'made', policy('default'));
  const ours = await attempt('duskgate', 'made', policy('duskgate'));
  await attempt('a plain address', 'taken', () => new Worker(script).terminate());
  await attempt('an address of the policy', 'taken', () =>
    new Worker(ours?.createScriptURL(script) ?? '', { type: 'module' }).terminate(),
  );
  await attempt('a plain service worker', 'taken', () => navigator.serviceWorker.register(script));
  return found;
}
