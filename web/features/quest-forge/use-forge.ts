import { useEffect, useRef, useState } from 'react';
import type { ForgedQuest } from '#mentor/forge/generated-quest.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import {
  type Correction,
  withCorrection,
  withoutOwnAnswers,
} from '#mentor/understand/corrections.ts';
import { boardOf } from '#rules/document/document.ts';
import {
  type ForgedQuests,
  fetchOfflineForge,
  forgeOffline,
  questsFor,
} from '#web/game/forge-quests.ts';
import { useGame } from '#web/game/game-context.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { SLOW_MS } from '#web/game/mentor-client.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { forgedWishOf } from '#web/session/forged-wish.ts';
import { addForged, addGeneratedQuests } from './add-forged.ts';
import { historyOf, type KnownQuest, knownIn, loadKnown } from './forge-history.ts';
import {
  FIRST_WISH,
  type ForgeState,
  type ForgeWish,
  forge,
  saidWish,
  wishIn,
  withoutChosen,
} from './forge-run.ts';
import { NOT_LOADED } from './forge-words.ts';
import { withGoal, withoutGoal } from './goal-list.ts';

export type Forge = {
  readonly wish: ForgeWish;
  readonly state: ForgeState;
  readonly isBoardFull: boolean;
  readonly addGoal: (said: string) => void;
  readonly removeGoal: (goal: string) => void;
  readonly choose: (choice: Partial<ForgeWish>) => void;
  /** Also uses a goal that was typed and not added. */
  readonly generate: (said?: string) => void;
  readonly generateOffline: () => void;
  /** Quests after heavy words, for whoever asks for them. */
  readonly generateGentle: () => void;
  readonly corrections: readonly Correction[];
  /** Puts right what was understood, and forges again. */
  readonly correct: (correction: Correction) => void;
  /** Takes back the last change; undefined while there is none. */
  readonly undoCorrection: (() => void) | undefined;
  /** What became of the last change. */
  readonly changeLine: string | undefined;
  readonly cancel: () => void;
  /** Back to the form, for other goals. */
  readonly again: () => void;
  readonly edit: (at: number, edits: QuestEdit) => void;
  /** Adds them and closes the window, if the board has room. */
  readonly add: (quests: readonly ForgedQuest[]) => void;
};

export type QuestEdit = Partial<Pick<ForgedQuest, 'title' | 'frequency'>>;

type RunTerms = {
  readonly goals?: readonly string[];
  readonly isOffline?: boolean;
  readonly isBoardNeeded?: boolean;
};

const CHANGED = 'Changed. The quests were forged again.';
const TAKEN_BACK = 'Taken back. The quests are as before.';

/**
 * The state of the window. It begins with what the hunter said in the onboarding. The goals stay while
 * the page is open; skill and time are reset at every opening.
 */
