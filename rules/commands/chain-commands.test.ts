import { expect, test } from 'vitest';
import { boardOf, chainOf, EMPTY_DOCUMENT } from '#rules/document/document.ts';
import {
  adding,
  after,
  day,
  done,
  editing,
  finishing,
  onlyQuest,
  ticking,
} from '#rules/testing/builders.ts';
import { apply, fold } from './apply.ts';
import type { CommandDraft } from './command.ts';

const STEPS = [
  { id: 's1', title: 'Outline' },
  { id: 's2', title: 'Draft' },
];

const REMOVING: CommandDraft = { kind: 'quest.remove', questId: 'q1' };

test('[D10] [D15] the last edit of a field wins, and an edit never pays or completes', () => {
  const document = after(
    adding('q1'),
    editing('e1', { title: 'A', xpReward: 30 }),
    editing('e2', { title: 'B' }),
  );
  expect(onlyQuest(document)).toMatchObject({
    title: 'B',
    xpReward: 30,
    completed: false,
    streak: 0,
  });
  expect(document.character.xp).toBe(0);
});

test('[D15] a completed quest takes new texts but keeps the figures it was completed with', () => {
  const document = after(
    adding('q1'),
    finishing('q1'),
    editing('e1', { title: 'New words', xpReward: 100, frequency: 'milestone' }),
  );
  expect(onlyQuest(document)).toMatchObject({
    title: 'New words',
    xpReward: 25,
    frequency: 'daily',
    completed: true,
    streak: 1,
  });
});

test('[W7] [D10] a quest told to follow the settings again does, also when an old device renews it with its former choice', () => {
  const told = [adding('q1', { renewal: 'never' }), editing('e1', { renewal: 'dawn' })];
  expect(onlyQuest(after(...told)).renewal).toBe('dawn');
  const followers = [...told, editing('e2', { renewal: 'default' })];
  expect(onlyQuest(after(...followers))).not.toHaveProperty('renewal');
  const renewed = adding('q1@2026-11-16', { renewal: 'dawn' });
  expect(onlyQuest(after(...followers, finishing('q1'), renewed))).not.toHaveProperty('renewal');
  expect(onlyQuest(after(...followers, editing('e3', { renewal: 'ask' }))).renewal).toBe('ask');
});

test("[W4] [W5] a renewed quest takes its predecessor's place and carries the chain's streak on", () => {
  const document = after(adding('q1'), finishing('q1'), adding('q1@2026-11-16'));
  expect(onlyQuest(document)).toMatchObject({ id: 'q1@2026-11-16', completed: false, streak: 1 });
  const twice = fold(document, [done(finishing('q1@2026-11-16'), day('2026-11-16'))]);
  expect(onlyQuest(twice)).toMatchObject({ completed: true, streak: 2 });
});

test('[W5] an older link never reappears, but its late completion counts and pays', () => {
  const document = after(
    adding('q1@2026-11-17'),
    adding('q1@2026-11-16'),
    finishing('q1@2026-11-16'),
  );
  expect(onlyQuest(document)).toMatchObject({ id: 'q1@2026-11-17', completed: false, streak: 1 });
  expect(document.character.xp).toBe(25);
});

test('[W2] the steps of a renewed quest are open again', () => {
  const renewed = adding('q1@2026-11-16', { subtasks: STEPS });
  const document = after(
    adding('q1', { subtasks: STEPS }),
    ticking('s1'),
    ticking('s2'),
    finishing('q1'),
    renewed,
  );
  expect(onlyQuest(document).subtasks?.every((step) => !step.isCompleted)).toBe(true);
});

test('[W8] removing one link removes the chain: no renewal brings it back', () => {
  const document = after(adding('q1'), finishing('q1'), REMOVING, adding('q1@2026-11-16'));
  expect(boardOf(document)).toEqual([]);
  expect(chainOf(document, 'q1@2026-11-16').isRemoved).toBe(true);
});

test('[Q14] the board is ordered by rank, then by id; a moved quest keeps its place when renewed', () => {
  const document = after(
    { ...adding('b'), rank: 2 },
    { ...adding('a'), rank: 2 },
    { ...adding('c'), rank: 1 },
    { kind: 'quest.edit', id: 'e1', questId: 'b', edits: { rank: 0 } },
    adding('b@2026-11-16'),
  );
  expect(boardOf(document).map((quest) => quest.id)).toEqual(['b@2026-11-16', 'c', 'a']);
});

test('[D15] a completion fixes category, reward, frequency, difficulty and tier for good', () => {
  const figures = {
    category: 'Tech',
    xpReward: 99,
    frequency: 'milestone',
    difficulty: 'elite',
    tier: 3,
  } as const;
  const document = after(adding('q1'), finishing('q1'), editing('e1', figures));
  const { category, xpReward, frequency, difficulty, tier } = onlyQuest(document);
  expect([category, xpReward, frequency, difficulty, tier]).toEqual([
    'Academics',
    25,
    'daily',
    'basic',
    1,
  ]);
  const renewed = onlyQuest(fold(document, [done(adding('q1@2026-11-16'))]));
  expect(renewed).toMatchObject(figures);
});

test('[D15] [Q2] a completed quest has no open step, also one that was written later', () => {
  const steps = { subtasks: [...STEPS, { id: 's3', title: 'Afterwards' }] };
  const quest = onlyQuest(
    after(adding('q1', { subtasks: STEPS }), finishing('q1'), editing('e1', steps)),
  );
  expect(quest).toMatchObject({ currentSubtaskIndex: 3 });
  expect(quest.subtasks?.every((step) => step.isCompleted)).toBe(true);
});

test('[D9] an edit to what already stands, and a tick of a step nobody knows, leave the quest as it is', () => {
  const document = after(adding('q1', { subtasks: STEPS }), editing('e1', { title: 'Write' }));
  const again = apply(document, done(editing('e2', { title: 'Write' })));
  expect(again).toEqual({ status: 'noop', document });
  const ticked = apply(document, done(ticking('unknown'))).document;
  expect(onlyQuest(ticked)).toBe(onlyQuest(document));
});

test('[Q12] ticks of steps that no quest has do not grow for ever', () => {
  const ticks = Array.from({ length: 500 }, (_, index) => ticking(`bogus-${index}`));
  expect(chainOf(after(adding('q1'), ...ticks), 'q1').ticks).toHaveLength(200);
});

test('[Q14] a quest without a rank stands where the moment of its adding puts it', () => {
  const late = done(adding('late'), day('2026-11-16'));
  const document = fold(EMPTY_DOCUMENT, [late, done(adding('early'))]);
  expect(boardOf(document).map((quest) => quest.id)).toEqual(['early', 'late']);
});
