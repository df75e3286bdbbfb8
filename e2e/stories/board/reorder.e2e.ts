import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, cards, dragCode, opened } from '#e2e/kit/quest-board.ts';
import {
  anotherDevice,
  closeOtherDevices,
  expectSynced,
  goOffline,
  goOnline,
  keptOffline,
} from '#e2e/kit/sync-devices.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 1300 } });
test.afterEach(closeOtherDevices);

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood'];
const grove: readonly CommandDraft[] = NAMES.map((title, index) => ({
  ...questDraft(`q${index}`, { title }),
  rank: index,
}));

const titles = (page: Page): Locator => cards(page).getByRole('heading', { level: 2 });
const grip = (page: Page, title: string): Locator => button(cardOf(page, title), 'Move');
const openedGrip = async (page: Page, title: string): Promise<Locator> =>
  button(await opened(cardOf(page, title)), 'Move');

test('[Q16] the board is ordered by arrow keys, by a window, by mouse and by finger, offline too, and every device shows it @proof', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [...FIRST_CLEARED, ...grove]);
  await expect(titles(page)).toHaveText(NAMES);
  await settled(page);

  await (await openedGrip(page, 'Cedar')).focus();
  await page.keyboard.press('ArrowUp');
  await expect(titles(page)).toHaveText(['Ash', 'Cedar', 'Birch', 'Dogwood']);
  await expect(page.getByText('Cedar moved: place 2 of 4')).toBeAttached();
  await expect(grip(page, 'Cedar')).toBeFocused();
  await page.keyboard.press('End');
  await expect(titles(page)).toHaveText(['Ash', 'Birch', 'Dogwood', 'Cedar']);

  await (await openedGrip(page, 'Dogwood')).click();
  const move = page.getByRole('dialog', { name: 'Move Quest' });
  await button(move, 'Move to the top').click();
  await expect(move.getByRole('status')).toHaveText('Moved to the top: place 1 of 4');
  await button(move, 'Move down').click();
  await button(move, 'Done').click();
  await expect(titles(page)).toHaveText(['Ash', 'Dogwood', 'Birch', 'Cedar']);

  await keptOffline(page);
  await goOffline(page);
  await drag(page, 'Cedar', 'Ash');
  await expect(titles(page)).toHaveText(['Cedar', 'Ash', 'Dogwood', 'Birch']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(titles(page)).toHaveText(['Cedar', 'Ash', 'Dogwood', 'Birch']);
  await goOnline(page);
  await expectSynced(page);

  const phone = await anotherDevice(browser, page, hunter);
  await phone.setViewportSize({ width: 390, height: 844 });
  await expect(titles(phone)).toHaveText(['Cedar', 'Ash', 'Dogwood', 'Birch']);
  await settled(phone);
  await dragByFinger(phone, 'Cedar', 'Ash');
  await expect(titles(phone)).toHaveText(['Ash', 'Cedar', 'Dogwood', 'Birch']);
  await expect(titles(page)).toHaveText(['Ash', 'Cedar', 'Dogwood', 'Birch']);
});

/** The code of the hands is there, and nothing above the rows will push them down any more. */
async function settled(page: Page): Promise<void> {
  await expect(dragCode(page)).toBeAttached();
  await expect(page.getByRole('region', { name: 'Your roles' })).toBeVisible();
}

/** To the upper half of the other row, with the steps a hand makes. */
async function drag(page: Page, title: string, target: string): Promise<void> {
  const from = await (await openedGrip(page, title)).boundingBox();
  const to = await cardOf(page, target).boundingBox();
  if (!from || !to) throw new Error('both rows are in sight');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + 30, to.y + 15, { steps: 5 });
  await expect(cardOf(page, target)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
}

for (const [count, tag] of [
  [100, ''],
  [1_000, ' @proof'],
] as const) {
  test(`[Q16] [Q17] ${count} quests are searched and moved${tag} @proof`, async ({ page }) => {
    const [last, needle] = [count - 1, count / 2];
    const many = Array.from({ length: count }, (_, index) => ({
      ...questDraft(`n${index}`, {
        title: `Number ${index}`,
        category: index === last ? 'Fitness' : 'Personal',
        description: index === last ? 'Über the hills' : '',
        ...(index === needle && { subtasks: [{ id: 's', title: 'Find the needle' }] }),
      }),
      rank: index,
    }));
    await openBoard(page, [...FIRST_CLEARED, ...many]);
    await settled(page);
    const search = page.getByRole('searchbox', { name: 'Search quests' });
    await search.fill('NEEDLE');
    await expect(titles(page)).toHaveText([`Number ${needle}`]);
    await expect(page.getByText('1 quest found')).toBeAttached();
    await search.fill('uber hills');
    await expect(titles(page)).toHaveText([`Number ${last}`]);
    await page.getByRole('tab', { name: 'Personal' }).click();
    await expect(page.getByText('No quest matches your search.')).toBeVisible();
    await button(page, 'Show all categories').click();
    await expect(titles(page)).toHaveText([`Number ${last}`]);
    await search.fill('number 9');
    await expect(titles(page).first()).toHaveText('Number 9');
    await (await openedGrip(page, `Number ${last}`)).focus();
    await page.keyboard.press('Home');
    await expect(titles(page).first()).toHaveText(`Number ${last}`);
    await expect
      .poll(async () => {
        const { document } = await documentOf(page);
        const order = document.habits.map(({ id }: { id: string }) => id);
        return order.indexOf('n9') - order.indexOf(`n${last}`);
      })
      .toBe(1);

    await search.fill('nowhere at all');
    await button(page, 'Clear search').click();
    await expect(search).toBeFocused();
    await expect(titles(page).first()).toHaveText('Number 0');
  });
}

async function dragByFinger(page: Page, title: string, target: string): Promise<void> {
  await opened(cardOf(page, title));
  await cardOf(page, title).evaluate((card) => {
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: -160, behavior: 'instant' }); // both rows clear of the edges that scroll
  });
  const from = await (await openedGrip(page, title)).boundingBox();
  const to = await cardOf(page, target).boundingBox();
  if (!from || !to) throw new Error('both rows are on the page');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', from.x + 20, from.y + 20);
  for (const share of [0.2, 0.5, 0.8, 1]) {
    const y = to.y + to.height * 0.6;
    await touch('touchMove', from.x + 20, from.y + 20 + (y - from.y - 20) * share);
  }
  await expect(cardOf(page, target)).toHaveAttribute('data-drop', /./);
  await touch('touchEnd');
}
