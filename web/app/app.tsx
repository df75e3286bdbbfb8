import type { ReactNode } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';
import { useAuth } from '#web/game/auth-context.ts';
import { AuthProvider } from '#web/game/auth-provider.tsx';
import { GameProvider } from '#web/game/game-provider.tsx';
import { browserClock } from '#web/platform/clock.ts';
import { Places } from './places.tsx';

export function App(): ReactNode {
  return (
    <AuthProvider>
      <Gate />
    </AuthProvider>
  );
}

function Gate(): ReactNode {
  const { user } = useAuth();
  if (user === null) return <Landing clock={browserClock} />;
  return (
    <GameProvider key={user.uid} user={user}>
      <Places />
    </GameProvider>
  );
}
