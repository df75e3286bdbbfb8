import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { unreachable } from '#rules/unreachable.ts';
import { useGame, useSyncStatus, useView } from '#web/game/game-context.ts';
import { GameProvider } from '#web/game/game-provider.tsx';
import { todayOf, usesHabits } from '#web/game/habits/habit-rules.ts';
import { closeWindow, useOpenWindow } from '#web/game/open-window.ts';
import { useTouchFeedback } from '#web/game/touch-feedback.ts';
import { loadRowParts } from '#web/quest-rows/lazy-parts.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { idlePart, lazyWindow, loadAllParts } from '#web/ui/lazy.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { loadScreen, Onboarding } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { SignOutProvider } from './sign-out/sign-out-provider.tsx';
import { Toasts } from './toasts/toasts.tsx';

const loadWindows = async () => (await import('./account-windows.ts')).ACCOUNT_WINDOWS;
const ImportWindow = lazyWindow(async () => (await loadWindows()).ImportWindow);
const LateJobs = idlePart(async () => (await loadWindows()).LateJobs);

const AFTER_FIRST_PAINT_MS = 1_500;

/** The app of a signed-in account. Give it `key={user.uid}`: another account is another game. */
export function SignedIn({ user }: { readonly user: UserRecord }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => void loadAllParts(), AFTER_FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <GameProvider user={user}>
      <SignOutProvider>
        <Inside user={user} />
        <Toasts />
        <ImportHost />
        <LateJobsHost />
      </SignOutProvider>
    </GameProvider>
  );
}

function Inside({ user }: { readonly user: UserRecord }): ReactNode {
  const { load, problem } = useSyncStatus();
  useSessionEnd();
  const isScreenHere = useLoadedScreen(load === 'ready');
  switch (load) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <LoadFailed problem={problem} />;
    case 'ready':
      return isScreenHere ? <OnboardingOrShell user={user} /> : <LoadingScreen />;
    default:
      return unreachable(load);
  }
}

/**
 * Closes the app when the server says that the session is over. Not during the chat: its completion
 * has the contract's message for that, with the way to sign in again.
 */
function useSessionEnd(): void {
  const { load, isSessionOver } = useSyncStatus();
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const { endSession } = useAuth();
  const isChatting = load === 'ready' && !isOnboarded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; a chat that ends later has saved the profile, so a session is there again
  useEffect(() => {
    if (isSessionOver && !isChatting) endSession();
  }, [isSessionOver]);
}

/** What the first paint needs: the screen of the address and, for a board that has some, the rules of habits. */
function useLoadedScreen(isLoaded: boolean): boolean {
  const game = useGame();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const show = () => isLoaded && startTransition(() => setIsHere(true)); // in small pieces
    const areNeeded = isLoaded && usesHabits(game.log.view(), todayOf(game));
    Promise.all([loadScreen(), areNeeded && loadRowParts()]).then(show, show); // a failure is shown where the part is drawn
  }, [isLoaded, game]);
  return isHere;
}

/** The onboarding until its chat is over, which is after the document says so; then the shell. */
function OnboardingOrShell({ user }: { readonly user: UserRecord }): ReactNode {
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const [isChatting, setIsChatting] = useState(!isOnboarded);
  const endChat = useCallback(() => setIsChatting(false), []);
  return isChatting ? (
    <Suspense fallback={<LoadingScreen />}>
      <Onboarding onDone={endChat} />
    </Suspense>
  ) : (
    <Shell user={user} />
  );
}

/** Where sounds are switched on, the jobs do not wait. */
function LateJobsHost(): ReactNode {
  const { isOn } = useTouchFeedback();
  return <LateJobs isOpen={isOn} />;
}

/** The import window. It is drawn outside of chat and shell, because an import can end the chat. */
function ImportHost(): ReactNode {
  const open = useOpenWindow();
  const file = open?.kind === 'import' ? open.file : undefined;
  return <ImportWindow file={file} isOpen={file !== undefined} onClose={closeWindow} />;
}
