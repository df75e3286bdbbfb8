import { BUILT_IN_QUESTS } from '#rules/mentor/built-in-quests.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import type { Forged, Wish } from '#rules/mentor/forge/forge.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import { isHarmful } from '#rules/mentor/harm.ts';
import { unreachable } from '#rules/unreachable.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { askForQuests, hasModel } from './mentor-line.ts';

export type ForgedQuests = {
  readonly kind: 'forged';
  /** Who made them, so that the screen can say so. */
  readonly source: 'mentor' | 'offline' | 'built-in';
  readonly quests: readonly GeneratedQuest[];
  /** So many of the last ones were added by the offline forge to a model's short answer. */
  readonly addedCount?: number;
  /** What the offline forge made of each goal. */
  readonly understood?: Forged['understood'];
};

type ForgeFailure = { readonly kind: 'failed'; readonly message: string };

const FEWEST_QUESTS = 3;
const BUILT_IN: ForgedQuests = { kind: 'forged', source: 'built-in', quests: BUILT_IN_QUESTS };

/** Whose quests a wish leads to. Without a model nobody is asked; about distress or harm no model ever is. */
export async function questsFor(
  wish: Wish,
  call: Call,
  signal?: AbortSignal,
): Promise<ForgedQuests | ForgeFailure> {
  const isScripts =
    wish.goals.some((goal) => isInDistress(goal) || isHarmful(goal)) || !(await hasModel(call));
  if (isScripts) return forgeOffline(wish);
  const said = await askForQuests(call, wish, signal);
  switch (said.kind) {
    case 'said':
      return withEnough(said.value, wish);
    case 'none':
      return forgeOffline(wish);
    case 'unreadable':
      return BUILT_IN;
    case 'failed':
    case 'spent':
      return { kind: 'failed', message: said.message || 'Failed to generate quests' };
    default:
      return unreachable(said);
  }
}

/**
 * A newcomer is never sent away: where the model fails the offline forge takes over, and beside
 * the built-in quests, which are the same for everyone, stand some that fit (decision 0012).
 */
export async function questsForNewcomer(wish: Wish, call: Call): Promise<ForgedQuests> {
  const outcome = await questsFor(wish, call);
  if (outcome.kind === 'failed') return forgeOffline(wish);
  if (outcome.source !== 'built-in') return outcome;
  const fitting = await forgeOffline(wish);
  if (fitting.source === 'built-in') return outcome;
  return { ...outcome, quests: [...fitting.quests, ...outcome.quests] };
}

/** Its code comes when it is first needed; a browser that kept none of it has the built-in quests. */
export async function forgeOffline(wish: Wish): Promise<ForgedQuests> {
  try {
    const { forgeQuests } = await loadForge();
    return { kind: 'forged', source: 'offline', ...forgeQuests(wish) };
  } catch (error) {
    logProblem('the offline forge could not be loaded', error);
    return BUILT_IN;
  }
}

function loadForge() {
  return import('#rules/mentor/forge/forge.ts');
}

/** Before it is needed: by then there may be no network, and plain http has no worker. */
export function fetchOfflineForge(): void {
  loadForge().catch(() => {}); // told where it is needed
}

async function withEnough(said: readonly GeneratedQuest[], wish: Wish): Promise<ForgedQuests> {
  const mentors: ForgedQuests = { kind: 'forged', source: 'mentor', quests: said };
  if (said.length >= FEWEST_QUESTS) return mentors;
  const { quests } = await forgeOffline(wish);
  const others = quests.filter(({ title }) => said.every((quest) => quest.title !== title));
  const added = others.slice(0, FEWEST_QUESTS - said.length);
  return { ...mentors, quests: [...said, ...added], addedCount: added.length };
}
