import type { ChatProgress } from '#mentor/chat/chat-progress.ts';
import { canSend } from '#mentor/chat/questions.ts';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import type { Game } from '#web/game/game.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { createStore } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { runInOneTab } from '#web/platform/tab-lock.ts';
import { createAlarm, waited } from '#web/platform/timers.ts';
import { spokenOf } from '#web/session/spoken.ts';
import { askedOf, understoodOf } from '#web/session/understood.ts';
import type { MentorReading, WardenReply } from './chat/chat-reply.ts';
import { isReplyDue, newChat, withAnswer, withReply } from './chat/chat-turns.ts';
import type { CHAT_PARTS } from './chat-parts.ts';
import type { FlowOutcome } from './completion/complete-onboarding.ts';
import {
  type ChatMemory,
  forgetChat,
  rememberChat,
  storedChatText,
  watchChatText,
} from './onboarding-progress.ts';

export type OnboardingState = {
  readonly progress: ChatProgress;
  /** The Warden has not answered yet. */
  readonly isLoading: boolean;
  /** What the Warden has said so far of a reply that is still arriving. */
  readonly words: string;
  /** The latest message of the completion. */
  readonly line: string | null;
  readonly outcome: FlowOutcome | null;
  /** Who made the quests of the board. */
  readonly source: ForgedQuests['source'] | null;
  /** The completion runs in this tab. */
  readonly isFinishing: boolean;
  /** The board may be shown. */
  readonly isOver: boolean;
  /** The code that the chat goes on with could not be loaded. */
  readonly failure?: { readonly error: unknown };
};

export type Onboarding = {
  readonly state: () => OnboardingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, or goes on after a reload. A second call does nothing. */
  readonly begin: () => void;
  readonly send: (text: string) => boolean;
  readonly retry: () => void;
};

export type OnboardingParts = {
  readonly game: Game;
  readonly user: () => UserRecord | null;
  readonly displayName: string;
  readonly call: Call;
  /** The chat that was begun before. */
  readonly remembered: ChatMemory | undefined;
};

type ChatParts = typeof CHAT_PARTS;

export async function loadChatParts(): Promise<ChatParts> {
  return (await import('./chat-parts.ts')).CHAT_PARTS;
}

const NO_USER = 'Error: No user session found. Please refresh and try again.';
const BASIC_LINE =
  "Had some technical difficulties, but I've set up a basic profile for you! You can customize everything later.";
/** The least time between an answer and the reply, so that the answer is seen first. */
const MIN_REPLY_MS = 500;
const CLOSE_MS = 2_000;
const COMFORT_MS = 120_000;
const SLOW_MS = 4_000;
const SLOW_LINE = 'The mentor is still thinking. This can take up to half a minute.';

