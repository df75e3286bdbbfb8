import type { UserRecord } from '#protocol/user-record.ts';
import type { ChatProgress } from '#rules/mentor/chat-progress.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import { canSend } from '#rules/mentor/scripted-chat.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { createAlarm, waited } from '#web/platform/timers.ts';
import { alone } from './alone.ts';
import { type Heard, type WardenReply, wardenReply } from './chat-reply.ts';
import { completeOnboarding, type FlowOutcome } from './complete-onboarding.ts';
import {
  type ForgedQuests,
  fetchOfflineForge,
  forgeOffline,
  questsForNewcomer,
} from './forge-quests.ts';
import type { Game } from './game.ts';
import { createListeners } from './listeners.ts';
import { askInChat, hasModel } from './mentor-line.ts';
import { isReplyDue, newChat, withAnswer, withReply } from './onboarding-chat.ts';
import {
  type ChatMemory,
  forgetChat,
  rememberChat,
  rememberedChat,
  watchChat,
} from './onboarding-memory.ts';

export type OnboardingState = {
  readonly progress: ChatProgress;
  /** The Warden has not answered yet. */
  readonly isLoading: boolean;
  /** What the completion flow said last. */
  readonly line: string | null;
  readonly outcome: FlowOutcome | null;
  /** Who made the quests of the board. */
  readonly source: ForgedQuests['source'] | null;
  /** The completion flow runs here, not in another tab. */
  readonly isFinishing: boolean;
  /** The board may be shown. */
  readonly isOver: boolean;
};

export type Onboarding = {
  readonly state: () => OnboardingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes on where a reload left it; asked twice, it begins once. */
  readonly begin: () => void;
  readonly send: (text: string) => boolean;
  readonly retry: () => void;
};

export type OnboardingParts = {
  readonly game: Game;
  readonly user: () => UserRecord | null;
  readonly displayName: string;
  readonly call: Call;
};

const NO_USER = 'Error: No user session found. Please refresh and try again.';
const BASIC_LINE =
  "Had some technical difficulties, but I've set up a basic profile for you! You can customize everything later.";
/** Long enough to see one's own words arrive before the answer to them. */
const BEAT_MS = 500;
const FAREWELL_MS = 2_000;
const KIND_WORD_MS = 120_000;
const SLOW_MS = 4_000;
const SLOW_LINE = 'The mentor is still thinking. This can take up to half a minute.';

