import { useEffect, useRef, useState } from 'react';
import type { ForgedQuest } from '#mentor/forge/generated-quest.ts';
import type { ChosenReading } from '#mentor/understand/understanding.ts';
import { boardOf } from '#rules/document/document.ts';
import { fetchOfflineForge, forgeOffline, questsFor } from '#web/game/forge-quests.ts';
import { useGame } from '#web/game/game-context.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { SLOW_MS } from '#web/game/mentor-client.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { addForged, addGeneratedQuests } from './add-forged.ts';
import { historyOf, type KnownQuest, knownIn, loadKnown } from './forge-history.ts';
import {
  FIRST_WISH,
  type ForgeState,
  type ForgeWish,
  forge,
  saidWish,
  wishIn,
} from './forge-run.ts';
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
  /** Forges again with another reading of a goal. */
  readonly read: (chosen: ChosenReading) => void;
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
  readonly readings?: readonly ChosenReading[];
  readonly isOffline?: boolean;
  readonly isBoardNeeded?: boolean;
  /** The same forging, understood in another way: what it showed before is no history. */
  readonly isReread?: boolean;
};

/**
 * The state of the window. It begins with what the hunter said in the onboarding. The goals stay while
 * the page is open; skill and time are reset at every opening.
 */
export function useForge(isOpen: boolean, onClose: () => void): Forge {
  const game = useGame();
  const { call, profile } = useAuth();
  const [said, setSaid] = useState(() => wishIn(profile));
  const [wish, setWish] = useState(said);
  const [state, setState] = useState<ForgeState>({ kind: 'idle' });
  const [isBoardFull, setIsBoardFull] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [slow] = useState(createAlarm);
  const latest = useRef<AbortController>(undefined);
  const [chosen, setChosen] = useState<readonly ChosenReading[]>([]);
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
  }
  if (isOpen && said === FIRST_WISH && profile !== null) {
    const next = wishIn(profile); // the profile was still being loaded
    setSaid(next);
    setWish(({ goals }) => (goals.length === 0 ? next : { ...next, goals }));
  }

  function choose(choice: Partial<ForgeWish>): void {
    setWish((current) => ({ ...current, ...choice }));
  }
  function changeGoals(change: (goals: readonly string[]) => readonly string[]): void {
    setWish((current) => ({ ...current, goals: change(current.goals) }));
    setState((current) => (current.kind === 'no-goal' ? { kind: 'idle' } : current));
  }

  /** Starts a run and aborts the one before it. */
  function run({ goals = wish.goals, readings = chosen, ...terms }: RunTerms = {}): void {
    latest.current?.abort();
    const current = new AbortController();
    latest.current = current;
    setState({ kind: 'forging', isSlow: false });
    slow.set(SLOW_MS, () => setState({ kind: 'forging', isSlow: true }));
    const view = game.log.view();
    const before = terms.isReread ? forgings.current.slice(1) : forgings.current;
    const request = {
      ...wish,
      goals,
      userRoles: view.userRoles,
      said: saidWish({ ...wish, goals }, profile, readings),
    };
    const around = {
      today: todayOf(game),
      weekStart: view.settings.weekStart,
      isBoardNeeded: terms.isBoardNeeded ?? false,
      ...historyOf(boardOf(view), before, recorded.current),
    };
    const ask = () =>
      terms.isOffline
        ? forgeOffline(request, around)
        : questsFor(request, { game, call, around, signal: current.signal });
    forge(request, ask).then((next) => {
      if (current.signal.aborted) return;
      slow.clear();
      if (next.kind === 'forged') forgings.current = [knownIn(next.quests), ...before];
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
      choose({ goals });
      run({ goals });
    },
    generateOffline: () => run({ isOffline: true }),
    generateGentle: () => run({ isOffline: true, isBoardNeeded: true }),
    read: (reading) => {
      const others = chosen.filter(({ said: goal }) => goal !== reading.said);
      const readings = [...others, reading];
      setChosen(readings);
      run({ isOffline: true, isReread: true, readings });
    },
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
    index === at ? { ...withoutDays(quest, edits), ...edits } : quest,
  );
  return { ...state, quests };
}

/** Whoever chooses how often takes the planned days away. */
function withoutDays(quest: ForgedQuest, { frequency }: QuestEdit): ForgedQuest {
  const { schedule, when, ...bare } = quest;
  return frequency === undefined ? quest : bare;
}
