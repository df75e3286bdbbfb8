import { type ForgedQuest, planOf } from '#mentor/forge/generated-quest.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { isSame } from '#rules/is-same.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

/** What another forging changes on the board. */
export type Replacement = {
  readonly drafts: readonly CommandDraft[];
  /** The quests of both forgings that stand on the board afterwards. */
  readonly questIds: readonly string[];
  /** So many had begun, and stay. */
  readonly begunCount: number;
  /** So many had not, and could be replaced. */
  readonly openCount: number;
  readonly addedQuests: readonly ForgedQuest[];
};

/** Whether somebody has worked on it, asked about it or made it their own; such a quest is never replaced. */
function isBegun(document: GameDocument, quest: Quest): boolean {
  const { amountTotal, edits, terms, ticks } = chainOf(document, quest.id);
  const { rank: _moved, ...changed } = edits;
  return (
    quest.completed ||
    quest.streak > 0 ||
    amountTotal !== undefined ||
    ticks.length > 0 ||
    quest.followUps.length > 0 ||
    terms !== undefined ||
    Object.keys(changed).length > 0
  );
}

/**
 * Replaces the quests of a forging by those of another one. What has begun stays and keeps its part of the week, so that
 * only the others are replaced; what is the same in both stays as it is.
 */
export function replacementOf(
  document: GameDocument,
  questIds: readonly string[],
  forged: readonly ForgedQuest[],
  newId: () => string,
): Replacement {
  const board = boardOf(document);
  const own = board.filter(({ id }) => questIds.includes(rootOf(id)));
  const begun = own.filter((quest) => isBegun(document, quest));
  const open = own.filter((quest) => !begun.includes(quest));
  const titles = new Set(board.filter((quest) => !open.includes(quest)).map(({ title }) => title));
  const wanted = open.length === 0 ? [] : forged.filter(({ title }) => !titles.has(title));
  const room = Math.max(open.length, forged.length - begun.length);
  const next = wanted.slice(0, room);
  const twinOf = (quest: ForgedQuest) => open.find((one) => isTwin(one, quest));
  const twins = next.flatMap((quest) => twinOf(quest) ?? []);
  const added = next.filter((quest) => twinOf(quest) === undefined);
  const ids = added.map(() => newId()).toSorted(); // quests of one time are ordered by id
  const removed = next.length === 0 ? [] : open.filter((quest) => !twins.includes(quest));
  const kept = open.filter((quest) => !removed.includes(quest));
  const adds = added.map((quest, at) => ({ questId: ids[at] ?? newId(), quest: planOf(quest) }));
  return {
    drafts: [
      ...removed.map(({ id }) => ({ kind: 'quest.remove' as const, questId: id })),
      ...adds.map((add) => ({ kind: 'quest.add' as const, ...add })),
    ],
    questIds: [
      ...[...begun, ...kept].map(({ id }) => rootOf(id)),
      ...adds.map(({ questId }) => questId),
    ],
    begunCount: begun.length,
    openCount: open.length,
    addedQuests: added,
  };
}

function isTwin(quest: Quest, forged: ForgedQuest): boolean {
  const plan = planOf(forged);
  return (
    quest.title === plan.title &&
    quest.description === plan.description &&
    isSame(quest.schedule, plan.schedule) &&
    isSame(quest.goal, plan.goal)
  );
}
