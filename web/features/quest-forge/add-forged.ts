import { type ForgedQuest, planOf, recordOf } from '#mentor/forge/generated-quest.ts';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import { hasRoomFor } from '#rules/quest/board-room.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { inAttempts } from '#web/platform/backoff.ts';
import type { Call } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import { generatedPath, saveGeneratedQuests } from '#web/session/save-records.ts';

/**
 * Adds the quests to the board, or returns false if it has no room for all of them. Quests with the same
 * time are ordered by id, so rising ids keep the order given here.
 */
export function addForged(game: Game, quests: readonly ForgedQuest[]): boolean {
  const view = game.log.view();
  if (!hasRoomFor(quests.length, [...boardOf(view), ...archiveOf(view)])) return false;
  const ids = quests.map(() => game.newId()).toSorted();
  dispatch(
    game,
    quests.map((quest, at) => ({
      kind: 'quest.add' as const,
      questId: ids[at] ?? game.newId(),
      quest: planOf(quest),
    })),
  );
  return true;
}

/** Whether an open quest with the same title is on the board. */
export function isOnBoard({ title }: Pick<ForgedQuest, 'title'>, board: readonly Quest[]): boolean {
  return board.some((quest) => !quest.completed && quest.title === title);
}

const MAX_GENERATED = 50;

/** Adds quests to the record of generated ones; of more than 50 the oldest go. */
export async function addGeneratedQuests(
  call: Call,
  uid: string,
  quests: readonly ForgedQuest[],
): Promise<void> {
  const load = () => call('GET', generatedPath(uid));
  const reply = await inAttempts('loading quests/generated', load, waited);
  if (!reply.ok) return; // a list that cannot be read is not replaced
  const { quests: known } = Object(reply.value);
  const all = [...(Array.isArray(known) ? known : []), ...quests.map(recordOf)];
  await saveGeneratedQuests(call, uid, all.slice(-MAX_GENERATED));
}
