import { byteLength } from '#protocol/byte-length.ts';
import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { editsBack, editsTowards, type QuestShape } from '#rules/quest/shape-quest.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';

/** The stamp, the key and the ids of a command weigh less than this. */
const ENVELOPE_BYTES = 512;

export type EditOutcome = 'saved' | 'unchanged' | 'too-long';

/** Undo is an edit of its own: nothing is held back for it. */
export function editQuest(game: Game, quest: Quest, wanted: QuestShape): EditOutcome {
  const edits = editsTowards(quest, wanted);
  if (Object.keys(edits).length === 0) return 'unchanged';
  if (byteLength(JSON.stringify(edits)) + ENVELOPE_BYTES > MAX_COMMAND_BYTES) return 'too-long';
  record(game, quest, edits);
  game.notices.show({
    title: `${edits.title ?? quest.title} changed`,
    tone: 'plain',
    undo: () => record(game, quest, editsBack(quest, edits)),
  });
  return 'saved';
}

function record(game: Game, { id: questId }: Quest, edits: QuestEdits): void {
  doDeeds(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits }]);
}
