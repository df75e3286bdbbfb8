import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { boardOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { shapeOf } from '#rules/quest/shape-quest.ts';
import { adding, done, onlyQuest } from '#rules/testing/builders.ts';
import { editQuest } from './edit-quest.ts';
import type { Game } from './game.ts';
import { createMoments } from './moments.ts';
import { moveQuest } from './move-quest.ts';
import { createNotices } from './notices.ts';

function gameOf(...deeds: readonly Deed[]) {
  let view = fold(
    EMPTY_DOCUMENT,
    deeds.map((deed) => done(deed)),
  );
  let idCount = 0;
  const newId = () => `id-${idCount++}`;
  const recorded: Deed[] = [];
  const record = (made: readonly Deed[]) => {
    recorded.push(...made);
    view = fold(
      view,
      made.map((deed) => done(deed)),
    );
    return { commands: [], stored: Promise.resolve() };
  };
  const game: Game = {
    log: { view: () => view, record } as unknown as Game['log'], // the parts these intents use
    clock: { nowMs: () => 0, utcOffsetMinutes: () => 0 },
    newId,
    notices: createNotices(newId),
    moments: createMoments({ read: () => 0, write: () => {} }),
  };
  return { game, recorded, view: () => view };
}

test('[Q15] an edit is one deed with what differs, told with an Undo that is an edit, too', () => {
  const { game, recorded, view } = gameOf(adding('q1', { title: 'Read' }));
  const quest = onlyQuest(view());
  const outcome = editQuest(game, quest, { ...shapeOf(quest), title: 'Read on', xpReward: 60 });

  expect(outcome).toBe('saved');
  expect(recorded).toMatchObject([
    { kind: 'quest.edit', questId: 'q1', edits: { title: 'Read on', xpReward: 60 } },
  ]);
  const [notice] = game.notices.all();
  expect(notice?.title).toBe('Read on changed');
  game.notices.undo(notice?.id ?? '');
  expect(onlyQuest(view())).toMatchObject({ title: 'Read', xpReward: 25 });
  expect(recorded).toHaveLength(2);
});

test('[Q15] nothing changed records nothing, and what no command can carry is said before it is made', () => {
  const { game, recorded, view } = gameOf(adding('q1'));
  const quest = onlyQuest(view());
  const steps = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, title: '字'.repeat(100) }));

  expect(editQuest(game, quest, shapeOf(quest))).toBe('unchanged');
  expect(editQuest(game, quest, { ...shapeOf(quest), subtasks: steps })).toBe('too-long');
  expect(recorded).toEqual([]);
  expect(game.notices.all()).toEqual([]);
});

test('[Q16] a move is an edit of ranks; where it stands already nothing is recorded', () => {
  const { game, recorded, view } = gameOf(adding('q1'), adding('q2'), adding('q3'));

  expect(moveQuest(game, 'q3', 'before', 'q1')).toBe(true);
  expect(boardOf(view()).map(({ id }) => id)).toEqual(['q3', 'q1', 'q2']);
  expect(recorded).toMatchObject([{ kind: 'quest.edit', questId: 'q3' }]);
  expect(moveQuest(game, 'q3', 'before', 'q1')).toBe(false);
  expect(recorded).toHaveLength(1);
});
