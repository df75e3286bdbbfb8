import type { ForgedQuest } from '#mentor/forge/generated-quest.ts';
import type { ForgeAround } from '#mentor/planner/forge-board.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { Call } from '#web/platform/network.ts';
import { generatedPath } from '#web/session/save-records.ts';

/** A quest that was forged before, and the quest of the library it was poured from. */
export type KnownQuest = { readonly title: string; readonly mouldId: string };

/** What of the forged quests is known by its mould. */
export function knownIn(quests: unknown): readonly KnownQuest[] {
  return [quests].flat().flatMap((quest) => {
    const { title, mouldId } = Object(quest) as Partial<ForgedQuest>;
    return title && mouldId ? [{ title, mouldId }] : []; // our own record; anything else only fails to match
  });
}

/** From the record of generated quests; nothing where it cannot be read. */
export async function loadKnown(call: Call, uid: string): Promise<readonly KnownQuest[]> {
  const reply = await call('GET', generatedPath(uid));
  return knownIn(Object(reply.ok && reply.value).quests);
}

type ForgeHistory = Required<Pick<ForgeAround, 'onBoard' | 'history'>>;

/** What the forge sets behind what is new: the open quests of the board, then the forgings of this window, the newest first, then the record. */
export function historyOf(
  board: readonly Quest[],
  forgings: readonly (readonly KnownQuest[])[],
  recorded: readonly KnownQuest[],
): ForgeHistory {
  const open = new Set(board.filter(({ completed }) => !completed).map(({ title }) => title));
  const known = [...forgings.flat(), ...recorded];
  const idsOf = (quests: readonly KnownQuest[]) => quests.map(({ mouldId }) => mouldId);
  return {
    onBoard: idsOf(known.filter(({ title }) => open.has(title))),
    history: [...forgings, recorded].map(idsOf),
  };
}
