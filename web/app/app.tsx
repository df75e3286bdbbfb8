import { type ReactNode, Suspense } from 'react';
import './first-parts.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { AuthProvider } from '#web/game/auth-provider.tsx';
import { lazily } from '#web/ui/later.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingDungeon } from './loading-dungeon.tsx';

const Landing = lazily(async () => (await import('#web/features/landing/landing.tsx')).Landing);
const Dungeon = lazily(async () => (await import('./dungeon.tsx')).Dungeon);

export function App(): ReactNode {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Gate />
      </AuthProvider>
    </ErrorBoundary>
  );
}

/** Signed out, every address shows the landing page; what lies behind the gate is loaded apart. */
function Gate(): ReactNode {
  const { user } = useAuth();
  if (user === null) {
    return (
      <Suspense fallback={null}>
        <Landing onApproach={startLoading} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingDungeon />}>
      <Dungeon key={user.uid} user={user} />
    </Suspense>
  );
}

/** A failure here is told where the dungeon is needed. */
function startLoading(): void {
  Dungeon.fetch().catch(() => {});
}
