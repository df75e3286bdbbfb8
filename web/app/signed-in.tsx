import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { unreachable } from '#rules/unreachable.ts';
import { useGame, useSyncStatus, useView } from '#web/game/game-context.ts';
import { GameProvider } from '#web/game/game-provider.tsx';
import { fetchLaterParts, later, lazily } from '#web/ui/later.tsx';
import { LeavingProvider } from './leaving-provider.tsx';
import { LoadingDungeon } from './loading-dungeon.tsx';
import { fetchPlace } from './places.tsx';
import { Shell } from './shell.tsx';
import { Toasts } from './toasts.tsx';

const LoadFailed = later(async () => (await import('./load-failed.tsx')).LoadFailed);
const MentorOnboarding = lazily(
  async () =>
    (await import('#web/features/mentor-onboarding/mentor-onboarding.tsx')).MentorOnboarding,
);

const BringBack = later(
  async () => (await import('#web/features/your-data/bring-back.tsx')).BringBack,
);

const ImportHost = later(
  async () => (await import('#web/features/your-data/import-host.tsx')).ImportHost,
);

const AFTER_FIRST_PAINT_MS = 1_500;

/** Everything behind the gate. Give it `key={user.uid}`: another hunter is another dungeon. */
export function Dungeon({ user }: { readonly user: UserRecord }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(fetchLaterParts, AFTER_FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <GameProvider user={user}>
      <LeavingProvider>
        <Inside user={user} />
        <Toasts />
        <ImportHost />
      </LeavingProvider>
    </GameProvider>
  );
}

function Inside({ user }: { readonly user: UserRecord }): ReactNode {
  const { load, problem } = useSyncStatus();
  const isPlaceHere = useFetchedPlace(load === 'ready');
  switch (load) {
    case 'loading':
      return <LoadingDungeon />;
    case 'failed':
      return <LoadFailed problem={problem} />;
    case 'ready':
      return isPlaceHere ? <Entrance user={user} /> : <LoadingDungeon />;
    default:
      return unreachable(load);
  }
}

function useFetchedPlace(isLoaded: boolean): boolean {
  const game = useGame();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    const show = () => isLoaded && setIsHere(true);
    fetchPlace(isLoaded ? game : undefined).then(show, show); // a failure is told where the place is shown
  }, [game, isLoaded]);
  return isHere;
}

/** The chat stays until it has said its last word, although the hunter is onboarded before that. */
function Entrance({ user }: { readonly user: UserRecord }): ReactNode {
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const [isChatting, setIsChatting] = useState(!isOnboarded);
  const endChat = useCallback(() => setIsChatting(false), []);
  return isChatting ? (
    <Suspense fallback={<LoadingDungeon />}>
      <MentorOnboarding onDone={endChat} otherWay={<BringBack />} />
    </Suspense>
  ) : (
    <Shell user={user} />
  );
}
