import { useEffect, useRef, useState } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { type Advised, askAboutQuest, type QuestQuestion } from './ask-about-quest.ts';
import { useAuth } from './auth-context.ts';
import { useGame } from './game-context.ts';
import { SLOW_MS } from './waits.ts';

export type AskState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly isSlow: boolean }
  | ({ readonly kind: 'answered' } & Advised)
  | { readonly kind: 'failed' };

export type Asking = {
  readonly state: AskState;
  readonly ask: (question: QuestQuestion) => void;
  readonly cancel: () => void;
};

/** A window that is closed while the mentor thinks leaves the answer on the quest. */
export function useAskMentor(): Asking {
  const game = useGame();
  const { call } = useAuth();
  const [state, setState] = useState<AskState>({ kind: 'idle' });
  const [slow] = useState(createAlarm);
  const latest = useRef<AbortController>(undefined);
  useEffect(() => slow.clear, [slow]);

  return {
    state,
    ask: (question) => {
      const mine = new AbortController();
      latest.current = mine;
      setState({ kind: 'asking', isSlow: false });
      slow.set(SLOW_MS, () => setState({ kind: 'asking', isSlow: true }));
      askAboutQuest(game, question, { call, signal: mine.signal }).then(
        (advised) => {
          slow.clear();
          if (advised) setState({ kind: 'answered', ...advised });
        },
        (error) => {
          slow.clear();
          logProblem('the mentor could not be asked', error);
          setState({ kind: 'failed' });
        },
      );
    },
    cancel: () => {
      latest.current?.abort();
      slow.clear();
      setState({ kind: 'idle' });
    },
  };
}
