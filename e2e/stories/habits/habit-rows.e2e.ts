import { expect, type Locator, type Page, test } from '@playwright/test';
import { clearedDraft, FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import {
  amountDraft,
  atLeast,
  atMost,
  habitDraft,
  pastDraft,
  restToday,
  weekdays,
} from '#e2e/kit/habits.ts';
import { openBoard, openScreen, stopClock } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  cards,
  clearControl,
  doneGroup,
  expectCleared,
  opened,
  titleOf,
  toasts,
  undoControl,
} from '#e2e/kit/quest-board.ts';
import { barriersOn, WIDTHS } from '#e2e/kit/screen-checks.ts';
import {
  anotherDevice,
  closeOtherDevices,
  expectSynced,
  goOffline,
  goOnline,
  paidXp,
} from '#e2e/kit/sync-devices.ts';

test.afterEach(closeOtherDevices);

const WATER = 'Drink eight glasses of water';
const FIRST_XP = 25; // of the quest that FIRST_CLEARED cleared
const GLASSES = { section: 'Morning', goal: atLeast(8, 'glasses') };

/** The plus of a row: its name says how far it is. */
function plus(row: Locator, done: string): Locator {
  return row.getByRole('button', { name: `Add one ${done}: ` });
}

async function tapGlasses(page: Page, count: number): Promise<void> {
  const row = cardOf(page, WATER);
  for (let done = 0; done < count; done += 1) await plus(row, `glass, ${done} of 8`).click();
}

test('[HB14] [HB15] eight taps of eight glasses on two offline devices are 8 of 8; completing it on both is paid once @proof', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [...FIRST_CLEARED, habitDraft('water', WATER, GLASSES)]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  await tapGlasses(page, 5);
  await tapGlasses(other, 3);
  await goOnline(page, other);
  await expectSynced(page, other);

  for (const device of [page, other]) {
    const row = cardOf(device, WATER);
    await expect(row.getByText('8 / 8 glasses')).toBeVisible();
    await expect(row.getByText('reached')).toBeVisible(); // and waits: nothing completes by itself
  }
  expect(await paidXp(page)).toBe(FIRST_XP);
  for (const device of [page, other]) {
    await clearControl(cardOf(device, WATER)).click();
    await expectCleared(cardOf(device, WATER));
  }
  await expect.poll(() => paidXp(page)).toBe(FIRST_XP + 25);
});

test('[HB15] [HB17] one glass is one tap from the board, its Undo takes it back, the last one clears with an Undo in the row', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('read'),
    habitDraft('water', WATER, GLASSES),
    amountDraft('water', 5),
  ]);
  const row = cardOf(page, WATER);
  await plus(row, 'glass, 5 of 8').click();
  await expect(row.getByText('6 / 8 glasses')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('5 / 8 glasses')).toBeVisible();
  await page.clock.install();
  await stopClock(page);
  for (const done of [5, 6, 7]) await plus(row, `glass, ${done} of 8`).press('Enter');

  await expectCleared(row);
  await expect(undoControl(row)).toBeFocused(); // the same button
  await undoControl(row).press('Enter'); // tapped on: no Undo
  await expectCleared(row);
  await page.clock.fastForward(600);
  await expect(page.getByText(`${WATER} cleared. 25 XP.`)).toBeAttached();
  await undoControl(row).click();
  await expect(row.getByText('7 / 8 glasses')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Morning' }).getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Any time' }).getByRole('article')).toHaveCount(1);
});

test('[HB16] [HB8] over its limit Mark Complete says why not; a quest of a later day is done today all the same; one tap gives a quest its rest', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    habitDraft('coffee', 'At most 2 coffees', { goal: atMost(2, 'coffees') }),
    amountDraft('coffee', 2),
    habitDraft('gym', 'Iron hour at the gym', {}, { daysAgo: 9 }),
    pastDraft('gym', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    habitDraft('run', 'Run', { schedule: { per: 'day', on: weekdays(1, 3) } }, { daysAgo: 8 }),
  ]);
  const coffee = await opened(cardOf(page, 'At most 2 coffees'));
  await plus(coffee, 'coffee, 2 of 2').click();
  await expect(coffee.getByText('over by 1')).toBeVisible();
  await expect(button(coffee, 'Mark Complete')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(coffee, 'Mark Complete')).toHaveAccessibleDescription(/Over the limit by 1/);
  await button(coffee, 'One coffee less').click();
  await expect(button(coffee, 'Mark Complete')).not.toHaveAttribute('aria-disabled');

  const gym = await opened(cardOf(page, 'Iron hour at the gym'));
  await expect(gym.getByText('9 in a row, 1 shield').last()).toBeVisible();
  await button(gym, 'More').click();
  await button(gym, 'Rest today').click();
  await expect(gym.getByText('Rest day')).toBeVisible();
  await expect(page.getByText('What rests or comes later can wait.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('button', { name: /^Later( this week)? \(1\)$/ }).click(); // by the weekday
  const run = await opened(cardOf(page, 'Run'));
  await expect(run.getByText('next Tomorrow')).toBeVisible();
  await button(run, 'Do it today').click();
  await expectCleared(run);
});

