import { createListeners } from '#web/game/listeners.ts';
import { logProblem } from '#web/platform/log.ts';
import { reloadForNewerBuild } from '#web/platform/reload-once.ts';
import { scriptAddress } from '#web/platform/script-address.ts';

const { subscribe, tell } = createListeners();
let isReady = false;

/** A newer build that is loaded and waits: it takes over at the next start, or when it is asked to. */
export const newVersion = {
  subscribe,
  isReady: (): boolean => isReady,
  takeOver: async (): Promise<void> => (await import('./take-over.ts')).takeOver(),
};

/** Plain http on a home network has no service workers; the app works there without. */
export function registerServiceWorker(): void {
  addEventListener('vite:preloadError', reloadForNewerBuild);
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const start = () => void register();
  // What it fetches must not compete with the first paint.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), {
      updateViaCache: 'none',
    });
    watch(registration);
  } catch (error) {
    logProblem('works without a service worker', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (isReady || !registration.waiting || !registration.active) return;
    isReady = true;
    tell();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  navigator.serviceWorker.addEventListener('message', async ({ data }) => {
    if (data === 'farewell') await (await import('./take-over.ts')).letGo(registration);
  });
  registration.addEventListener('updatefound', follow);
  // An installed app is seldom started anew, and the browser itself asks only then.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void askForUpdate(registration);
  });
}

async function askForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // The server is away; it is asked again at the next look.
  }
}
