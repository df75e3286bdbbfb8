import { useEffect, useRef, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { SLOW_MS } from '#web/game/mentor-client.ts';
import { logProblem } from '#web/platform/log.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { type AdviceSource, askAboutQuest, type QuestQuestion } from './ask-about-quest.ts';

export type AskState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly isSlow: boolean }
  | ({ readonly kind: 'answered' } & AdviceSource)
  | { readonly kind: 'failed' };

export type AskedQuestion = {
  readonly state: AskState;
  readonly ask: (question: QuestQuestion) => void;
  readonly cancel: () => void;
};

/**
 * The state of a question to the mentor. If the window is closed meanwhile, the answer still goes
 * to the quest.
 */
export function useAskMentor(): AskedQuestion {
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
        (source) => {
          slow.clear();
          if (source) setState({ kind: 'answered', ...source });
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
