import { expect, type Page } from '@playwright/test';
import { LEADS_TO, MOODS, type MoodName } from '#server/testing/mentor-moods.ts';
import { test } from './mentor-house.ts';
import { newcomerAtFifth, questsOf, reachBoard } from './mentor-newcomer.ts';
import { ANSWERS, board, step } from './onboarding.ts';

const NAMES = Object.keys(MOODS) as MoodName[]; // the keys of the literal
const FORGED_BY = {
  said: 'forged by the mentor’s model',
  unreadable: 'the built-in ones',
  failed: 'forged by the built-in forge',
} as const;

async function isToldOfTheWait(page: Page): Promise<void> {
  await expect(step(page, 'Generating quests')).toHaveAttribute('aria-current', 'step');
  await page.clock.fastForward(4_000);
  await expect(board(page).getByRole('status')).toContainText('still thinking');
}

for (const outcome of ['said', 'unreadable', 'failed'] as const) {
  const moods = NAMES.filter((name) => LEADS_TO[name] === outcome);
  test(`[E10] [E14] newcomers reach a good board with a model that is ${moods.join(', ')}`, async ({
    page,
    house,
  }) => {
    test.slow();
    await page.clock.install();
    for (const mood of moods) {
      await test.step(mood, async () => {
        house.fake.be(MOODS[mood]);
        await newcomerAtFifth(page);
        const words = await reachBoard(page, ANSWERS[4], async () => {
          if (mood === 'hanging') await isToldOfTheWait(page);
        });
        expect(words).toContain(FORGED_BY[outcome]);
        const quests = await questsOf(page);
        expect(quests.length).toBeGreaterThanOrEqual(3);
        const fitting = quests.filter(({ title }) => /your project|push-ups|hard sets/.test(title));
        if (outcome !== 'said') expect(fitting.length).toBeGreaterThanOrEqual(3);
        for (const { title, xpReward, completed } of quests) {
          expect(xpReward).toBeGreaterThanOrEqual(10);
          expect(xpReward).toBeLessThanOrEqual(100);
          expect(completed).toBe(false);
          await expect(page.getByRole('article', { name: title }).first()).toBeVisible();
        }
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      });
    }
    house.fake.be(MOODS.good);
  });
}
