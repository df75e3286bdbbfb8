import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adding } from '#rules/testing/builders.ts';
import { clearQuest, removeQuest, tickSubtask } from './quest-actions.ts';
import { fakeGame } from './testing/fake-game.ts';
import { TOAST_MS } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two quests; the first clear of a hunter lights an achievement. */
function twoQuests() {
  const withdrawn: string[][] = [];
  const holds: number[] = [];
  const fake = fakeGame({
    drafts: [adding('a', { title: 'Read' }), adding('b', { title: 'Run' })],
    log: {
      withdraw: async (keys) => {
        withdrawn.push([...keys]);
        return true;
      },
      holdUntil: (_keys, untilMs) => {
        holds.push(untilMs);
      },
    },
  });
  const quest = (id: string) => {
    const found = fake.board().find((one) => one.id === id);
    if (!found) throw new Error(`no quest ${id}`);
    return found;
  };
  const pass = (ms: number) => {
    fake.now.ms += ms;
    vi.advanceTimersByTime(ms);
  };
  const held = () => fake.game.clears.all().map(({ questId }) => questId);
  const clear = (id: string) => clearQuest(fake.game, quest(id));
  return { ...fake, withdrawn, holds, quest, pass, held, clear };
}

test('[B2] several clears each keep their own Undo for five seconds', () => {
  const { clear, held, pass } = twoQuests();
  clear('a');
  pass(3_000);
  clear('b');
  expect(held()).toEqual(['a', 'b']);
  pass(2_000);
  expect(held()).toEqual(['b']);
  pass(3_000);
  expect(held()).toEqual([]);
});

test('[B2] Undo takes back the commands of its own row, once, and of the last one when none is named', async () => {
  const { game, clear, held, withdrawn } = twoQuests();
  clear('a');
  clear('b');
  game.clears.undo('a');
  game.clears.undo('a');
  expect(withdrawn).toEqual([['done:a']]);
  await vi.waitFor(() => expect(held()).toEqual(['b']));
  game.clears.undo();
  expect(withdrawn).toEqual([['done:a'], ['done:b']]);
});

test('[B2] an Undo that comes too late says so', async () => {
  const { game, clear, toastTitles } = fakeTooLate();
  clear();
  game.clears.undo();
  await vi.waitFor(() => expect(toastTitles()).toEqual(['Too late to undo']));
});

function fakeTooLate() {
  const fake = fakeGame({ drafts: [adding('a')], log: { withdraw: async () => false } });
  const [quest] = fake.board();
  return { ...fake, clear: () => quest && clearQuest(fake.game, quest) };
}

test('[B2] time stands still while a finger is on the list, for a minute at most', () => {
  const { game, clear, held, holds, now, pass } = twoQuests();
  clear('a');
  pass(4_000);
  game.clears.setStill(true);
  expect(holds.at(-1)).toBe(now.ms + 60_000);
  pass(30_000);
  expect(held()).toEqual(['a']);
  game.clears.setStill(false);
  expect(holds.at(-1)).toBe(now.ms + 1_000);
  pass(1_000);
  expect(held()).toEqual([]);

  clear('b');
  game.clears.setStill(true);
  pass(61_000);
  game.clears.setStill(false);
  expect(held()).toEqual([]);
});

test('[B2] whatever else is done ends the holds; clearing another row does not', () => {
  const { game, clear, held, quest } = twoQuests();
  clear('a');
  clear('b');
  expect(held()).toHaveLength(2);
  game.clears.settle();
  expect(held()).toEqual([]);
  expect(quest('a').completed).toBe(true);
});

test('[B2] [Q2] clearing a quest ends the Undo of its ticked steps: none is opened again under its completion', () => {
  const subtasks = [{ id: 's1', title: 'Outline' }];
  const fake = fakeGame({ drafts: [adding('a', { subtasks })] });
  const [open] = fake.board();
  const [step] = open?.subtasks ?? [];
  if (!open || !step) throw new Error('a quest with a step');
  tickSubtask(fake.game, open, step);
  expect(fake.game.toasts.all()[0]?.undo).toBeDefined();
  const [ticked] = fake.board();
  if (ticked) clearQuest(fake.game, ticked);
  expect(fake.game.toasts.all().filter(({ undo }) => undo)).toEqual([]);
});

test('[B6] what a clear wins is celebrated when its hold is over, and not at all once it is undone', () => {
  const { game, clear, pass } = twoQuests();
  clear('a');
  expect(game.celebrations.next()).toBeUndefined();
  pass(TOAST_MS);
  expect(game.celebrations.next()).toMatchObject({ kind: 'achievement' });
});

test('[B6] clears one after the other are celebrated together after the last hold', () => {
  const { game, clear, pass } = twoQuests();
  clear('a');
  pass(4_000);
  clear('b');
  pass(4_000);
  expect(game.celebrations.next()).toBeUndefined();
  pass(1_000);
  expect(game.celebrations.next()).toBeDefined();
});

test('[B2] [S10] clearing another row leaves the Undo of a removal', () => {
  const { game, clear, quest } = twoQuests();
  removeQuest(game, quest('a'));
  clear('b');
  expect(game.toasts.all()).toMatchObject([{ title: 'Read removed', undo: expect.any(Function) }]);
});

test('[B6] what is being undone when its time is over is not celebrated', async () => {
  const pending: ((isUndone: boolean) => void)[] = [];
  const fake = fakeGame({
    drafts: [adding('a')],
    log: { withdraw: () => new Promise((resolve) => pending.push(resolve)) },
  });
  const [quest] = fake.board();
  if (quest) clearQuest(fake.game, quest);
  fake.now.ms += TOAST_MS - 1;
  fake.game.clears.undo();
  fake.now.ms += 1_000;
  vi.advanceTimersByTime(TOAST_MS + 1_000);
  expect(fake.game.celebrations.next()).toBeUndefined();
  expect(fake.game.clears.all()).toHaveLength(1);
  for (const resolve of pending) resolve(true);
  await vi.waitFor(() => expect(fake.game.clears.all()).toEqual([]));
});

test('[B8] the first clear of a day and every seventh of a quest are small wins, others are not', () => {
  const { game, clear } = twoQuests();
  clear('a');
  clear('b');
  expect(game.clears.all().map(({ win }) => win)).toEqual(['First of the day', undefined]);
  const often = fakeGame({ drafts: [adding('q')] });
  const [quest] = often.board();
  if (quest) clearQuest(often.game, { ...quest, streak: 13 });
  expect(often.game.clears.all()[0]?.win).toBe('14 clears');
});
