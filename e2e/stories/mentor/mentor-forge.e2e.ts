import { expect, type Page } from '@playwright/test';
import { MOODS } from '#server/testing/mentor-moods.ts';
import { documentOf, newHunter, questDeed } from './hunter.ts';
import { test } from './mentor-house.ts';

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const word = (page: Page) => forge(page).getByRole('status');
const press = (page: Page, name: string) =>
  forge(page).getByRole('button', { name, exact: true }).click();

test('[E6] [E9] [E10] [E14] [E15] the forge says who forged, tells a failure, tries again and does without', async ({
  page,
  house,
}) => {
  await page.clock.install();
  await newHunter(page, { isLoreRead: true });
  await page.goto('/habits');
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await forge(page).getByRole('textbox', { name: 'Goals' }).fill('Learn Italian');
  await page.keyboard.press('Enter');

  house.fake.be(MOODS.good);
  await press(page, 'Generate Quests');
  await expect(word(page)).toHaveText('Forged by the mentor’s model.');
  await expect(forge(page).getByRole('article')).toHaveCount(3);

  house.fake.be(MOODS.refusing);
  await press(page, 'Generate Quests');
  await expect(forge(page).getByRole('alert')).toHaveText(
    'The mentor’s service refused the question.',
  );
  house.fake.be(MOODS.markup);
  await press(page, 'Retry');
  await expect(word(page)).toHaveText('Forged by the mentor’s model.');
  await expect(forge(page).getByRole('article').first()).toContainText('<script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  house.fake.be(MOODS.truncated);
  await press(page, 'Generate Quests');
  await expect(word(page)).toContainText('These are the built-in quests');

  house.fake.be(MOODS['one quest only']);
  await press(page, 'Generate Quests');
  await expect(word(page)).toContainText('the last 2 came from the built-in forge');
  await expect(forge(page).getByRole('article')).toHaveCount(3);

  house.fake.be(MOODS.hanging);
  await press(page, 'Generate Quests');
  await expect(word(page)).toHaveText('Forging your quests...');
  await page.clock.fastForward(1_600);
  await expect(word(page)).toContainText('still thinking');
  await press(page, 'Cancel');
  await expect(word(page)).toContainText('Name what you want');
  await expect(forge(page).getByRole('button', { name: 'Generate Quests' })).toBeFocused();

  await press(page, 'Generate Quests');
  await expect(forge(page).getByRole('alert')).toHaveText('The mentor took too long to answer.');
  await press(page, 'Forge without the mentor');
  await expect(word(page)).toHaveText('Forged by the built-in forge: no model was asked.');
  await expect(forge(page).getByRole('article').first()).toContainText('Italian');
  expect((await documentOf(page)).document.habits).toEqual([]); // whoever forges only proposes
});

test('[M15] [M18] a question about a quest is answered by the model, or by the advice of its kind', async ({
  page,
  house,
}) => {
  const subtasks = [{ id: 's1', title: 'Say ten words aloud' }];
  const quest = questDeed('words', { title: 'Learn 10 words of Italian', subtasks });
  await newHunter(page, { isLoreRead: true, deeds: [quest] });
  await page.goto('/habits');
  await page.getByRole('button', { name: 'Ask the mentor' }).click();
  const window = page.getByRole('dialog', { name: 'Ask the Mentor' });
  const field = window.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  const answers = window.getByRole('list', { name: 'Answers so far' }).getByRole('listitem');

  house.fake.be(MOODS.good);
  await field.fill('Where do I begin?');
  await field.press('Enter');
  await expect(window.getByRole('status')).toHaveText('Answered by the mentor’s model.');
  await expect(answers).toContainText(['The model says: begin with the smallest screen.']);

  house.fake.be(MOODS.refusing);
  await window.getByLabel('About').selectOption('Say ten words aloud');
  await field.fill('I have no time');
  await window.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(window.getByRole('status')).toHaveText(
    'The mentor’s service refused the question. This is the built-in advice.',
  );
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toContainText('On “Say ten words aloud”');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ask the mentor' })).toBeFocused();

  await expect
    .poll(async () => (await documentOf(page)).document.habits[0].followUps)
    .toMatchObject([
      { subtaskId: 's1', question: 'I have no time' },
      { question: 'Where do I begin?', answer: expect.stringContaining('smallest') },
    ]);
});
