import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import { byteLength } from '#rules/byte-length.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { chainOf } from '#rules/document/document.ts';
import type { RenewalChoice, RenewalEdit } from '#rules/quest/quest.ts';
import type { Successor } from '#rules/quest/renewal.ts';
import { dispatch } from './dispatch.ts';
import type { Game } from './game.ts';
import { renewalsOfDay, todayOf } from './habits/habit-rules.ts';

export const RENEWAL_WORDS: Readonly<Record<RenewalEdit, string>> = {
  default: 'As in my settings',
  ask: 'Ask me',
  dawn: 'At dawn',
  never: 'Never',
};

/** Renews all quests that are asked about; the first time this is also the choice for all later days. */
export function renewQuests(game: Game, choice?: RenewalChoice): void {
  const { toAsk } = renewalsOfDay(game.log.view(), todayOf(game));
  dispatch(game, [...choiceDrafts(game, choice), ...toAsk.map((one) => renewal(game, one))]);
  tellRenewed(game, toAsk.length);
}

/** Sets how quests come back from now on; those that are due stay as they are. */
export function chooseRenewal(game: Game, choice: RenewalChoice): void {
  dispatch(game, choiceDrafts(game, choice));
}

/** Sets how this quest and its successors come back; `default` follows the settings again. */
export function chooseRenewalOf(game: Game, questId: string, renewal: RenewalEdit): void {
  dispatch(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits: { renewal } }]);
}

function choiceDrafts(game: Game, renewal: RenewalChoice | undefined): readonly CommandDraft[] {
  if (renewal === undefined || renewal === game.log.view().settings.renewal) return [];
  return [{ kind: 'hunter.settings', id: game.newId(), settings: { renewal } }];
}

/** The command that adds a successor. If it is too large to send, it leaves out what the chain's edits say anyway. */
export function renewal({ log }: Game, successor: Successor): CommandDraft {
  const draft: CommandDraft = { kind: 'quest.add', ...successor };
  const room = MAX_COMMAND_BYTES - 400; // the stamp and the key come on top
  if (byteLength(JSON.stringify(draft)) <= room) return draft;
  const { edits } = chainOf(log.view(), successor.questId);
  const { subtasks, description, ...quest } = successor.quest;
  return {
    ...draft,
    quest: {
      ...quest,
      description: edits.description === undefined ? description : '',
      ...(subtasks && edits.subtasks === undefined && { subtasks }),
    },
  };
}

export function tellRenewed({ toasts }: Game, count: number): void {
  if (count === 0) return;
  const title =
    count === 1 ? 'One quest is back on the board' : `${count} quests are back on the board`;
  toasts.show({ title, detail: 'Streaks go on', tone: 'plain' });
}
