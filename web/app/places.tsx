import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Game } from '#web/game/game.ts';
import { later, laterWindow, lazily } from '#web/ui/later.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const NotFound = lazily(async () => (await import('./not-found.tsx')).NotFound);
const CommandCenter = lazily(
  async () => (await import('#web/features/command-center/command-center.tsx')).CommandCenter,
);
const importBoard = () => import('#web/features/quest-board/quest-board.tsx');
const QuestBoard = lazily(async () => (await importBoard()).QuestBoard);
const QuestForge = laterWindow(
  async () => (await import('#web/features/quest-forge/quest-forge.tsx')).QuestForge,
);
const CustomQuest = laterWindow(
  async () => (await import('#web/features/quest-editor/custom-quest.tsx')).CustomQuest,
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
const YourData = later(
  async () => (await import('#web/features/your-data/your-data.tsx')).YourData,
);
const ChroniclePage = lazily(
  async () => (await import('#web/features/chronicle/chronicle.tsx')).ChroniclePage,
);
const Credits = lazily(async () => (await import('#web/features/credits/credits.tsx')).Credits);

type Place = ComponentType & {
  /** Its code; with the game, also what this hunter will see above the rest of it. */
  readonly fetch: (game?: Game) => Promise<unknown>;
};

const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['/', CommandCenter],
  ['/habits', Object.assign(BoardWithWindows, { fetch: fetchBoard })],
  ['/pomodoro', DungeonRaid],
  ['/character', HunterProfile],
  ['/achievements', HallOfFame],
  ['/skills', ShadowArts],
  ['/chronicle', ChroniclePage],
  ['/settings', Object.assign(SettingsWithData, { fetch: SettingsPage.fetch })],
  ['/credits', Credits],
]);

/** Features never meet each other: their windows are handed to the board here. */
function BoardWithWindows(): ReactNode {
  return (
    <QuestBoard
      forge={(props) => <QuestForge {...props} />}
      custom={(props) => <CustomQuest {...props} />}
    />
  );
}

async function fetchBoard(game?: Game): Promise<void> {
  await QuestBoard.fetch();
  if (game) await (await importBoard()).fetchStrips(game);
}

function SettingsWithData(): ReactNode {
  return <SettingsPage yourData={<YourData />} />;
}

function pathOf(address: string): string {
  return address.replace(/(?<=.)\/+$/, '');
}

function placeAt(path: string): Place {
  return PLACES.get(path) ?? NotFound;
}

/** Beside what is read from this device: place and frame are painted together. */
export async function fetchPlace(game?: Game): Promise<void> {
  await placeAt(pathOf(location.pathname)).fetch(game);
}

export function Places(): ReactNode {
  const [location] = useLocation();
  const path = pathOf(location);
  const Place = placeAt(path);
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