export function useForge(isOpen: boolean, onClose: () => void): Forge {
  const game = useGame();
  const { call, profile } = useAuth();
  const [answered] = useState(() => forgedWishOf(game.log.uid).read());
  const reworded = answered?.isReworded ? answered.said.goals : undefined;
  const [said, setSaid] = useState(() => wishIn(profile, reworded));
  const [wish, setWish] = useState(said);
  const [state, setState] = useState<ForgeState>({ kind: 'idle' });
  const [isBoardFull, setIsBoardFull] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [slow] = useState(createAlarm);
  const latest = useRef<AbortController>(undefined);
  const [corrections, setCorrections] = useState(() =>
    withoutOwnAnswers(answered?.corrections ?? []),
  );
  /** What held before each change of this forging, the last one last. */
  const [before, setBefore] = useState<readonly (readonly Correction[])[]>([]);
  const [changeLine, setChangeLine] = useState<string>();
  const recorded = useRef<readonly KnownQuest[]>([]);
  /** Of this window, the newest first. */
  const forgings = useRef<readonly (readonly KnownQuest[])[]>([]);
  useEffect(() => {
    fetchOfflineForge();
    loadKnown(call, game.log.uid).then((known) => {
      recorded.current = known;
    }, logProblem);
    return () => latest.current?.abort();
  }, [call, game]);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setWish(({ goals }) => ({ ...said, goals }));
    if (isOpen && state.kind !== 'forged') {
      const kept = withoutChosen(corrections, said);
      const first = withoutOwnAnswers(answered?.corrections ?? []);
      setCorrections(kept.reduce(withCorrection, first));
    }
  }
  if (isOpen && said === FIRST_WISH && profile !== null) {
    const next = wishIn(profile, reworded); // the profile was still being loaded
    setSaid(next);
    setWish(({ goals }) => (goals.length === 0 ? next : { ...next, goals }));
  }

  function choose(choice: Partial<ForgeWish>): void {
    setWish((current) => ({ ...current, ...choice }));
    setCorrections((current) => withoutChosen(current, choice));
  }
  function changeGoals(change: (goals: readonly string[]) => readonly string[]): void {
    setWish((current) => ({ ...current, goals: change(current.goals) }));
    setCorrections(withoutOwnAnswers);
    setState((current) => (current.kind === 'no-goal' ? { kind: 'idle' } : current));
  }

  function wishWith(goals: readonly string[], put: readonly Correction[]): Wish {
    const { userRoles } = game.log.view();
    const asked = { ...wish, goals };
    const isOther = goals.length !== wish.goals.length; // what was answered was of the goals before
    return {
      ...asked,
      userRoles,
      said: saidWish(asked, profile, answered?.said),
      corrections: isOther ? withoutOwnAnswers(put) : put,
    };
  }
  function aroundAfter(known: readonly (readonly KnownQuest[])[], isBoardNeeded = false) {
    const view = game.log.view();
    return {
      today: todayOf(game),
      weekStart: view.settings.weekStart,
      isBoardNeeded,
      ...historyOf(boardOf(view), known, recorded.current),
    };
  }

  /** The same forging, understood in another way: what it showed before is no history, and stays until the new one is there. */
  async function forgeAgain(put: readonly Correction[], line: string): Promise<boolean> {
    const known = forgings.current.slice(1);
    const next = await forgeOffline(wishWith(wish.goals, put), aroundAfter(known, true));
    const isMade = next.source === 'offline';
    setChangeLine(isMade ? line : NOT_LOADED);
    if (!isMade) return false;
    forgings.current = [knownIn(next.quests), ...known];
    setCorrections(next.reading?.notes.length ? withoutOwnAnswers(put) : put);
    setState((shown) => (shown.kind === 'forged' ? withEditsOf(next, shown.quests) : shown));
    return true;
  }

  /** Starts a run and aborts the one before it. */
  function run({ goals = wish.goals, ...terms }: RunTerms = {}): void {
    latest.current?.abort();
    const current = new AbortController();
    latest.current = current;
    setBefore([]);
    setChangeLine(undefined);
    setState({ kind: 'forging', isSlow: false });
    slow.set(SLOW_MS, () => setState({ kind: 'forging', isSlow: true }));
    const request = wishWith(goals, corrections);
    const around = aroundAfter(forgings.current, terms.isBoardNeeded);
    const ask = () =>
      terms.isOffline
        ? forgeOffline(request, around)
        : questsFor(request, { game, call, around, signal: current.signal });
    forge(request, ask).then((next) => {
      if (current.signal.aborted) return;
      slow.clear();
      if (next.kind === 'forged') forgings.current = [knownIn(next.quests), ...forgings.current];
      setState(next);
    }, logProblem);
  }

  return {
    wish,
    state,
    isBoardFull,
    choose,
    addGoal: (said) => changeGoals((goals) => withGoal(goals, said)),
    removeGoal: (goal) => changeGoals((goals) => withoutGoal(goals, goal)),
    generate: (said = '') => {
      const goals = withGoal(wish.goals, said);
      if (goals.length !== wish.goals.length) changeGoals(() => goals);
      run({ goals });
    },
    generateOffline: () => run({ isOffline: true }),
    generateGentle: () => run({ isOffline: true, isBoardNeeded: true }),
    corrections,
    correct: (correction) => {
      forgeAgain(withCorrection(corrections, correction), CHANGED)
        .then((isMade) => isMade && setBefore((all) => [...all, corrections]))
        .catch(logProblem);
    },
    undoCorrection:
      before.length === 0
        ? undefined
        : () => {
            forgeAgain(before.at(-1) ?? [], TAKEN_BACK)
              .then((isMade) => isMade && setBefore((all) => all.slice(0, -1)))
              .catch(logProblem);
          },
    changeLine,
    cancel: () => {
      latest.current?.abort();
      slow.clear();
      setState({ kind: 'idle' });
    },
    again: () => setState({ kind: 'idle' }),
    edit: (at, edits) => setState((current) => edited(current, at, edits)),
    add: (quests) => {
      const isAdded = addForged(game, quests);
      setIsBoardFull(!isAdded);
      if (!isAdded) return;
      addGeneratedQuests(call, game.log.uid, quests).catch(logProblem);
      game.toasts.show({ title: addedWords(quests), tone: 'success' });
      setState({ kind: 'idle' });
      onClose();
    },
  };
}

function addedWords([first, ...others]: readonly ForgedQuest[]): string {
  if (others.length > 0) return `${others.length + 1} quests are on your board`;
  return `${first?.title} is on your board`;
}

function edited(state: ForgeState, at: number, edits: QuestEdit): ForgeState {
  if (state.kind !== 'forged') return state;
  const quests = state.quests.map((quest, index) =>
    index === at ? { ...withoutDays(quest, edits), ...edits, isEdited: true as const } : quest,
  );
  return { ...state, quests };
}

/** A quest that was changed by hand stays as it was made, where it is forged again. */
function withEditsOf(next: ForgedQuests, shown: readonly ForgedQuest[]): ForgedQuests {
  const edited = shown.filter(({ isEdited }) => isEdited);
  const quests = next.quests.map(
    (quest) => edited.find(({ mouldId }) => mouldId === quest.mouldId) ?? quest,
  );
  return { ...next, quests };
}

/** Whoever chooses how often takes the planned days away. */
function withoutDays(quest: ForgedQuest, { frequency }: QuestEdit): ForgedQuest {
  const { schedule, when, ...bare } = quest;
  return frequency === undefined ? quest : bare;
}
