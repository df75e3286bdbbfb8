import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import { byteLength } from '#rules/byte-length.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { editsBack, editsTowards, type QuestForm } from '#rules/quest/quest-form.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';

/** At most so many bytes of a command are its stamp, key and ids. */
const ENVELOPE_BYTES = 512;

export type EditOutcome = 'saved' | 'unchanged' | 'too-long';

/** Records what changed. Its Undo is another edit, so the command is sent at once. */
export function editQuest(game: Game, quest: Quest, wanted: QuestForm): EditOutcome {
  const edits = editsTowards(quest, wanted);
  if (Object.keys(edits).length === 0) return 'unchanged';
  if (byteLength(JSON.stringify(edits)) + ENVELOPE_BYTES > MAX_COMMAND_BYTES) return 'too-long';
  record(game, quest, edits);
  game.toasts.show({
    title: `${edits.title ?? quest.title} changed`,
    tone: 'plain',
    undo: () => record(game, quest, editsBack(quest, edits)),
  });
  return 'saved';
}

function record(game: Game, { id: questId }: Quest, edits: QuestEdits): void {
  dispatch(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits }]);
}
