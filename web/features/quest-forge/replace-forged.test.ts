import { describe, expect, it } from 'vitest';
import type { ForgedQuest } from '#mentor/forge/generated-quest.ts';
import { planOf } from '#mentor/forge/generated-quest.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { replacementOf } from './replace-forged.ts';

function forgedQuest(title: string, more: Partial<ForgedQuest> = {}): ForgedQuest {
  return {
    title,
    duration: '20 minutes',
    subtasks: [{ title: 'Begin', description: '', estimatedPomodoros: 1 }],
    difficulty: 'Easy',
    frequency: 'Weekly',
    category: 'Personal',
    xpReward: 30,
    totalEstimatedPomodoros: 1,
    schedule: { per: 'week', times: 2, starts: 'monday' },
    ...more,
  };
}

const FIRST = ['One', 'Two', 'Three', 'Four'].map((title) => forgedQuest(title));
const OTHERS = ['Five', 'Six', 'Seven'].map((title) => forgedQuest(title));
const IDS = FIRST.map((_, at) => `f.${at + 1}`);

/** A board of the first four, and what was done to it. */
function replaced(done: readonly CommandDraft[], next: readonly ForgedQuest[]) {
  const adds = FIRST.map((quest, at) => ({
    kind: 'quest.add' as const,
    questId: IDS[at] ?? '',
    quest: planOf(quest),
  }));
  const { game, board } = fakeGame({ drafts: [...adds, ...done] });
  const replacement = replacementOf(game.log.view(), IDS, next, game.newId);
  game.log.record(replacement.drafts);
  return { ...replacement, titles: board().map(({ title }) => title) };
}

const CLEARED: CommandDraft = {
  kind: 'quest.done',
  questId: 'f.2',
  xpReward: 30,
  title: 'Two',
  category: 'Personal',
  frequency: 'weekly',
  difficulty: 'basic',
  tier: 1,
} as CommandDraft;
const TICKED: CommandDraft = { kind: 'quest.subtask', questId: 'f.2', subtaskId: 's1' };
const RENAMED: CommandDraft = {
  kind: 'quest.edit',
  id: 'e1',
  questId: 'f.2',
  edits: { title: 'Two of my own' },
};

describe('[FG37] a board is forged again', () => {
  it('replaces what has not begun', () => {
    const { titles, questIds, begunCount, openCount } = replaced([], OTHERS);
    expect(titles).toEqual(['Five', 'Six', 'Seven']);
    expect([questIds.length, begunCount, openCount]).toEqual([3, 0, 4]);
  });

  it.each([
    ['a cleared one', CLEARED, 'Two'],
    ['one with a ticked step', TICKED, 'Two'],
    ['one that was changed by hand', RENAMED, 'Two of my own'],
  ])('%s stays, and keeps its part of the week', (_, done, title) => {
    const { titles, begunCount, questIds } = replaced([done], OTHERS);
    expect(titles.toSorted()).toEqual(['Five', 'Seven', 'Six', title].toSorted());
    expect(begunCount).toBe(1);
    expect(questIds).toContain('f.2');
    const more = replaced([done], [...OTHERS, forgedQuest('Eight'), forgedQuest('Nine')]);
    expect(more.titles).toHaveLength(5);
  });

  it('what is in both forgings stays as it is, and is not there twice', () => {
    const { drafts, titles } = replaced([TICKED], [...FIRST.slice(0, 2), ...OTHERS.slice(0, 1)]);
    expect(titles.toSorted()).toEqual(['Five', 'One', 'Two']);
    expect(drafts.map((draft) => ('questId' in draft ? draft.questId : '')).slice(0, 2)).toEqual([
      'f.3',
      'f.4',
    ]);
  });

  it('the same quest on other days is another one', () => {
    const moved = FIRST.map((quest) => ({ ...quest, schedule: { per: 'day' as const } }));
    expect(replaced([], moved).drafts).toHaveLength(8);
    expect(replaced([], FIRST).drafts).toEqual([]);
  });

  it('where all have begun, nothing is changed', () => {
    const all = IDS.map((questId): CommandDraft => ({ ...TICKED, questId }) as CommandDraft);
    const { drafts, openCount, questIds } = replaced(all, OTHERS);
    expect([drafts, openCount, questIds]).toEqual([[], 0, IDS]);
  });

  it('a quest that was removed or is somebody else’s is left alone', () => {
    const { titles } = replaced([{ kind: 'quest.remove', questId: 'f.1' }], FIRST.slice(0, 1));
    expect(titles).toEqual(['One']);
    const { game } = fakeGame({
      drafts: [{ kind: 'quest.add', questId: 'own', quest: planOf(forgedQuest('Own')) }],
    });
    expect(replacementOf(game.log.view(), IDS, OTHERS, game.newId).drafts).toEqual([]);
  });
});