export function createOnboarding(given: OnboardingParts): Onboarding {
  const { game, user, displayName, call, remembered } = given;
  const { log, clock, newId, toasts } = game;
  const newStamp = () => ({ id: newId(), at: new Date(clock.nowMs()).toISOString() });
  let memory: ChatMemory = remembered ?? {
    flowId: newId(),
    progress: newChat(displayName, newStamp()),
  };
  const state = createStore<OnboardingState>({
    progress: memory.progress,
    isLoading: false,
    words: '',
    line: null,
    outcome: null,
    source: null,
    isFinishing: false,
    isOver: false,
  });
  let hasBegun = false;
  let model: Promise<boolean> | undefined;
  const lock = `duskgate.chat.${log.uid}`;
  const slow = createAlarm();

  function show(changed: Partial<OnboardingState>): void {
    state.set({ ...state.get(), ...changed });
  }
  function store(progress: ChatProgress, changed: Partial<OnboardingState> = {}): void {
    memory = { ...memory, progress };
    rememberChat(log.uid, memory);
    show({ ...changed, progress });
  }

  /** Without these the chat cannot go on: the screen says so, and a reload continues. */
  async function neededParts(): Promise<ChatParts> {
    try {
      return await loadChatParts();
    } catch (error) {
      show({ failure: { error } });
      throw error;
    }
  }

  /** Asks once whether there is a model; after a no or a failure it asks again at the next turn. */
  async function isModelThere(): Promise<boolean> {
    model ??= loadChatParts().then(
      ({ hasModel }) => hasModel(game, call),
      () => false,
    );
    const isThere = await model;
    if (!isThere) model = undefined;
    return isThere;
  }

  /**
   * Whether the reply is still missing. If another tab has got it meanwhile, its chat is taken
   * over.
   */
  function isStillDue({ chatIn }: ChatParts): boolean {
    const other = chatIn(storedChatText(), log.uid);
    const isAhead = other && other.progress.inputCount >= memory.progress.inputCount;
    if (isAhead && !isReplyDue(other.progress)) memory = other;
    return isReplyDue(memory.progress);
  }

  function addReply({ lines, reading }: WardenReply): void {
    if (reading) memory = { ...memory, reading: withReading(memory.reading, reading) };
    store(lines.reduce((chat, line) => withReply(chat, line, newStamp()), memory.progress));
  }

  async function reply(): Promise<void> {
    show({ isLoading: true });
    const pause = waited(MIN_REPLY_MS);
    await runInOneTab(lock, async () => {
      const parts = await neededParts();
      if (!isStillDue(parts)) return;
      const onWords = (words: string) => show({ words });
      const ask = {
        isThere: isModelThere,
        ask: () => parts.askInChat(call, memory.progress, onWords),
      };
      const [said] = await Promise.all([parts.wardenReply(memory.progress, ask), pause]);
      if (isStillDue(parts)) addReply(said);
    });
    show({ isLoading: false, words: '', progress: memory.progress });
    if (memory.progress.step !== null) await finish();
  }

  /** Runs the completion in one tab only; the others see its result. */
  function finish(): Promise<void> {
    return runInOneTab(lock, async () => {
      if (log.view().onboardedAt === undefined) await complete();
    });
  }

  /** A board has to stand, whatever was said. */
  function around() {
    const { weekStart } = log.view().settings;
    return { today: todayOf(game), weekStart, isBoardNeeded: true };
  }

  async function complete(): Promise<void> {
    const { flowId, progress, reading } = memory;
    const parts = await neededParts();
    show({ outcome: null, line: null, isFinishing: true });
    const outcome = await parts.completeOnboarding(
      {
        user: user(),
        log,
        call,
        questsFor: (wish) => parts.questsForNewcomer(wish, { game, call, around: around() }),
        wait: waited,
        onStep: (step) => {
          store({ ...memory.progress, step });
          if (step === 'generating-quests') slow.set(SLOW_MS, () => show({ line: SLOW_LINE }));
        },
        onForged: ({ source, reading }) => {
          slow.clear();
          understoodOf(log.uid).write(reading?.summary ?? '');
          if (reading?.isAsked) askedOf(log.uid).write('yes');
          if (reading?.language)
            spokenOf(log.uid).write(Object.values(reading.language).join('\n'));
          show({ source, line: null });
        },
        say: (line) => show({ line }),
      },
      { answers: progress.answers, reading, flowId, from: progress.step ?? 'analyzing' },
    );
    if (outcome === 'no-user') {
      log.resume();
      show({ outcome, line: NO_USER });
      return;
    }
    if (outcome === 'basic') showBasicSetup();
    if (parts.readSafety(progress.answers.at(-1) ?? '').risk !== undefined) showComfort(progress);
    forgetChat();
    show({ outcome });
    await waited(CLOSE_MS);
    log.resume();
    show({ isOver: true });
  }

  function showBasicSetup(): void {
    toasts.show({ title: 'Profile Created', detail: 'Basic setup complete...', tone: 'plain' });
    show({ line: BASIC_LINE });
  }

  /**
   * Shows the Warden's words about distress as a toast, because the chat closes after two seconds.
   */
  function showComfort({ messages }: ChatProgress): void {
    const said = messages.at(-1);
    if (said?.from !== 'mentor') return;
    toasts.show({ title: 'The Warden', detail: said.text, tone: 'plain', lastsMs: COMFORT_MS });
  }

  /** Goes on with the chat of another tab. */
  function takeOver(other: ChatMemory | undefined): void {
    if (!other || state.get().isLoading || memory.progress.step !== null) return;
    memory = other;
    show({ progress: other.progress });
  }

  return {
    state: state.get,
    subscribe: (listener) => {
      const unsubscribe = state.subscribe(listener);
      const unwatch = watchChatText((text) => {
        loadChatParts()
          .then(({ chatIn }) => takeOver(chatIn(text, log.uid)))
          .catch(logProblem);
      });
      return () => {
        unsubscribe();
        unwatch();
      };
    },
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      loadChatParts().then(({ fetchOfflineForge }) => fetchOfflineForge(), logProblem);
      isModelThere().catch(logProblem);
      if (memory.progress.step !== null) finish().catch(logProblem);
      else if (isReplyDue(memory.progress)) reply().catch(logProblem);
      else store(memory.progress);
    },
    send: (text) => {
      if (!canSend(text, memory.progress.inputCount, state.get().isLoading)) return false;
      store(withAnswer(memory.progress, text, newStamp()));
      reply().catch(logProblem);
      return true;
    },
    retry: () => {
      finish().catch(logProblem);
    },
  };
}

/** Joins two readings; the later one wins where both have a field. */
function withReading(
  before: MentorReading | undefined,
  { extractedData, finalProfile }: MentorReading,
): MentorReading {
  return {
    ...before,
    extractedData: { ...before?.extractedData, ...extractedData },
    ...(finalProfile && { finalProfile }),
  };
}
