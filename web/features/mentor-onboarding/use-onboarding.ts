import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAuth } from './auth-context.ts';
import { useGame, useView } from './game-context.ts';
import { forgetChat } from './onboarding-memory.ts';
import { createOnboarding, type Onboarding, type OnboardingState } from './onboarding-store.ts';

export type OnboardingChat = OnboardingState & Pick<Onboarding, 'send' | 'retry'>;

/** The chat with the Warden, from where it was left. */
export function useOnboarding(): OnboardingChat {
  const game = useGame();
  const { user, call } = useAuth();
  const latestUser = useRef(user);
  latestUser.current = user;
  const [onboarding] = useState(() =>
    createOnboarding({
      game,
      user: () => latestUser.current,
      displayName: user?.displayName ?? '',
      call,
    }),
  );
  useEffect(() => onboarding.begin(), [onboarding]);
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.state);
  return { ...state, send: onboarding.send, retry: onboarding.retry };
}

/** The board may be shown: the flow is over, or another tab or device was faster. */
export function useIsChatOver({ isOver, isFinishing }: OnboardingState): boolean {
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const isElsewhere = isOnboarded && !isFinishing;
  useEffect(() => {
    if (isElsewhere) forgetChat();
  }, [isElsewhere]);
  return isOver || isElsewhere;
}
