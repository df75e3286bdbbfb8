import { useRef, useState } from 'react';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import { logProblem } from '#web/platform/log.ts';
import { addForged } from './forge-add.ts';
import { withGoal, withoutGoal } from './forge-goals.ts';
import { questsFor } from './forge-quests.ts';
import { FIRST_WISH, type ForgeState, type ForgeWish, forge } from './forge-run.ts';
import { useGame } from './game-context.ts';

export type Forge = {
  readonly wish: ForgeWish;
  readonly state: ForgeState;
  readonly isBoardFull: boolean;
  readonly addGoal: (said: string) => void;
  readonly removeGoal: (goal: string) => void;
  readonly choose: (choice: Partial<ForgeWish>) => void;
  readonly generate: () => void;
  readonly add: (quests: readonly GeneratedQuest[]) => void;
};

export function useForge(): Forge {
  const game = useGame();
  const [wish, setWish] = useState(FIRST_WISH);
  const [state, setState] = useState<ForgeState>({ kind: 'idle' });
  const [isBoardFull, setIsBoardFull] = useState(false);
  const latest = useRef(0);

  function choose(choice: Partial<ForgeWish>): void {
    setWish((current) => ({ ...current, ...choice }));
  }
  function changeGoals(change: (goals: readonly string[]) => readonly string[]): void {
    setWish((current) => ({ ...current, goals: change(current.goals) }));
    setState((current) => (current.kind === 'no-goal' ? { kind: 'idle' } : current));
  }

  return {
    wish,
    state,
    isBoardFull,
    choose,
    addGoal: (said) => changeGoals((goals) => withGoal(goals, said)),
    removeGoal: (goal) => changeGoals((goals) => withoutGoal(goals, goal)),
    generate: () => {
      latest.current += 1;
      const run = latest.current;
      setState({ kind: 'forging' });
      forge(wish, questsFor).then((next) => run === latest.current && setState(next), logProblem);
    },
    add: (quests) => setIsBoardFull(!addForged(game, quests)),
  };
}
