import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const CommandCenter = lazy(async () => ({
  default: (await import('#web/features/command-center/command-center.tsx')).CommandCenter,
}));
const QuestBoard = lazy(async () => ({
  default: (await import('#web/features/quest-board/quest-board.tsx')).QuestBoard,
}));
const DungeonRaid = lazy(async () => ({
  default: (await import('#web/features/dungeon-raid/dungeon-raid.tsx')).DungeonRaid,
}));
const HunterProfile = lazy(async () => ({
  default: (await import('#web/features/hunter-profile/hunter-profile.tsx')).HunterProfile,
}));
const HallOfFame = lazy(async () => ({
  default: (await import('#web/features/hall-of-fame/hall-of-fame.tsx')).HallOfFame,
}));
const ShadowArts = lazy(async () => ({
  default: (await import('#web/features/shadow-arts/shadow-arts.tsx')).ShadowArts,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
}));
const Credits = lazy(async () => ({
  default: (await import('#web/features/credits/credits.tsx')).Credits,
}));

const ROUTES: Readonly<Record<string, ComponentType>> = {
  '/': CommandCenter,
  '/habits': QuestBoard,
  '/pomodoro': DungeonRaid,
  '/character': HunterProfile,
  '/achievements': HallOfFame,
  '/skills': ShadowArts,
  '/settings': SettingsPage,
  '/credits': Credits,
};

export function Places(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Switch>
        {Object.entries(ROUTES).map(([path, Place]) => (
          <Route key={path} path={path} component={Place} />
        ))}
      </Switch>
    </Suspense>
  );
}
