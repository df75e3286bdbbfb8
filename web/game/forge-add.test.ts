import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Deed } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { BUILT_IN_QUESTS, DEFAULT_QUESTS } from '#rules/mentor/built-in-quests.ts';
import { TODAY } from '#rules/testing/builders.ts';
import { addForged } from './forge-add.ts';
import type { Game } from './game.ts';
import { createMoments } from './moments.ts';
import { createNotices } from './notices.ts';

const STAMP = { at: `${TODAY}T12:00:00.000Z`, day: TODAY, utcOffsetMinutes: 0 };

/** One whose ids come in this order, as random ones may. */
function gameWith(ids: readonly string[]) {
  let view: GameDocument = EMPTY_DOCUMENT;
  const left = [...ids];
  const record = (done: readonly Deed[]) => {
    view = fold(
      view,
      done.map((deed) => commandOf(deed, STAMP)),
    );
    return { commands: [], stored: Promise.resolve() };
  };
  const newId = () => left.shift() ?? 'none left';
  const game: Game = {
    log: { view: () => view, record } as unknown as Game['log'], // the parts this intent uses
    clock: { nowMs: () => 0, utcOffsetMinutes: () => 0 },
    newId,
    notices: createNotices(newId),
    moments: createMoments({ read: () => 0, write: () => {} }),
  };
  return { game, board: () => boardOf(view) };
}

test('[Q14] [E5] quests that are added together stand on the board in the order they were shown', () => {
  const { game, board } = gameWith(['c', 'a', 'e', 'b', 'd']);
  const shown = [...BUILT_IN_QUESTS, ...DEFAULT_QUESTS];
  expect(addForged(game, shown)).toBe(true);
  expect(board().map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
});
