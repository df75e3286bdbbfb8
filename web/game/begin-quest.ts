import { beginRaid } from './begin-raid.ts';
import type { Game } from './game.ts';

/** Begin Quest was confirmed: gives the address at which the raid waits for Start. */
export function beginQuest(game: Game, questId: string, blocks: number): string {
  beginRaid(game, questId, blocks);
  return `/pomodoro?quest=${encodeURIComponent(questId)}&pomodoros=${blocks}`;
}
