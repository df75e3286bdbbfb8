import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useGame, useView } from '#web/game/game-context.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { type ChatMemory, forgetChat } from './onboarding-progress.ts';
import { createOnboarding, type Onboarding, type OnboardingState } from './onboarding-store.ts';

export type OnboardingChat = OnboardingState & Pick<Onboarding, 'send' | 'retry'>;

/** The onboarding chat, continued if it was begun before. */
export function useOnboarding(remembered: ChatMemory | undefined): OnboardingChat {
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
      remembered,
    }),
  );
  useEffect(() => onboarding.begin(), [onboarding]);
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.state);
  if (state.failure) throw state.failure.error; // so that the error boundary above shows it
  return { ...state, send: onboarding.send, retry: onboarding.retry };
}

/** Whether the board may be shown: the completion is over, here or in another tab or device. */
export function useIsChatOver({ isOver, isFinishing }: OnboardingState): boolean {
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const isElsewhere = isOnboarded && !isFinishing;
  useEffect(() => {
    if (isElsewhere) forgetChat();
  }, [isElsewhere]);
  return isOver || isElsewhere;
}

/** Below this part of the window the rest is taken by a keyboard on the screen, not by the browser's bars. */
const KEYBOARD_LEAVES = 0.8;

/** The height in pixels that a keyboard on the screen leaves; undefined while there is none. */
export function useRoomAboveKeyboard(): number | undefined {
  const height = useSyncExternalStore(subscribeToViewport, () => window.visualViewport?.height);
  return height !== undefined && height < window.innerHeight * KEYBOARD_LEAVES ? height : undefined;
}

function subscribeToViewport(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
