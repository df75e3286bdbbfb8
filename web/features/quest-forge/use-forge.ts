import { useEffect, useRef, useState } from 'react';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from './auth-context.ts';
import { addForged } from './forge-add.ts';
import { withGoal, withoutGoal } from './forge-goals.ts';
import { fetchOfflineForge, forgeOffline, questsFor } from './forge-quests.ts';
import { FIRST_WISH, type ForgeState, type ForgeWish, forge } from './forge-run.ts';
import { useGame } from './game-context.ts';
import { SLOW_MS } from './waits.ts';

export type Forge = {
  readonly wish: ForgeWish;
  readonly state: ForgeState;
  readonly isBoardFull: boolean;
  readonly addGoal: (said: string) => void;
  readonly removeGoal: (goal: string) => void;
  readonly choose: (choice: Partial<ForgeWish>) => void;
  /** A goal that was typed and not entered counts. */
  readonly generate: (said?: string) => void;
  readonly generateOffline: () => void;
  readonly cancel: () => void;
  readonly rename: (at: number, title: string) => void;
  readonly add: (quests: readonly GeneratedQuest[]) => void;
};

/** The goals stay while the page lives; skill and time are the first ones at every opening. */
export function useForge(isOpen: boolean): Forge {
  const game = useGame();
  const { call } = useAuth();
  const [wish, setWish] = useState(FIRST_WISH);
  const [state, setState] = useState<ForgeState>({ kind: 'idle' });
  const [isBoardFull, setIsBoardFull] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [slow] = useState(createAlarm);
  const latest = useRef<AbortController>(undefined);
  useEffect(() => {
    fetchOfflineForge();
    return () => latest.current?.abort();
  }, []);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setWish(({ goals }) => ({ ...FIRST_WISH, goals }));
  }

  function choose(choice: Partial<ForgeWish>): void {
    setWish((current) => ({ ...current, ...choice }));
  }
  function changeGoals(change: (goals: readonly string[]) => readonly string[]): void {
    setWish((current) => ({ ...current, goals: change(current.goals) }));
    setState((current) => (current.kind === 'no-goal' ? { kind: 'idle' } : current));
  }

  /** Only the latest run is shown; the one before it is hung up on. */
  function run(isOffline: boolean, goals = wish.goals): void {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    setState({ kind: 'forging', isSlow: false });
    slow.set(SLOW_MS, () => setState({ kind: 'forging', isSlow: true }));
    const asked = { ...wish, goals, userRoles: game.log.view().userRoles };
    const ask = () => (isOffline ? forgeOffline(asked) : questsFor(asked, call, mine.signal));
    forge(asked, ask).then((next) => {
      if (mine.signal.aborted) return;
      slow.clear();
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
      run(false, goals);
    },
    generateOffline: () => run(true),
    cancel: () => {
      latest.current?.abort();
      slow.clear();
      setState({ kind: 'idle' });
    },
    rename: (at, title) => setState((current) => renamed(current, at, title)),
    add: (quests) => setIsBoardFull(!addForged(game, quests)),
  };
}

function renamed(state: ForgeState, at: number, title: string): ForgeState {
  if (state.kind !== 'forged') return state;
  const quests = state.quests.map((quest, index) => (index === at ? { ...quest, title } : quest));
  return { ...state, quests };
}
