import { expect, test } from 'vitest';
import {
  boardOf,
  EMPTY_DOCUMENT,
  type GameDocument,
  wasRemoved,
} from '#rules/document/document.ts';
import {
  adding,
  after,
  day,
  done,
  editing,
  finishing,
  onlyQuest,
  TODAY,
  ticking,
} from '#rules/testing/builders.ts';
import { apply, fold } from './apply.ts';
import type { CommandDraft } from './command.ts';

const STEPS = [
  { id: 's1', title: 'Outline' },
  { id: 's2', title: 'Draft' },
];

const REMOVING: CommandDraft = { kind: 'quest.remove', questId: 'q1' };

test('[Q1] completing a quest raises its streak, pays its reward, sets lastCompleted and counts on the day', () => {
  const document = after(adding('q1', { xpReward: 60 }), finishing('q1', { xpReward: 60 }));
  expect(onlyQuest(document)).toMatchObject({
    completed: true,
    streak: 1,
    lastCompleted: '2026-11-15T12:00:00.000Z',
    completedOn: TODAY,
  });
  expect(document.character.xp).toBe(60);
  expect(document.dailyActivities).toMatchObject([
    { date: TODAY, questsCompleted: 1, xpEarned: 60 },
  ]);
  expect(document.achievements[0]).toMatchObject({ id: 1, unlocked: true });
});

test('[Q1] [H3] a completion that crosses a level trains the stat of its category', () => {
  const fitness = { category: 'Fitness', xpReward: 100 } as const;
  expect(after(finishing('q1', fitness)).character).toMatchObject({
    level: 2,
    stats: { strength: 11 },
  });
});

test('[Q3] completing a completed quest pays nothing and leaves the document as it was', () => {
  const document = after(adding('q1'), finishing('q1'));
  const outcome = apply(document, done(finishing('q1')));
  expect(outcome.status).toBe('noop');
  expect(outcome.document).toBe(document);
});

test('[Q4] finishing a subtask moves on to the first open one, and past the last when none is open', () => {
  const started = after(adding('q1', { subtasks: STEPS }));
  expect(onlyQuest(started).currentSubtaskIndex).toBe(0);
  const second = fold(started, [done(ticking('s2'))]);
  expect(onlyQuest(second)).toMatchObject({ currentSubtaskIndex: 0 });
  expect(onlyQuest(second).subtasks?.map((step) => step.isCompleted)).toEqual([false, true]);
  expect(onlyQuest(fold(second, [done(ticking('s1'))])).currentSubtaskIndex).toBe(2);
});

test('[Q3] finishing a finished subtask does nothing', () => {
  const document = after(adding('q1', { subtasks: STEPS }), ticking('s1'));
  expect(apply(document, done(ticking('s1'))).status).toBe('noop');
});

test('[Q5] removing a quest takes it off the board, and the XP it paid stays', () => {
  const document = after(adding('q1'), finishing('q1'), REMOVING);
  expect(boardOf(document)).toEqual([]);
  expect(document.character.xp).toBe(25);
  expect(wasRemoved(document, 'q1')).toBe(true);
});

test('[D1] a completion that arrives before its quest shows it completed, and the late quest fills in the rest', () => {
  const early = after(finishing('q1', { title: 'Read', xpReward: 40 }));
  expect(onlyQuest(early)).toMatchObject({ title: 'Read', completed: true, isPartial: true });
  const full = onlyQuest(
    fold(early, [done(adding('q1', { title: 'Read', description: 'A novel', xpReward: 40 }))]),
  );
  expect(full).toMatchObject({ description: 'A novel', completed: true, streak: 1 });
  expect(full).not.toHaveProperty('isPartial');
});

test('[D1] a subtask, an edit and a question wait for their quest', () => {
  const asking: CommandDraft = {
    kind: 'quest.ask',
    id: 'a1',
    questId: 'q1',
    question: 'How?',
    answer: 'So.',
  };
  const document = after(ticking('s2'), editing('e1', { title: 'Write' }), asking);
  expect(boardOf(document)).toEqual([]);
  expect(onlyQuest(fold(document, [done(adding('q1', { subtasks: STEPS }))]))).toMatchObject({
    title: 'Write',
    subtasks: [{ isCompleted: false }, { isCompleted: true }],
    followUps: [{ id: 'a1', answer: 'So.' }],
  });
});

