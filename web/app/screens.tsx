import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { QUEST_PATH } from '#web/game/quest-path.ts';
import { lazyScreen } from '#web/ui/lazy.tsx';
import { usePath } from '#web/ui/router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { RoutePath } from './routes.ts';
import { ScreenFocus } from './screen-focus.tsx';

const loadRareScreens = async () => (await import('./rare-screens.tsx')).RARE_SCREENS;
const loadHunterScreens = async () => (await import('./hunter-screens.ts')).HUNTER_SCREENS;

type Screen = ComponentType & {
  /** Loads its code before it is drawn. */
  readonly load?: () => Promise<unknown>;
};

/** A component for every row of routes.ts: one without the other does not compile. */
const SCREENS: Readonly<Record<RoutePath, Screen>> = {
  '/': lazyScreen(
    async () => (await import('#web/features/command-center/command-center.tsx')).CommandCenter,
  ),
  '/habits': lazyScreen(async () => (await import('./board-screen.tsx')).BoardScreen),
  '/pomodoro': lazyScreen(
    async () => (await import('#web/features/dungeon-raid/dungeon-raid.tsx')).DungeonRaid,
  ),
  '/character': lazyScreen(async () => (await loadHunterScreens()).HunterProfile),
  '/achievements': lazyScreen(async () => (await loadHunterScreens()).HallOfFame),
  '/skills': lazyScreen(async () => (await loadHunterScreens()).ShadowArts),
  '/chronicle': lazyScreen(
    async () => (await import('#web/features/chronicle/chronicle.tsx')).ChroniclePage,
  ),
  '/quests': lazyScreen(async () => (await loadRareScreens()).InsightsPage),
  '/settings': lazyScreen(async () => (await import('./settings-screen.tsx')).SettingsScreen),
  '/credits': lazyScreen(async () => (await loadRareScreens()).Credits),
};

const QuestPage = lazyScreen(async () => (await loadRareScreens()).QuestPage);
const NotFound = lazyScreen(async () => (await loadRareScreens()).NotFound);

/** Stands instead of the shell until its chat is over. */
export const Onboarding = lazyScreen(
  async () => (await import('./onboarding-screen.tsx')).OnboardingScreen,
);

/** Without slashes at its end. */
function pathOf(address: string): string {
  return address.replace(/(?<=.)\/+$/, '');
}

function screenAt(path: string): Screen {
  if (isRoute(path)) return SCREENS[path];
  return path.startsWith(QUEST_PATH) ? QuestPage : NotFound;
}

function isRoute(path: string): path is RoutePath {
  return Object.hasOwn(SCREENS, path);
}

/** Loads the screen of the address while the document is read: it is painted together with the shell. */
export async function loadScreen(): Promise<void> {
  await screenAt(pathOf(location.pathname)).load?.();
}

export function Screens(): ReactNode {
  const location = usePath();
  const path = pathOf(location);
  const Screen = screenAt(path);
  const [firstPath] = useState(path);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && path !== firstPath) setHasMoved(true);
  return (
    <ErrorBoundary path={path}>
      <Suspense fallback={<p className="sr-only">Loading...</p>}>
        <ScreenFocus path={path} isFirst={!hasMoved}>
          <Screen key={path} />
        </ScreenFocus>
      </Suspense>
    </ErrorBoundary>
  );
}
