import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazily } from '#web/ui/later.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const NotFound = lazily(async () => (await import('./not-found.tsx')).NotFound);
const CommandCenter = lazily(
  async () => (await import('#web/features/command-center/command-center.tsx')).CommandCenter,
);
const QuestBoard = lazily(
  async () => (await import('#web/features/quest-board/quest-board.tsx')).QuestBoard,
);
const QuestForge = lazily(
  async () => (await import('#web/features/quest-forge/quest-forge.tsx')).QuestForge,
);
const DungeonRaid = lazily(
  async () => (await import('#web/features/dungeon-raid/dungeon-raid.tsx')).DungeonRaid,
);
const HunterProfile = lazily(
  async () => (await import('#web/features/hunter-profile/hunter-profile.tsx')).HunterProfile,
);
const HallOfFame = lazily(
  async () => (await import('#web/features/hall-of-fame/hall-of-fame.tsx')).HallOfFame,
);
const ShadowArts = lazily(
  async () => (await import('#web/features/shadow-arts/shadow-arts.tsx')).ShadowArts,
);
const SettingsPage = lazily(
  async () => (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
);
const Credits = lazily(async () => (await import('#web/features/credits/credits.tsx')).Credits);

const PLACES: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['/', CommandCenter],
  ['/habits', BoardWithForge],
  ['/pomodoro', DungeonRaid],
  ['/character', HunterProfile],
  ['/achievements', HallOfFame],
  ['/skills', ShadowArts],
  ['/settings', SettingsPage],
  ['/credits', Credits],
]);

/** Features never meet each other: the forge is handed to the board here. */
function BoardWithForge(): ReactNode {
  return (
    <QuestBoard
      forge={(props) => (
        <Suspense fallback={null}>
          <QuestForge {...props} />
        </Suspense>
      )}
    />
  );
}

export function Places(): ReactNode {
  const [location] = useLocation();
  const path = location.length > 1 ? location.replace(/\/+$/, '') || '/' : location;
  const Place = PLACES.get(path) ?? NotFound;
  const [firstPath] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && path !== firstPath) setHasMoved(true);
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={<p className="sr-only">Loading...</p>}>
        <Arrival place={path} isFirst={!hasMoved}>
          <Place key={path} />
        </Arrival>
      </Suspense>
    </ErrorBoundary>
  );
}
