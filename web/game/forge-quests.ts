import { BUILT_IN_QUESTS } from '#mentor/forge/built-in-quests.ts';
import type { ForgedQuest, GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import type { BoardReading } from '#mentor/planner/board-reading.ts';
import type { ForgeAround } from '#mentor/planner/forge-board.ts';
import type { PlannedQuest } from '#mentor/planner/pour-terms.ts';
import { isAnsweredByGate } from '#mentor/safety/model-answers.ts';
import type { MentorSaid } from '#protocol/replies/mentor-messages.ts';
import { unreachable } from '#rules/unreachable.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import type { Game } from './game.ts';
import { askForQuests, hasModel } from './mentor-client.ts';

export type ForgedQuests = {
  readonly kind: 'forged';
  /** Who made them, so that the screen can say so. */
  readonly source: 'mentor' | 'offline' | 'built-in';
  readonly quests: readonly ForgedQuest[];
  /** So many of the last ones were added by the offline forge to a model's short answer. */
  readonly addedCount?: number;
  /** So many quests of the model were unsafe and are not shown. */
  readonly withheldCount?: number;
  /** How the offline forge read the wish. */
  readonly reading?: BoardReading;
  /** The same for a model. */
  readonly understood?: readonly string[];
  /** What the hunter put right is something that the gate answers. */
  readonly isAnswered?: true;
};

type ForgeFailure = { readonly kind: 'failed'; readonly message: string };

type ModelQuests = Extract<MentorSaid<readonly GeneratedQuest[]>, { kind: 'said' }>;

/** Whom to ask, and what the offline forge has to know beside the wish. */
export type ForgeEdges = {
  readonly game: Game;
  readonly call: Call;
  readonly around: ForgeAround;
  readonly signal?: AbortSignal;
};

const FEWEST_QUESTS = 3;
const BUILT_IN: ForgedQuests = { kind: 'forged', source: 'built-in', quests: BUILT_IN_QUESTS };

/** Quests for a wish: the model's if there is one, else the offline forge's. A model is never asked about what the gate answers. */
export async function questsFor(
  wish: Wish,
  { game, call, around, signal }: ForgeEdges,
): Promise<ForgedQuests | ForgeFailure> {
  const [offline, isThere] = await Promise.all([
    forgeOffline(wish, around), // a model is told what the forge understood
    !isAnsweredByGate(wish.goals) && hasModel(game, call),
  ]);
  if (!isThere || offline.isAnswered) return offline;
  const { understood } = offline;
  const said = await askForQuests(call, { ...wish, ...(understood && { understood }) }, signal);
  switch (said.kind) {
    case 'said':
      return withEnough(said, offline);
    case 'none':
      return offline;
    case 'unreadable':
      return BUILT_IN;
    case 'failed':
    case 'spent':
      return { kind: 'failed', message: said.message || 'Failed to generate quests' };
    default:
      return unreachable(said);
  }
}

/** A newcomer is never sent away: where the model fails the offline forge takes over. */
export async function questsForNewcomer(wish: Wish, edges: ForgeEdges): Promise<ForgedQuests> {
  const outcome = await questsFor(wish, edges);
  return outcome.kind === 'failed' ? forgeOffline(wish, edges.around) : outcome;
}

/** Forges quests on this device. Its code is loaded when first needed; without it there are the built-in quests. */
export async function forgeOffline(
  { said, corrections }: Pick<Wish, 'said' | 'corrections'>,
  around: ForgeAround,
): Promise<ForgedQuests> {
  try {
    const { briefingOf, forgeBoard, readingOf } = await loadForge();
    const board = await forgeBoard(said, around, corrections);
    const isAnswered = corrections !== undefined && corrections.length > 0 && board.isRefused;
    return {
      kind: 'forged',
      source: 'offline',
      quests: board.quests.map(forgedQuest),
      reading: readingOf(board, around.today),
      understood: briefingOf(board.understood),
      ...(isAnswered && { isAnswered }),
    };
  } catch (error) {
    logProblem('the offline forge could not be loaded', error);
    return BUILT_IN;
  }
}

function forgedQuest({ goalAt, days, minutes, ...quest }: PlannedQuest): ForgedQuest {
  return quest;
}

async function loadForge() {
  return (await import('#mentor/forge/offline-mentor.ts')).OFFLINE_MENTOR;
}

/** Loads the forge's code before it is needed: by then there may be no network, and plain http has no service worker. */
export function fetchOfflineForge(): void {
  loadForge()
    .then(({ fetchLanguage }) => fetchLanguage(navigator.language))
    .catch(() => {}); // logged when it is needed
}

/** Fills up a model's short answer with quests of the offline forge. */
function withEnough(
  { value: said, withheldCount }: ModelQuests,
  { quests }: ForgedQuests,
): ForgedQuests {
  const mentors: ForgedQuests = {
    kind: 'forged',
    source: 'mentor',
    quests: said,
    ...(withheldCount !== undefined && { withheldCount }),
  };
  if (said.length >= FEWEST_QUESTS) return mentors;
  const others = quests.filter(({ title }) => said.every((quest) => quest.title !== title));
  const added = others.slice(0, FEWEST_QUESTS - said.length);
  return { ...mentors, quests: [...said, ...added], addedCount: added.length };
}
