import { expect, type Page } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/mentor-server.ts';
import { button, cardOf, chooseIn } from '#e2e/kit/quest-board.ts';
import { BEHAVIOURS } from '#server/testing/mentor-behaviours.ts';

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const word = (page: Page) => forge(page).getByRole('status');
const press = (page: Page, name: string) =>
  forge(page).getByRole('button', { name, exact: true }).click();

test('[E6] [E9] [E10] [E14] [E15] the forge says who forged, tells a failure, tries again and does without @proof', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await newHunter(page);
  await page.goto('/habits');
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await forge(page).getByRole('textbox', { name: 'Goals' }).fill('Learn Italian');
  await page.keyboard.press('Enter');

  server.fake.be(BEHAVIOURS.good);
  await press(page, 'Generate Quests');
  await expect(word(page)).toContainText('Forged by the mentor.');
  await expect(forge(page).getByRole('article')).toHaveCount(3);

  server.fake.be(BEHAVIOURS.refusing);
  await press(page, 'Generate Quests');
  await expect(forge(page).getByRole('alert')).toHaveText(
    'The mentor would not take the question.',
  );
  server.fake.be(BEHAVIOURS.markup);
  await press(page, 'Retry');
  await expect(word(page)).toContainText('Forged by the mentor.');
  await expect(forge(page).getByRole('article').first()).toContainText('<script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  server.fake.be(BEHAVIOURS.truncated);
  await press(page, 'Generate Quests');
  await expect(word(page)).toContainText('These three serve every hunter.');

  server.fake.be(BEHAVIOURS['one quest only']);
  await press(page, 'Generate Quests');
  await expect(word(page)).toContainText('The last 2 come from the dungeon’s own forge');
  await expect(forge(page).getByRole('article')).toHaveCount(3);

  server.fake.be(BEHAVIOURS.hanging);
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
  await expect(word(page)).toContainText('Forged in the dungeon’s own forge.');
  await expect(forge(page).getByRole('article').first()).toContainText('Italian');
  expect((await documentOf(page)).document.habits).toEqual([]); // whoever forges only proposes
});

test('[M15] [M18] a question about a quest is answered by the model, or by the advice of its kind @proof', async ({
  page,
  server,
}) => {
  const subtasks = [{ id: 's1', title: 'Say ten words aloud' }];
  const quest = questDraft('words', { title: 'Learn 10 words of Italian', subtasks });
  await newHunter(page, { drafts: [quest] });
  await page.goto('/habits');
  const card = cardOf(page, 'Learn 10 words of Italian');
  await chooseIn(card, 'Ask the mentor');
  const window = page.getByRole('dialog', { name: 'Ask the Mentor' });
  const field = window.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeFocused();
  const answers = window.getByRole('list', { name: 'Answers so far' }).getByRole('listitem');

  server.fake.be(BEHAVIOURS.good);
  await field.fill('Where do I begin?');
  await field.press('Enter');
  await expect(window.getByRole('status')).toHaveText('Answered by the mentor.');
  await expect(answers).toContainText(['The model says: begin with the smallest screen.']);

  server.fake.be(BEHAVIOURS.refusing);
  await window.getByLabel('About').selectOption('Say ten words aloud');
  await field.fill('I have no time');
  await window.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(window.getByRole('status')).toHaveText(
    'The mentor would not take the question. This advice is from the dungeon’s own book.',
  );
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toContainText('On “Say ten words aloud”');
  await page.keyboard.press('Escape');
  await expect(button(card, 'More')).toBeFocused();

  await expect
    .poll(async () => (await documentOf(page)).document.habits[0].followUps)
    .toMatchObject([
      { subtaskId: 's1', question: 'I have no time' },
      { question: 'Where do I begin?', answer: expect.stringContaining('smallest') },
    ]);
});
