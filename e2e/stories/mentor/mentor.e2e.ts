import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/kit/mentor-server.ts';
import {
  ANSWERS,
  board,
  newcomerAtFifth,
  openLaterQuests,
  questsOf,
  reachBoard,
  step,
} from '#e2e/kit/onboarding.ts';
import type { FakeMentor } from '#server/testing/fake-mentor.ts';
import {
  BEHAVIOURS,
  type BehaviourName,
  EXPECTED_OUTCOMES,
} from '#server/testing/mentor-behaviours.ts';

const NAMES = Object.keys(BEHAVIOURS) as BehaviourName[]; // the keys of the literal
const FORGED_BY = {
  said: 'forged by the mentor',
  unreadable: 'three quests serve every hunter',
  failed: 'the dungeon’s own forge',
} as const;

const BUILT_IN = ['Shadow Code Training', 'Skill Mastery Quest', 'Weekly Reflection Ritual'];

async function isToldOfTheWait(page: Page): Promise<void> {
  await expect(step(page, 'Generating quests')).toHaveAttribute('aria-current', 'step');
  await page.clock.fastForward(4_000);
  await expect(board(page).getByRole('status')).toContainText('still thinking');
}

/** One model that answers and one that does not; the proof takes them all. */
const SAMPLES: readonly BehaviourName[] = ['good', 'truncated'];

for (const [all, tag] of [
  [SAMPLES, ''],
  [NAMES, ' @proof'],
] as const) {
  for (const outcome of ['said', 'unreadable', 'failed'] as const) {
    const moods = all.filter((name) => EXPECTED_OUTCOMES[name] === outcome);
    if (moods.length === 0) continue;
    test(`[E10] [E14] newcomers reach a good board with a model that is ${moods.join(', ')}${tag}`, async ({
      page,
      server,
    }) => {
      test.slow();
      await page.clock.install();
      for (const mood of moods)
        await test.step(mood, () => expectGoodBoard(page, server.fake, mood));
      server.fake.be(BEHAVIOURS.good);
    });
  }
}

async function expectGoodBoard(page: Page, fake: FakeMentor, mood: BehaviourName): Promise<void> {
  const outcome = EXPECTED_OUTCOMES[mood];
  fake.be(BEHAVIOURS[mood]);
  await newcomerAtFifth(page);
  const words = await reachBoard(page, ANSWERS[4], async () => {
    if (mood === 'hanging') await isToldOfTheWait(page);
  });
  expect(words).toContain(FORGED_BY[outcome]);
  const quests = await questsOf(page);
  expect(quests.length).toBeGreaterThanOrEqual(3);
  const titles = quests.map(({ title }) => title).sort();
  const fitting = quests.filter(({ category }) => category === 'Tech' || category === 'Fitness');
  if (outcome === 'failed') expect(fitting).toHaveLength(quests.length);
  if (outcome === 'unreadable') expect(titles).toEqual(BUILT_IN);
  await openLaterQuests(page);
  for (const { title, xpReward, completed } of quests) {
    expect(xpReward).toBeGreaterThanOrEqual(10);
    expect(xpReward).toBeLessThanOrEqual(100);
    expect(completed).toBe(false);
    await expect(page.getByRole('article', { name: title }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}