export function createOnboarding({ game, user, displayName, call }: OnboardingParts): Onboarding {
  const { log, clock, newId, notices } = game;
  const { subscribe, tell } = createListeners();
  const written = () => ({ id: newId(), at: new Date(clock.nowMs()).toISOString() });
  let memory: ChatMemory = rememberedChat(log.uid) ?? {
    flowId: newId(),
    progress: newChat(displayName, written()),
  };
  let state: OnboardingState = {
    progress: memory.progress,
    isLoading: false,
    line: null,
    outcome: null,
    source: null,
    isFinishing: false,
    isOver: false,
  };
  let hasBegun = false;
  let model: Promise<boolean> | undefined;
  const lock = `duskgate.chat.${log.uid}`;
  const slow = createAlarm();

  function show(changed: Partial<OnboardingState>): void {
    state = { ...state, ...changed };
    tell();
  }
  function keep(progress: ChatProgress, changed: Partial<OnboardingState> = {}): void {
    memory = { ...memory, progress };
    rememberChat(log.uid, memory);
    show({ ...changed, progress });
  }

  /** Asked once; an answer that did not come is asked for again at the next turn. */
  async function isModelThere(): Promise<boolean> {
    model ??= hasModel(call);
    const isThere = await model;
    if (!isThere) model = undefined;
    return isThere;
  }

  /** Another tab may have had the reply meanwhile: its words count, and nobody is asked twice. */
  function isStillDue(): boolean {
    const other = rememberedChat(log.uid);
    const isAhead = other && other.progress.inputCount >= memory.progress.inputCount;
    if (isAhead && !isReplyDue(other.progress)) memory = other;
    return isReplyDue(memory.progress);
  }

  function hear({ lines, heard }: WardenReply): void {
    if (heard) memory = { ...memory, heard: withHeard(memory.heard, heard) };
    keep(lines.reduce((chat, line) => withReply(chat, line, written()), memory.progress));
  }

  async function reply(): Promise<void> {
    show({ isLoading: true });
    const beat = waited(BEAT_MS);
    await alone(lock, async () => {
      if (!isStillDue()) return;
      const ask = { isThere: isModelThere, ask: () => askInChat(call, memory.progress) };
      const [said] = await Promise.all([wardenReply(memory.progress, ask), beat]);
      if (isStillDue()) hear(said);
    });
    show({ isLoading: false, progress: memory.progress });
    if (memory.progress.step !== null) await finish();
  }

  /** One tab draws the board; the others see it arrive. */
  function finish(): Promise<void> {
    return alone(lock, async () => {
      if (log.view().onboardedAt === undefined) await complete();
    });
  }

  async function complete(): Promise<void> {
    const { flowId, progress, heard } = memory;
    show({ outcome: null, line: null, isFinishing: true });
    const outcome = await completeOnboarding(
      {
        user: user(),
        log,
        call,
        questsFor: (wish) => questsForNewcomer(wish, call),
        forgeOffline,
        wait: waited,
        onStep: (step) => {
          keep({ ...memory.progress, step });
          if (step === 'generating-quests') slow.set(SLOW_MS, () => show({ line: SLOW_LINE }));
        },
        onForged: (source) => {
          slow.clear();
          show({ source, line: null });
        },
        say: (line) => show({ line }),
      },
      { answers: progress.answers, heard, flowId, from: progress.step ?? 'analyzing' },
    );
    if (outcome === 'no-user') {
      log.resume();
      show({ outcome, line: NO_USER });
      return;
    }
    if (outcome === 'basic') tellBasic();
    tellKindWord(progress);
    forgetChat();
    show({ outcome });
    await waited(FAREWELL_MS);
    log.resume();
    show({ isOver: true });
  }

  function tellBasic(): void {
    notices.show({ title: 'Profile Created', detail: 'Basic setup complete...', tone: 'plain' });
    show({ line: BASIC_LINE });
  }

  /** The chat closes after two seconds; these words must not close with it. */
  function tellKindWord({ answers, messages }: ChatProgress): void {
    const said = messages.at(-1);
    if (!isInDistress(answers.at(-1) ?? '') || said?.from !== 'mentor') return;
    notices.show({ title: 'The Warden', detail: said.text, tone: 'plain', lastsMs: KIND_WORD_MS });
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      const unwatch = watchChat(log.uid, (other) => {
        if (state.isLoading || memory.progress.step !== null) return;
        memory = other;
        show({ progress: other.progress });
      });
      return () => {
        unsubscribe();
        unwatch();
      };
    },
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      fetchOfflineForge();
      isModelThere().catch(logProblem);
      if (memory.progress.step !== null) finish().catch(logProblem);
      else if (isReplyDue(memory.progress)) reply().catch(logProblem);
      else keep(memory.progress);
    },
    send: (text) => {
      if (!canSend(text, memory.progress.inputCount, state.isLoading)) return false;
      keep(withAnswer(memory.progress, text, written()));
      reply().catch(logProblem);
      return true;
    },
    retry: () => {
      finish().catch(logProblem);
    },
  };
}

/** What was understood later counts, and costs nothing of what was understood before. */
function withHeard(before: ChatMemory['heard'], { extractedData, finalProfile }: Heard): Heard {
  return {
    ...before,
    extractedData: { ...before?.extractedData, ...extractedData },
    ...(finalProfile && { finalProfile }),
  };
}
