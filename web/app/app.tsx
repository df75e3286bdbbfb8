import { type ReactNode, Suspense, useEffect } from 'react';
import { LINK_PATHS } from '#web/features/reset-password/reset-token.ts';
import { useStore } from '#web/game/use-store.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { AuthProvider } from '#web/session/auth-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyScreen, lazyWindow } from '#web/ui/lazy.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { isNewVersionReady } from './service-worker-client/register-service-worker.ts';
import { takeOver } from './service-worker-client/take-over.ts';

const Landing = lazyScreen(async () => (await import('#web/features/landing/landing.tsx')).Landing);
export const loadLanding = Landing.load;
const loadWindows = async () => (await import('./gate-windows.ts')).GATE_WINDOWS;
const AuthDialog = lazyWindow(async () => (await loadWindows()).AuthDialog);
/** Nothing leads to the page of a link or away from it without loading the page. */
const linkPath = LINK_PATHS.find((path) => path === location.pathname);
const LinkPage = lazyScreen(async () => (await loadWindows())[linkPath ?? '/reset']);
const SignedIn = lazyScreen(async () => (await import('./signed-in.tsx')).SignedIn);

type AppProps = {
  /** The server sends the landing page drawn to whoever has no cookie (vite.landing.ts). */
  readonly isDrawn: boolean;
};

export function App({ isDrawn }: AppProps): ReactNode {
  return (
    <>
      <NewVersionNote />
      <ErrorBoundary>
        <AuthProvider>
          <Gate isDrawn={isDrawn} />
        </AuthProvider>
      </ErrorBoundary>
    </>
  );
}

/** Above the page and never over it: it may be ignored, and the next start takes the new version anyway. */
function NewVersionNote(): ReactNode {
  const isReady = useStore(isNewVersionReady);
  return (
    <div role="status">
      {isReady && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-b bg-raised px-gutter py-2 text-ink text-small">
          <p>A new version is ready</p>
          <Button emphasis="quiet" size="small" onClick={() => void takeOver()}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Signed out, every address but those of links shows the landing page; the code of the signed-in
 * app is loaded apart.
 */
function Gate({ isDrawn }: AppProps): ReactNode {
  const { user, isAsking } = useAuth();
  const isLink = linkPath !== undefined;
  const isAway = user === null;
  useEffect(() => {
    if (isAsking && !isLink) startLoading(isAway ? Landing : SignedIn);
  }, [isAsking, isLink, isAway]);

  if (isLink) {
    return (
      <Suspense fallback={null}>
        <LinkPage />
      </Suspense>
    );
  }
  if (isAsking && !(isAway && isDrawn)) return <LoadingScreen />;
  if (isAway) {
    return (
      <Suspense fallback={null}>
        <Landing
          onFirstMove={() => startLoading(AuthDialog)}
          onApproach={() => startLoading(SignedIn)}
          auth={(props) => <AuthDialog {...props} />}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedIn key={user.uid} user={user} />
    </Suspense>
  );
}

/** A failure here is shown when the screen is drawn. */
function startLoading(screen: { readonly load: () => Promise<unknown> }): void {
  screen.load().catch(() => {});
}
