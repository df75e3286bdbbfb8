import { expect, test, vi } from 'vitest';
import { BUILT_IN_QUESTS, DEFAULT_QUESTS } from '#mentor/forge/built-in-quests.ts';
import { err, ok } from '#rules/result.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import type { Call } from '#web/platform/network.ts';
import { addForged, addGeneratedQuests } from './add-forged.ts';

test('[Q14] [E5] quests that are added together stand on the board in the order they were shown', () => {
  const ids = ['c', 'a', 'e', 'b', 'd']; // in no order, as random ones are
  const { game, board } = fakeGame({ newId: () => ids.shift() ?? 'none left' });
  const shown = [...BUILT_IN_QUESTS, ...DEFAULT_QUESTS];
  expect(addForged(game, shown)).toBe(true);
  expect(board().map(({ title }) => title)).toEqual(shown.map(({ title }) => title));
});

test('[N22] quests taken from the generator join those that were generated before, at most 50, and never replace what cannot be read', async () => {
  const [taken] = BUILT_IN_QUESTS;
  if (taken === undefined) throw new Error('there are three');
  const puts: unknown[] = [];
  const known = Array.from({ length: 50 }, (_, at) => ({ title: `${at}` }));
  const call: Call = async (method, _path, body) => {
    if (method === 'PUT') puts.push(body);
    return ok(method === 'GET' ? { quests: known } : null);
  };
  await addGeneratedQuests(call, 'u1', [taken]);
  expect(puts).toEqual([{ quests: [...known.slice(1), taken] }]);

  const refusing: Call = async (method) => {
    if (method === 'PUT') puts.push(method);
    return err({ code: 'forbidden', message: '', status: 403 });
  };
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  await addGeneratedQuests(refusing, 'u1', [taken]);
  expect(puts).toHaveLength(1);
});