test('[HB8] [B4] scenario 36: of six quests four count on the Command Center and two are active; rest, later and limits hold no day open', async ({
  page,
}) => {
  const week = (times: number) => ({ schedule: { per: 'week', times, starts: 'monday' } });
  await openScreen(page, '/', [
    ...FIRST_CLEARED,
    questDraft('open', { title: 'Read' }),
    questDraft('done', { title: 'Make the bed' }),
    clearedDraft('done'),
    habitDraft('later', 'Run', { schedule: { per: 'day', on: weekdays(1, 3) } }),
    habitDraft('thrice', 'Write', week(3)),
    habitDraft('gym', 'Iron hour'),
    restToday('gym'),
    habitDraft('weekly', 'Weekly review', week(1)),
    clearedDraft('weekly', { frequency: 'weekly' }),
  ]);
  await expect(page.getByRole('heading', { name: 'Today 2 / 4' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  for (const title of ['Read', 'Write']) await clearControl(cardOf(page, title)).click();
  await expect(page.getByRole('heading', { name: 'Today 4 / 4' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('All quests completed for today!')).toBeVisible();
  await expect(doneGroup(page, 'Done today')).toHaveText(/\(4\)/);
});

test('[HB14] [HB16] at every width the words of a row end before its reward; a limit tells the evening in a column of the desktop; groups lie side by side there', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    habitDraft('long', 'Walk', { section: 'Morning', goal: atLeast(100_000, 'W'.repeat(20)) }),
    habitDraft('coffee', 'At most 2 coffees', { goal: atMost(2, 'coffees') }),
    habitDraft('own', 'Call home', { section: 'Family' }),
    habitDraft('run', 'Run', { schedule: { per: 'day', on: weekdays(1, 3) } }),
    questDraft('done', { title: 'Make the bed' }),
    clearedDraft('done'),
  ]);
  const box = async (part: Locator) => {
    const found = await part.boundingBox();
    if (!found) throw new Error('not on the screen');
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const row = cardOf(page, 'Walk');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const [words, reward, control] = await Promise.all([
      box(row.getByText('0 / 100,000')),
      box(row.getByText('+25')),
      box(plus(row, `${'W'.repeat(20)}, 0 of 100,000`)),
    ]);
    expect(words.right, `${width} px`).toBeLessThanOrEqual(reward.x);
    expect(reward.right, `${width} px`).toBeLessThanOrEqual(control.x);
  }
  const coffee = cardOf(page, 'At most 2 coffees');
  const [evening, used] = await Promise.all([
    box(coffee.getByText('clear it tonight')),
    box(coffee.getByText('0 of 2 used')),
  ]);
  expect(evening.y).toBe(used.y);
  const groups = page.getByRole('main').getByRole('button', { name: /^(Later|Done)/ });
  const [later, done] = await Promise.all([box(groups.first()), box(groups.last())]);
  expect(later.y).toBe(done.y);
  expect(later.right).toBeLessThan(done.x);
});

test('[HB25] a line about today is kept when Enter, another row or a closed row ends it, and stands with its clear in the Chronicle @proof', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('read', { title: 'Read' }),
    habitDraft('call', 'Call home'),
  ]);
  const note = (row: Locator) => row.getByRole('textbox', { name: 'A line about today' });
  const call = await opened(cardOf(page, 'Call home'));
  await note(call).fill('She laughed <b>a lot</b> 🐉');
  await note(call).press('Enter');
  const read = await opened(cardOf(page, 'Read'));
  await note(read).fill('Ten pages');
  await titleOf(read).press('Enter'); // closes the row
  await clearControl(call).click();
  await expectSynced(page);

  await page.reload();
  await expect(note(await opened(cardOf(page, 'Read')))).toHaveValue('Ten pages');
  await page.goto('/chronicle');
  await expect(page.getByText('She laughed <b>a lot</b> 🐉')).toBeVisible();
});
