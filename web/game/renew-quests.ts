import { byteLength } from '#protocol/byte-length.ts';
import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import type { Deed } from '#rules/document/command.ts';
import { chainOf } from '#rules/document/document.ts';
import type { RenewalChoice, RenewalEdit } from '#rules/quest/quest.ts';
import type { Successor } from '#rules/quest/renewal.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';
import { dueNow } from './renew-due.ts';

/** One click: all that is asked about comes back. The first time it is also the choice for ever after. */
export function renewQuests(game: Game, choice?: RenewalChoice): void {
  const { toAsk } = dueNow(game.log.view(), game.clock);
  doDeeds(game, [...choiceDeeds(game, choice), ...toAsk.map((one) => renewal(game, one))]);
  tellRenewed(game, toAsk.length);
}

/** Ask me, at dawn by itself, or never: what is due is left as it is. */
export function chooseRenewal(game: Game, choice: RenewalChoice): void {
  doDeeds(game, choiceDeeds(game, choice));
}

/** For this quest and all its successors, whatever was chosen for the others; or as they are again. */
export function chooseRenewalOf(game: Game, questId: string, renewal: RenewalEdit): void {
  doDeeds(game, [{ kind: 'quest.edit', id: game.newId(), questId, edits: { renewal } }]);
}

function choiceDeeds(game: Game, renewal: RenewalChoice | undefined): readonly Deed[] {
  if (renewal === undefined || renewal === game.log.view().settings.renewal) return [];
  return [{ kind: 'hunter.settings', id: game.newId(), settings: { renewal } }];
}

/** What was edited stands in the chain: a successor too large to send leaves it out. */
export function renewal({ log }: Game, successor: Successor): Deed {
  const deed: Deed = { kind: 'quest.add', ...successor };
  const room = MAX_COMMAND_BYTES - 400; // the stamp and the key come on top
  if (byteLength(JSON.stringify(deed)) <= room) return deed;
  const { edits } = chainOf(log.view(), successor.questId);
  const { subtasks, description, ...quest } = successor.quest;
  return {
    ...deed,
    quest: {
      ...quest,
      description: edits.description === undefined ? description : '',
      ...(subtasks && edits.subtasks === undefined && { subtasks }),
    },
  };
}

export function tellRenewed({ notices }: Game, count: number): void {
  if (count === 0) return;
  const title =
    count === 1 ? 'One quest is back on the board' : `${count} quests are back on the board`;
  notices.show({ title, detail: 'Streaks go on', tone: 'plain' });
}
