import type { UserRecord } from '#protocol/user-record.ts';
import { DEFAULT_QUESTS } from '#rules/mentor/built-in-quests.ts';
import { FLOW_STEPS } from '#rules/mentor/chat-progress.ts';
import { collectedFrom } from '#rules/mentor/collect-answers.ts';
import type { Wish } from '#rules/mentor/forge/forge.ts';
import { planOf } from '#rules/mentor/generated-quest.ts';
import { onboardingRecordOf, profileOf } from '#rules/mentor/profile.ts';
import { rolesFromWords } from '#rules/mentor/roles-from-words.ts';
import type { Call } from '#web/platform/network.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import { saveGeneratedQuests, saveOnboardingData, saveProfile } from '#web/sync/save-records.ts';
import type { Heard } from './chat-reply.ts';
import type { ForgedQuests } from './forge-quests.ts';
import { keepLateProfile, logFailed } from './onboarding-late-profile.ts';
import { wishOf } from './onboarding-wish.ts';

export type FlowStep = (typeof FLOW_STEPS)[number];

type Answered = {
  readonly answers: readonly string[];
  /** What a model made of them. */
  readonly heard?: Heard | undefined;
  readonly flowId: string;
  /** Where a reload left it. */
  readonly from: FlowStep;
};

export type FlowEdges = {
  readonly user: UserRecord | null;
  readonly log: Pick<HunterLog, 'pause' | 'record'>;
  readonly call: Call;
  /** Never fails: a newcomer is not sent away. */
  readonly questsFor: (wish: Wish) => Promise<ForgedQuests>;
  /** Needs no server. */
  readonly forgeOffline: (wish: Wish) => Promise<ForgedQuests>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onStep: (step: FlowStep) => void;
  readonly onForged: (source: ForgedQuests['source']) => void;
  readonly say: (line: string) => void;
};

export type FlowOutcome = 'complete' | 'basic' | 'no-user';

const RETRY_MS = 3_000;
const MAX_RETRIES = 2;

/** What happens after the fifth answer. Sync stays paused; whoever called lets it go on. */
export async function completeOnboarding(edges: FlowEdges, done: Answered): Promise<FlowOutcome> {
  const { user, log, onStep } = edges;
  if (user === null) return 'no-user';
  log.pause();
  if (done.from === 'analyzing') onStep('analyzing');
  const data = { ...collectedFrom(done.answers), ...done.heard?.extractedData };
  const roles = rolesFromWords(done.answers);
  const profile = { ...profileOf(data, roles), ...done.heard?.finalProfile };
  const onboardingData = onboardingRecordOf(user.displayName, data);

  let isBasic = false;
  if (isStillAhead('saving-profile', done.from)) {
    const saved = await savedProfile(edges, user.uid, profile);
    if (saved === 'no-user') return saved;
    isBasic = saved === 'failed';
    if (!isBasic) {
      logFailed('onboardingData', await saveOnboardingData(edges.call, user.uid, onboardingData));
    }
  }

  onStep('generating-quests');
  const wish = wishOf(profile, roles, done.answers);
  const forged = isBasic
    ? withDefaults(await edges.forgeOffline(wish))
    : await edges.questsFor(wish);
  const { quests } = forged;
  edges.onForged(forged.source);
  onStep('saving-quests');
  if (isBasic) keepLateProfile(user.uid, { profile, onboardingData, quests });
  else logFailed('quests/generated', await saveGeneratedQuests(edges.call, user.uid, quests));

  onStep('setting-up-board');
  const { stored } = log.record([
    { kind: 'hunter.onboard', ...roles },
    ...quests.map((quest, at) => ({
      kind: 'quest.add' as const,
      questId: `${done.flowId}.${at + 1}`,
      quest: planOf(quest),
    })),
  ]);
  await stored;
  onStep('finalizing');
  return isBasic ? 'basic' : 'complete';
}

/** docs/decisions/0012: the two default quests fit nobody in particular. */
function withDefaults(forged: ForgedQuests): ForgedQuests {
  return { ...forged, quests: [...forged.quests, ...DEFAULT_QUESTS] };
}

function isStillAhead(step: FlowStep, from: FlowStep): boolean {
  return FLOW_STEPS.indexOf(from) <= FLOW_STEPS.indexOf(step);
}

/** The one step whose failure is the failure of the flow. */
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
    logFailed('userProfiles', saved);
    if (retry === MAX_RETRIES) return 'failed';
    say(`Encountered an issue, retrying... (Attempt ${retry + 1}/${MAX_RETRIES})`);
    await wait(RETRY_MS);
  }
}
