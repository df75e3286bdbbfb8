import { unreachable } from '#rules/unreachable.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import type { ForgeState } from './forge-run.ts';

export const NOT_LOADED = 'The forge could not be loaded, so nothing was changed. Try again.';

/** The text beside the form; for finished quests it says who made them. */
export function wardenWord(state: ForgeState): string {
  switch (state.kind) {
    case 'idle':
    case 'no-goal':
      return 'Name what you want to get done, and I will lay out quests for it.';
    case 'forging':
      return state.isSlow
        ? 'The mentor is still thinking. This can take up to half a minute.'
        : 'Forging your quests...';
    case 'failed':
      return 'The forge went cold.';
    case 'forged':
      return state.quests.length === 0 ? 'Read this first.' : forgedBy(state);
    default:
      return unreachable(state);
  }
}

function forgedBy({ source, addedCount = 0, withheldCount = 0 }: ForgedQuests): string {
  switch (source) {
    case 'mentor': {
      const others = addedCount === 1 ? 'The last one comes' : `The last ${addedCount} come`;
      const shared = addedCount > 0 ? ` ${others} from the dungeon’s own forge.` : '';
      const withheld =
        withheldCount > 0 ? ' Some of what the mentor proposed was unsafe, and is left out.' : '';
      return `Forged by the mentor. Take what fits.${shared}${withheld}`;
    }
    case 'offline':
      return 'Forged in the dungeon’s own forge. Take what fits.';
    case 'built-in':
      return 'The mentor’s answer could not be read. These three serve every hunter.';
    default:
      return unreachable(source);
  }
}
