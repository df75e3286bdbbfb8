import { isServerReachable } from '#web/platform/server-reachable.ts';

const STUCK_MS = 2_000;

/** Activates the newer build now; every tab is reloaded by it. */
export async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  if (!registration?.waiting) return location.reload(); // another tab was quicker
  registration.waiting.postMessage('take-over');
  setTimeout(() => void reloadWithoutWorker(registration), STUCK_MS);
}

/**
 * Chromium lets an older worker that was answering a request in that moment stay for half a minute
 * and more. The server has the newer build too: the page is loaded from there and registers the worker.
 */
async function reloadWithoutWorker(registration: ServiceWorkerRegistration): Promise<void> {
  // Without the server the older version goes on, and the newer one waits for the next start.
  if ((await isServerReachable()) && (await registration.unregister())) location.reload();
}

/** The server was set to work without a service worker: removes the one that is installed. */
export async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
