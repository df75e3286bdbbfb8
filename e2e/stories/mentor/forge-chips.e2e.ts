import { expect, type Locator, type Page, test } from '@playwright/test';
import { habitDraft, pastDraft } from '#e2e/kit/habits.ts';
import { documentOf, newHunter, openBoard, stopClock } from '#e2e/kit/hunter.ts';
import { newcomerAtFifth, openLaterQuests, questsOf, reachBoard } from '#e2e/kit/onboarding.ts';
import { button, cardOf, cards, clearControl, opened } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit, expectNoOverflow } from '#e2e/kit/screen-checks.ts';

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const readingIn = (within: Locator) => within.getByRole('region', { name: 'How I read this' });
const titlesIn = (page: Page) => forge(page).locator('.forged-title').allTextContents();

async function forgeFor(page: Page, goal: string): Promise<Locator> {
  await newHunter(page);
  await page.goto('/habits');
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await forge(page).getByRole('textbox', { name: 'Goals' }).fill(goal);
  await button(forge(page), 'Generate Quests').click();
  const reading = readingIn(forge(page));
  await expect(reading).toBeVisible();
  return reading;
}

test('[FG30] [FG33] [FG35] [FG127] a date that cannot be kept has two ways out, and every chip can be put right and taken back, by keyboard too @proof', async ({
  page,
}) => {
  const reading = await forgeFor(page, 'Learn 90000 words of Welsh vocabulary by Christmas');
  const later = reading.getByRole('button', { name: /^all of it by/ });
  await expect(reading.getByRole('button', { name: /^[\d,]+ words until then$/ })).toBeVisible();
  const day = ((await later.textContent()) ?? '').replace('all of it ', '');
  await later.click();
  await expect(later).toBeHidden();
  await expect(reading).toContainText(day);
  await expect(forge(page).getByRole('status')).toHaveText(
    'Changed. The quests were forged again.',
  );
  await button(reading, 'Undo').click();
  await expect(later).toBeVisible();
  await expect(button(reading, 'Undo')).toBeHidden();

  await button(reading, 'Change these').click();
  await button(reading, '90,000 words').click();
  await reading.getByLabel('Number').fill('many');
  await button(reading, 'Use this').click();
  await expect(reading.getByText('A number up to 1,000,000, please.')).toBeVisible();
  await reading.getByLabel('Number').fill('200');
  await reading.getByLabel('Number').press('Enter');
  await expect(button(reading, '200 words')).toBeVisible();
  await expect(later).toBeHidden();

  const [first = ''] = await titlesIn(page);
  const row = forge(page).getByRole('article').first();
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('textbox', { name: 'Quest title' }).fill('Welsh at breakfast');
  await row.getByRole('textbox', { name: 'Quest title' }).press('Enter');
  await button(reading, 'balanced style').click();
  await button(reading, 'Structured: fixed days').click();
  await expect(button(reading, 'structured style')).toBeVisible();
  expect(await titlesIn(page)).toContain('Welsh at breakfast'); // changed by hand: it stays
  expect(await titlesIn(page)).not.toContain(first);

  const week = reading.getByRole('button', { name: /min a week/ });
  await week.focus();
  await page.keyboard.press('Enter');
  await expect(reading.getByLabel('Days')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reading.getByLabel('Days')).toBeHidden();
  await expect(week).toBeFocused();
  await page.keyboard.press('Space');
  await reading.getByLabel('Minutes a day').fill('2');
  await reading.getByLabel('Minutes a day').press('Enter');
  await expect(reading.getByText('From 5 to 720 minutes.')).toBeVisible();
  await reading.getByLabel('Days').selectOption('On chosen days');
  await reading.getByLabel('Minutes a day').fill('40');
  await button(reading, 'Use this').click();
  await expect(reading.getByText('Choose at least one day.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page, [320, 390, 1440]);
  for (const name of ['Tue', 'Sat']) await button(reading, name).click();
  await button(reading, 'Use this').click();
  await expect(reading).toContainText('of 80 min a week, Tue Sat, at most 40 a day');
  await expect(reading).toBeFocused();

  await forge(page).getByText('Make them yours').click();
  await forge(page).getByLabel('One session, in your words').fill('Read a page aloud');
  await button(forge(page), 'Make them mine').click();
  await expect.poll(() => titlesIn(page)).toContain('Read a page aloud');
  await button(reading, 'Undo').click();
  await expect.poll(() => titlesIn(page)).not.toContain('Read a page aloud');
  await button(forge(page), 'Make them mine').click();
  await expect.poll(() => titlesIn(page)).toContain('Read a page aloud');
  await forge(page).getByRole('textbox', { name: 'Goals' }).fill('Grow tomatoes');
  await button(forge(page), 'Generate Quests').click();
  await expect.poll(() => titlesIn(page)).not.toContain('Read a page aloud'); // of other goals
});

test('[FG35] [FG36] [FG31] a day that has passed is asked about, what waits is forged with one tap, and goals are joined and cut @proof', async ({
  page,
}) => {
  const reading = await forgeFor(
    page,
    'Play the piano by 3 May 2024, grow tomatoes, cook dinner, read books, run',
  );
  await expect(reading.getByText('Which day is meant?')).toBeVisible();
  await button(reading, 'No date').click();
  await expect(reading.getByText('Which day is meant?')).toBeHidden();

  const waiting = reading.getByText('Forge now instead:').locator('..').getByRole('button');
  await expect(waiting).toHaveCount(1);
  const name = (await waiting.textContent()) ?? '';
  await waiting.click();
  await expect(reading.getByRole('button', { name, exact: true, expanded: false })).toBeVisible();
  await expect(waiting).not.toHaveText(name); // another one waits now

  const garden = reading.getByRole('button', { name: 'Garden', exact: true });
  await garden.click();
  await reading.getByRole('button', { name: /^One goal with/ }).click();
  await expect(garden).toBeHidden();
  await button(reading, 'Undo').click();
  await expect(garden).toBeVisible();
});

test('[FG37] [FG32] on the newcomer’s board a chip forges again what has not begun, can be taken back, and holds after a reload', async ({
  page,
}) => {
  await newcomerAtFifth(page, {
    answers: ['Learn Welsh', 'none', '30 minutes daily', 'flexible', ''],
  });
  await stopClock(page);
  await reachBoard(page, 'I am a beginner');
  await openLaterQuests(page);
  const strip = page.getByRole('region', { name: 'Your roles' });
  await expect(strip).toContainText('Languages');
  const before = (await questsOf(page)).map(({ title }) => title);
  const begun = before[0] ?? '';
  await clearControl(cardOf(page, begun)).click();

  await button(strip, 'Not quite right?').click();
  const reading = readingIn(strip);
  await reading.getByRole('button', { name: 'Beginner', expanded: false }).click();
  await button(reading, 'Advanced').click();
  await expect(reading.getByRole('status')).toHaveText(
    /^Forged again: \d new quests, 1 begun and kept$/,
  );
  const titlesNow = () => cards(page).locator('h2').allTextContents();
  await expect(cardOf(page, before[1] ?? '')).toBeHidden();
  await expect(cardOf(page, begun)).toBeVisible();
  await page.getByRole('status', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, before[1] ?? '')).toBeVisible();
  await expect(reading.getByRole('button', { name: 'Beginner', expanded: false })).toBeVisible();
  expect((await titlesNow()).length).toBe(before.length);

  await reading.getByRole('button', { name: 'Beginner', expanded: false }).click();
  await button(reading, 'Advanced').click();
  await expect(cardOf(page, before[1] ?? '')).toBeHidden();
  await page.clock.fastForward(6_000);
  await expect
    .poll(async () => (await documentOf(page)).document.habits.map(titleOf))
    .not.toContain(before[1]);
  await page.reload();
  await button(strip, 'Not quite right?').click();
  await expect(reading.getByRole('button', { name: 'Advanced', expanded: false })).toBeVisible();
  await page.clock.resume();
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page);
  const heights = await strip.getByRole('button').evaluateAll((all) => {
    return all.map((one) => one.getBoundingClientRect().height);
  });
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('[FG123] [FG37] a goal that was read with doubt is asked about on the board; other words forge it again, can be taken back and are not asked about again', async ({
  page,
}) => {
  await newcomerAtFifth(page, {
    answers: ['less.', 'none', '30 minutes daily', 'flexible', ''],
  });
  await stopClock(page);
  await reachBoard(page, 'I am a beginner');
  const question = page.getByRole('region', { name: 'Your goal' });
  const strip = page.getByRole('region', { name: 'Your roles' });
  const reading = readingIn(question);
  await expect(reading).toContainText('I am not sure I understood.');
  await expect(button(reading, 'Yes, that is it')).toBeVisible();
  await expect(strip).toBeHidden();
  await openLaterQuests(page);
  const before = (await questsOf(page)).map(({ title }) => title);

  const words = question.getByRole('textbox', { name: 'Or say your goal in other words' });
  await button(question, 'Forge again').click();
  await expect(words).toBeFocused();
  await expect(question).toContainText('Say what you want to do, as you would to a friend.');
  await words.fill('I want to kill myself');
  await words.press('Enter');
  const notes = question.getByRole('list', { name: 'About your goals' });
  await expect(notes).toBeVisible();
  await words.fill('Learn Welsh');
  await words.press('Enter');
  await expect(notes).toBeHidden();
  await expect(reading.getByRole('status')).toHaveText(/^Forged again: \d new quests$/);
  await expect(reading.getByRole('button', { name: 'Languages', expanded: false })).toBeVisible();
  await expect(cardOf(page, before[0] ?? '')).toBeHidden();
  await button(reading, 'Undo').click();
  await button(reading, 'Undo').click();
  await expect(cardOf(page, before[0] ?? '')).toBeVisible();
  await words.fill('Learn Welsh');
  await words.press('Enter');
  await expect(cardOf(page, before[0] ?? '')).toBeHidden();
  await button(question, 'Leave it as it is').click();
  await expect(strip).toContainText('Your quests were made for: Languages');
  await expect(strip).toBeFocused();

  await page.reload();
  await expect(strip).toContainText('Your quests were made for: Languages');
  await expect(question).toBeHidden();
  await button(strip, 'Not quite right?').click();
  await expectFit(page, [320, 1440]);
  await page.clock.resume();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await expect(forge(page)).toContainText('Learn Welsh');
});

test('[FG127] four short answers make the newcomer’s quests their own; the gate reads them, one Undo takes them back, and they hold after a reload', async ({
  page,
}) => {
  await newcomerAtFifth(page, {
    answers: ['Learn the guitar', 'music', '30 minutes daily', 'flexible', ''],
  });
  await stopClock(page);
  await reachBoard(page, 'I am a beginner');
  await openLaterQuests(page);
  const before = (await questsOf(page)).map(({ title }) => title);
  const strip = page.getByRole('region', { name: 'Your roles' });
  await button(strip, 'Make them yours').click();
  const field = (name: string) => strip.getByRole('textbox', { name });
  await expectFit(page, [320, 390, 1440]);

  await field('What exactly is it about?').fill('Blackbird');
  await field('One session, in your words').fill('I want to kill myself');
  await button(strip, 'Make them mine').click();
  const notes = strip.getByRole('list', { name: 'About your goals' });
  await expect(notes).toBeVisible();

  await button(strip, 'Not quite right?').click();
  await button(strip, 'Make them yours').click();
  await expect(field('What exactly is it about?')).toHaveValue('Blackbird');
  await field('Where do you stand today?').fill('minä osaan kaksi sointua');
  await field('One session, in your words').fill('Play the intro slowly, 10 minutes');
  await field('When does it fit your day?').fill('After breakfast');
  await field('When does it fit your day?').press('Enter');
  await expect(notes).toBeHidden();
  await expect(strip.getByRole('status')).toHaveText(
    /^Forged again: \d new quests? · Left out: where you stand\. These words could not be read yet\.$/,
  );
  const own = cardOf(page, 'Play the intro slowly · Blackbird');
  await expect(await opened(own)).toContainText('After breakfast.');
  await page.getByRole('status', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeHidden();
  await button(strip, 'Make them mine').click();
  await expect(own).toBeVisible();
  expect(await cards(page).locator('h2').allTextContents()).not.toEqual(before);
  await page.clock.resume();

  await page.reload();
  await button(strip, 'Make them yours').click();
  await expect(field('What exactly is it about?')).toHaveValue('Blackbird');
  await expect(own).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

function titleOf({ title }: { readonly title: string }): string {
  return title;
}

test('[FG39] [FG11] a forged quest that goes well is offered its next phase, one that lies idle five minutes of it; both can be taken back', async ({
  page,
}) => {
  const forged = { isCustom: true };
  await openBoard(page, [
    habitDraft('well', 'Answer 6 Welsh questions aloud', {}, { daysAgo: 12, ...forged }),
    pastDraft('well', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    habitDraft('idle', 'Read 8 Welsh lines twice', {}, { daysAgo: 20, ...forged }),
  ]);
  const well = await opened(cardOf(page, 'Answer 6 Welsh questions aloud'));
  await expect(well).toContainText(
    'This goes well. The next step: Hold one Welsh talk of 30 minutes',
  );
  await button(well, 'Take the next step').click();
  const next = cards(page).filter({ hasText: 'Hold one Welsh talk of 30 minutes' });
  await expect(next).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, 'Answer 6 Welsh questions aloud')).toBeVisible();

  const idle = await opened(cardOf(page, 'Read 8 Welsh lines twice'));
  await expect(idle).toContainText('Five minutes count as well: Read two lines aloud');
  expect(await barriersOn(page)).toEqual([]);
  await button(idle, 'Not now').click();
  await expect(button(idle, 'Make it five minutes')).toBeHidden();
});
