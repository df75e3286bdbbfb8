import { describe, expect, it } from 'vitest';
import { planOf } from '#mentor/forge/generated-quest.ts';
import { LANGUAGES } from '#mentor/safety/categories.ts';
import { NEWCOMERS } from '#mentor/understand/languages/testing/newcomers.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readingOf } from './board-reading.ts';
import { forgeBoard } from './forge-board.ts';

const around = { today: '2026-11-16' as LocalDate, isBoardNeeded: true };

describe('[FG24] five answers in any of the fifteen languages end on a board', () => {
  it.each(LANGUAGES)('%s', async (language) => {
    const { answers, topic, area, week, style, level } = NEWCOMERS[language];
    const [goal, areas, time, styleAnswer, experience] = answers;
    const board = await forgeBoard(
      { goals: [goal], areas, time, style: styleAnswer, experience },
      around,
    );
    const { quests, understood } = board;
    const [main, ...others] = understood.goals;
    expect(main).toMatchObject({ said: goal, reading: { topic }, level });
    expect(others.map(({ reading }) => reading?.topic)).toContain(area);
    const { sessionMinutes, days } = understood.time;
    expect([sessionMinutes, typeof days === 'number' ? days : days.length]).toEqual(week);
    expect(understood.style).toBe(style);
    expect(board.told).toEqual([]);
    expect(quests.length).toBeGreaterThanOrEqual(3);
    expect(quests.length).toBeLessThanOrEqual(5);
    for (const quest of quests) expect(() => planOf(quest)).not.toThrow();
    expect(quests.map(({ title }) => title).join(' ')).toMatch(/^[\x20-\x7e’·é]+$/);
    expect(readingOf(board, around.today).language?.code).toBe(
      language === 'en' ? undefined : language,
    );
  });
});
