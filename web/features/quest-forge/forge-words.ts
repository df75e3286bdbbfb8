import type { Understood } from '#mentor/forge/forge.ts';
import { answerTo } from '#mentor/safety/answers/answers.ts';
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

/** What is said about a goal: how it was understood, what needs care, the quiet line. */
export function notesOn(understood: Understood): readonly string[] {
  const { about = [], language = 'en' } = understood.told ?? {};
  return [noteOn(understood) ?? [], ...about.map((one) => answerTo(one, language))].flat();
}

function noteOn({ goal, as, told }: Understood): string | undefined {
  const language = told?.language ?? 'en';
  switch (as) {
    case 'no-goal':
      return `“${goal}” is nothing I can lay out steps for. Say what you want to do, and how much of it.`;
    case 'general':
      return `“${goal}” is new to me, so its quests are general ones. Rename them as you like.`;
    case 'left-for-later':
      return `“${goal}” waits for another day: one board is enough for today.`;
    case 'known':
      return undefined;
    case 'no-act':
      return answerTo('statement', language);
    case 'other':
    case 'despair':
    case 'abuse':
    case 'medication':
    case 'eating':
    case 'violence':
    case 'illegal':
    case 'extremism':
    case 'gambling':
      return answerTo(as, language);
    default:
      return unreachable(as);
  }
}
