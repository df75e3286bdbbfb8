import { expect, type Page, test } from '@playwright/test';
import { pastClears, streakOf } from '#e2e/kit/command-drafts.ts';
import { doElsewhere, openScreen } from '#e2e/kit/hunter.ts';
import { barriersOn, expectFit, meter } from '#e2e/kit/screen-checks.ts';

const school = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const skill = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('[S6] [K1] [K2] [K3] [N4] the arts open by their address only: five skills in three schools, each locked until its level, ranked by streaks and stats as they come, in words that fit every screen and promise no effect @proof', async ({
  page,
}) => {
  const hunter = await openScreen(page, '/skills');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shadow Arts Mastery');
  await expect(page).toHaveTitle('Shadow Arts Mastery · Duskgate');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('navigation')).not.toContainText('Shadow Arts');

  const names = (name: string) => school(page, name).getByRole('heading', { level: 3 });
  await expect(names('Focus')).toHaveText(['Shadow Focus', 'Quick Learner']);
  await expect(names('Discipline')).toHaveText(['Streak Guardian', 'Iron Will']);
  await expect(names('Mastery')).toHaveText(['Elite Hunter']);
  for (const [name, level] of Object.entries({
    'Shadow Focus': 3,
    'Quick Learner': 4,
    'Streak Guardian': 5,
    'Iron Will': 6,
    'Elite Hunter': 8,
  })) {
    await expect(skill(page, name).getByText('Locked', { exact: true })).toBeVisible();
    await expect(skill(page, name)).toContainText(`Opens at level ${level}.`);
    await expect(skill(page, name)).toContainText(`Level 1 of ${level}`);
  }

  const clears = pastClears(14); // each is cleared and removed
  await doElsewhere(page, hunter, clears.slice(0, 6));
  await expect(skill(page, 'Shadow Focus')).toContainText('Rank 0 of 3');

  // Level 7; the long streak has 12 links, and charisma took every level.
  await doElsewhere(page, hunter, [...clears.slice(6, 16), ...streakOf('water', 12)]);
  await expect(skill(page, 'Shadow Focus')).toContainText('Rank 2 of 3');
  await expect(skill(page, 'Shadow Focus')).toContainText('Longest streak 12 of 15');
  await expect(skill(page, 'Streak Guardian')).toContainText('Rank 1 of 1, mastered');
  await expect(meter(skill(page, 'Streak Guardian'), 'Progress of Streak Guardian')).toHaveCount(0);
  await expect(skill(page, 'Quick Learner')).toContainText('Rank 0 of 2');
  await expect(skill(page, 'Iron Will')).toContainText('Wisdom 10 of 12');
  await expect(skill(page, 'Elite Hunter')).toContainText('Locked');
  await expect(skill(page, 'Elite Hunter')).toContainText('Level 7 of 8');
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page);

  await doElsewhere(page, hunter, clears.slice(16));
  await expect(skill(page, 'Elite Hunter')).toContainText('Opened at level 8.');
  await expect(page.getByRole('main')).not.toContainText(
    /bonus|boost|%|faster|protect|extra|grant/i,
  );
});
