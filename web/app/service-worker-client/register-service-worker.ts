import { createStore } from '#web/platform/create-store.ts';
import { logProblem } from '#web/platform/log.ts';
import { scriptAddress } from '#web/platform/script-address.ts';
import { isServerReachable } from '#web/platform/server-reachable.ts';
import { removeWorker } from './take-over.ts';

/** True when a newer build is loaded and waits: it takes over at the next start, or by `takeOver`. */
export const isNewVersionReady = createStore(false);

/** Plain http on a home network has no service workers; the app works there without. */
export function registerServiceWorker(): void {
  addEventListener('vite:preloadError', reloadForNewerBuild);
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // What it fetches must not compete with the first paint.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress('/sw.js'), {
      updateViaCache: 'none',
    });
    watch(registration);
    // A page that was loading while the worker activated, or was loaded past it, has none until it asks.
    if (!navigator.serviceWorker.controller) registration.active?.postMessage('claim');
  } catch (error) {
    logProblem('works without a service worker', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && registration.active) isNewVersionReady.set(true);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  navigator.serviceWorker.addEventListener('message', async ({ data }) => {
    if (data === 'farewell') await removeWorker(registration);
  });
  registration.addEventListener('updatefound', follow);
  // An installed app is seldom started anew, and the browser looks for updates only then.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void askForUpdate(registration);
  });
}

async function askForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // The server is away; it is asked again when the page is shown again.
  }
}

const RELOADED_KEY = 'duskgate.reloadedFrom';
/** Every build has another address for its first file. */
const BUILD = import.meta.url;

/**
 * A tab of an older version asks for a file that the new one has no more; reloading brings the new
 * version. Once for each build: a file that stays missing must not reload for ever. Without a server
 * it must not reload at all: the app that still works would be lost.
 */
function reloadForNewerBuild(): void {
  reloadIfReachable().catch((error: unknown) => logProblem('not loaded again', error));
}

async function reloadIfReachable(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) === BUILD) return;
  if (!(await isServerReachable())) return;
  sessionStorage.setItem(RELOADED_KEY, BUILD);
  location.reload();
}
