import { expect, it } from 'vitest';
import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { forgeBoard } from './forge-board.ts';

const GOALS = [
  'plan our dinners for the week',
  'get stronger at the gym',
  'learn Italian words',
  'plant bulbs and tidy the garden',
  'draw manga characters',
  'write a novel',
];

it.each(GOALS)('[FG70] no amount is above its cap, however long the session: %s', async (goal) => {
  const moulds = (await Promise.all(TOPIC_ROUTES.map(({ load }) => load())))
    .flatMap(({ subs }) => subs)
    .flatMap(({ quests }) => quests);
  const { quests } = await forgeBoard(
    { goals: [goal], commitment: '3-4 hours daily', level: 'Advanced' },
    { today: '2026-11-16' as LocalDate },
  );
  const capped = quests.flatMap(({ title, mouldId }) => {
    const amount = moulds.find(({ id }) => id === mouldId)?.amount;
    const [said = ''] = /\d+/.exec(title) ?? [];
    return amount?.most === undefined ? [] : [{ title, isWithin: Number(said) <= amount.most }];
  });
  expect(capped.length).toBeGreaterThan(0);
  expect(capped.filter(({ isWithin }) => !isWithin)).toEqual([]);
});