test('[D2] a completion pays what it carries, even if the quest was edited elsewhere', () => {
  const document = after(
    adding('q1', { xpReward: 25 }),
    editing('e1', { xpReward: 90 }),
    finishing('q1', { xpReward: 25 }),
  );
  expect(document.character.xp).toBe(25);
  expect(onlyQuest(document).xpReward).toBe(25);
});

test('[D2] [W8] a completion on a removed quest pays once, and the quest stays removed', () => {
  const document = after(adding('q1'), REMOVING, finishing('q1'), finishing('q1'));
  expect(document.character.xp).toBe(25);
  expect(boardOf(document)).toEqual([]);
});

test('[A10] a late completion counts on its own day and is no login', () => {
  const late: CommandDraft = { ...finishing('q1'), forDay: day('2026-11-14') };
  const document = after(late);
  expect(document.dailyActivities).toMatchObject([
    { date: '2026-11-14', questsCompleted: 1, hasLogin: false },
  ]);
  expect(onlyQuest(document).completedOn).toBe('2026-11-14');
});

test('[A10] [D4] a record for tomorrow or for three days ago is refused', () => {
  expect(
    apply(EMPTY_DOCUMENT, done({ ...finishing('q1'), forDay: day('2026-11-13') })).status,
  ).toBe('applied');
  for (const forDay of ['2026-11-12', '2026-11-16'].map(day)) {
    const late: CommandDraft = { ...finishing('q1'), forDay };
    expect(apply(EMPTY_DOCUMENT, done(late))).toMatchObject({
      status: 'refused',
      reason: 'day-too-long-ago',
    });
  }
});

test('[Q10] [D4] a catalogue quest that claims to pay under 15 is refused', () => {
  const cheap = done(finishing('water~0', { xpReward: 14 }));
  expect(apply(EMPTY_DOCUMENT, cheap)).toMatchObject({ reason: 'reward-too-small' });
});

test('[M15] [Q12] follow-ups stand newest first, and a quest keeps the newest 20', () => {
  const asks = Array.from({ length: 25 }, (_, index) =>
    done(
      { kind: 'quest.ask', id: `a${index}`, questId: 'q1', question: '?', answer: '!' },
      day(`2026-10-${index + 1 < 10 ? '0' : ''}${index + 1}`),
    ),
  );
  const document = fold(EMPTY_DOCUMENT, [done(adding('q1')), ...asks.toReversed()]);
  const { followUps } = onlyQuest(document);
  expect(followUps).toHaveLength(20);
  expect(followUps[0]).toEqual({
    id: 'a24',
    question: '?',
    answer: '!',
    at: '2026-10-25T12:00:00.000Z',
  });
});

test('[F1] the seventh link of a chain done unlocks Grind Master, the sixth does not', () => {
  const links = Array.from({ length: 7 }, (_, index) => finishing(`q1@2026-11-0${index + 1}`));
  const isGrindMaster = (document: GameDocument) => document.achievements[1]?.unlocked;
  expect(isGrindMaster(after(...links.slice(0, 6)))).toBe(false);
  expect(isGrindMaster(after(...links))).toBe(true);
});

test('[F1] a streak that a completion only claims unlocks nothing', () => {
  expect(after({ ...finishing('q1'), streak: 99 }).achievements[1]?.unlocked).toBe(false);
});

test.each([
  ['Tech', 'intelligence', 11],
  ['Content', 'charisma', 9],
  ['Personal', 'wisdom', 11],
] as const)('[H4] [Q1] a level reached by a %s quest trains %s', (category, stat, points) => {
  expect(after(finishing('q1', { category, xpReward: 100 })).character.stats[stat]).toBe(points);
});

test('[Q10] [D4] a catalogue quest cannot be added or edited below 15, so it can always be completed', () => {
  for (const draft of [
    adding('water~0', { xpReward: 12 }),
    editing('e1', { xpReward: 10 }, 'water~0'),
  ]) {
    expect(apply(EMPTY_DOCUMENT, done(draft))).toMatchObject({ reason: 'reward-too-small' });
  }
  expect(apply(EMPTY_DOCUMENT, done(editing('e1', { xpReward: 10 }))).status).toBe('applied');
});
