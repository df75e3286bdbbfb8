import { FLOW_STEPS, type FlowStep } from '#mentor/chat/chat-progress.ts';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { basicProfile, onboardingRecordOf, profileOf } from '#mentor/chat/profile.ts';
import { DEFAULT_QUESTS } from '#mentor/forge/built-in-quests.ts';
import { planOf, recordOf } from '#mentor/forge/generated-quest.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import { readRoles } from '#mentor/text/read-roles.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import type { Call } from '#web/platform/network.ts';
import { forgedWishOf } from '#web/session/forged-wish.ts';
import { storeForLater } from '#web/session/late-profile.ts';
import { saveGeneratedQuests, saveOnboardingData, saveProfile } from '#web/session/save-records.ts';
import { latestProfile } from '#web/session/use-profile.ts';
import type { SyncClient } from '#web/sync/client.ts';
import type { MentorReading } from '../chat/chat-reply.ts';
import { wishOf } from './onboarding-wish.ts';

type FinishedChat = {
  readonly answers: readonly string[];
  /** What a model understood of them. */
  readonly reading?: MentorReading | undefined;
  readonly flowId: string;
  /** The step to go on with, after a reload. */
  readonly from: FlowStep;
};

export type FlowEdges = {
  readonly user: UserRecord | null;
  readonly log: Pick<SyncClient, 'pause' | 'record'>;
  readonly call: Call;
  /** Never fails: every newcomer gets quests. */
  readonly questsFor: (wish: Wish) => Promise<ForgedQuests>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onStep: (step: FlowStep) => void;
  readonly onForged: (forged: ForgedQuests) => void;
  readonly say: (line: string) => void;
};

type MadeQuests = Pick<ForgedQuests, 'quests' | 'reading'>;

export type FlowOutcome = 'complete' | 'basic' | 'no-user';

const RETRY_MS = 3_000;
const MAX_RETRIES = 2;

/**
 * Saves the profile and makes the board, after the fifth answer. Leaves the sync paused: the caller
 * resumes it.
 */
export async function completeOnboarding(
  edges: FlowEdges,
  done: FinishedChat,
): Promise<FlowOutcome> {
  const { user, log, onStep } = edges;
  if (user === null) return 'no-user';
  log.pause();
  if (done.from === 'analyzing') onStep('analyzing');
  const data = { ...collectedFrom(done.answers), ...done.reading?.extractedData };
  const roles = readRoles(done.answers);
  const profile = { ...profileOf(data, roles), ...done.reading?.finalProfile };
  const onboardingData = onboardingRecordOf(user.displayName, data);

  let isBasic = false;
  if (isStillAhead('saving-profile', done.from)) {
    const saved = await savedProfile(edges, user.uid, profile);
    if (saved === 'no-user') return saved;
    isBasic = saved === 'failed';
    latestProfile.set({ uid: user.uid, profile });
    if (isBasic) storeForLater(user.uid, { basic: basicProfile(), profile, onboardingData });
    else await saveOnboardingData(edges.call, user.uid, onboardingData);
  }

  onStep('generating-quests');
  const wish = wishOf(profile, roles, done.answers);
  const { quests, reading }: MadeQuests = isBasic
    ? { quests: DEFAULT_QUESTS }
    : await forged(edges, wish);
  onStep('saving-quests');
  if (!isBasic) await saveGeneratedQuests(edges.call, user.uid, quests.map(recordOf));

  onStep('setting-up-board');
  const added = quests.map((quest, at) => ({
    kind: 'quest.add' as const,
    questId: `${done.flowId}.${at + 1}`,
    quest: planOf(quest),
  }));
  const { stored } = log.record([{ kind: 'hunter.onboard', ...roles }, ...added]);
  await stored;
  if (reading) {
    const questIds = added.map(({ questId }) => questId);
    forgedWishOf(user.uid).write({
      said: wish.said,
      isReworded: false,
      corrections: [],
      questIds,
    });
  }
  onStep('finalizing');
  return isBasic ? 'basic' : 'complete';
}

async function forged({ questsFor, onForged }: FlowEdges, wish: Wish): Promise<MadeQuests> {
  const forgedQuests = await questsFor(wish);
  onForged(forgedQuests);
  return forgedQuests;
}

function isStillAhead(step: FlowStep, from: FlowStep): boolean {
  return FLOW_STEPS.indexOf(from) <= FLOW_STEPS.indexOf(step);
}

/** Saves the profile, with retries. If this fails, the hunter gets the basic setup. */
async function savedProfile(
  { call, wait, onStep, say }: FlowEdges,
  uid: string,
  profile: Parameters<typeof saveProfile>[2],
): Promise<'saved' | 'failed' | 'no-user'> {
  for (let retry = 0; ; retry += 1) {
    onStep('saving-profile');
    const saved = await saveProfile(call, uid, profile);
    if (saved.ok) return 'saved';
    if (saved.failure.status === 401) return 'no-user';
    if (retry === MAX_RETRIES) return 'failed';
    say(`Encountered an issue, retrying... (Attempt ${retry + 1}/${MAX_RETRIES})`);
    await wait(RETRY_MS);
  }
}
