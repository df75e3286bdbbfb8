import { expect, test } from 'vitest';
import { addDays } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import { maxStreak, totalXp } from '#rules/quest/board-figures.ts';
import { CATALOGUE } from '#rules/quest/catalogue.ts';
import { catalogueQuestId } from '#rules/quest/quest-id.ts';
import { planOfTemplate, suggestedQuests } from '#rules/quest/suggestions.ts';
import { skillsOf } from '#rules/skills/skills.ts';
import { adding, done, finishing, TODAY } from '#rules/testing/builders.ts';
import { boardOf, EMPTY_DOCUMENT } from './document.ts';

const [template] = CATALOGUE;
const plan = template && planOfTemplate(template);
const rootId = catalogueQuestId(template?.id ?? '', 0);

/** Cleared on each of these days and renewed for the next; open today. */
function renewedFor(days: number) {
  const commands = Array.from({ length: days }, (_, index) => {
    const on = addDays(TODAY, index - days);
    const id = index === 0 ? rootId : `${rootId}@${on}`;
    return [done(adding(id, plan), on), done(finishing(id, plan), on)];
  });
  return fold(EMPTY_DOCUMENT, [...commands.flat(), done(adding(`${rootId}@${TODAY}`, plan))]);
}

test('[W5] [H8] figures, totals and skills count the board: a chain of twelve links is one quest', () => {
  const document = renewedFor(12);
  const board = boardOf(document);
  expect(board).toHaveLength(1);
  expect(maxStreak(board)).toBe(12);
  expect(totalXp(board)).toBe(12 * (plan?.xpReward ?? 0));
  const [focus] = skillsOf({ ...document.character, level: 3 }, board);
  expect(focus).toMatchObject({ points: 12, rank: 2 });
});

test('[C6] [W5] a renewed catalogue quest is on the board: it is not suggested again', () => {
  const document = renewedFor(2);
  const userRoles = { roles: template?.roles ?? [], fitnessTypes: template?.fitnessTypes ?? [] };
  const offered = (board: ReturnType<typeof boardOf>) =>
    suggestedQuests(CATALOGUE, { level: 99, userRoles, board }, () => false).map(
      ({ questId }) => questId,
    );
  expect(offered([])).toContain(rootId);
  expect(offered(boardOf(document))).not.toContain(rootId);
});
