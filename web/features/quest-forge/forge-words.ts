import type { Understood } from '#mentor/forge/forge.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import type { ForgeState } from './forge-run.ts';

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
      return forgedBy(state);
    default:
      return unreachable(state);
  }
}

function forgedBy({ source, addedCount = 0 }: ForgedQuests): string {
  switch (source) {
    case 'mentor': {
      const others = addedCount === 1 ? 'The last one comes' : `The last ${addedCount} come`;
      const shared = addedCount > 0 ? ` ${others} from the dungeon’s own forge.` : '';
      return `Forged by the mentor. Take what fits.${shared}`;
    }
    case 'offline':
      return 'Forged in the dungeon’s own forge. Take what fits.';
    case 'built-in':
      return 'The mentor’s answer could not be read. These three serve every hunter.';
    default:
      return unreachable(source);
  }
}

/** A note on a goal; none for a goal that the forge knows. */
export function noteOn({ goal, as }: Understood): string | undefined {
  switch (as) {
    case 'no-goal':
      return `“${goal}” is nothing I can lay out steps for. Say what you want to do, and how much of it.`;
    case 'general':
      return `“${goal}” is new to me, so its quests are general ones. Rename them as you like.`;
    case 'left-for-later':
      return `“${goal}” waits for another day: one board is enough for today.`;
    case 'harm':
      return 'I lay out nothing that would hurt anyone. If somebody is in danger, call your local emergency number; everything else you name is welcome.';
    case 'distress':
      return 'What you wrote sounds heavy, and quests can wait. Please tell someone you trust today. If you are in danger, call your local emergency number now.';
    case 'known':
      return undefined;
    default:
      return unreachable(as);
  }
}
