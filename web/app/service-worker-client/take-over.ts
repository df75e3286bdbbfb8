import { isServed } from '#web/platform/served.ts';

const STUCK_MS = 2_000;

/** The newer build comes now; every tab is loaded again by it. */
export async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  if (!registration?.waiting) return location.reload(); // another tab was quicker
  registration.waiting.postMessage('take-over');
  setTimeout(() => void goWithout(registration), STUCK_MS);
}

/**
 * Chromium lets an older worker that was answering a request in that moment stay for half a minute
 * and more. The server has the same build: the page comes from there, and brings the worker along.
 */
async function goWithout(registration: ServiceWorkerRegistration): Promise<void> {
  // With the server away the older version goes on, and the newer one waits for the next start.
  if ((await isServed()) && (await registration.unregister())) location.reload();
}

/** The server takes its service worker back, and the older one does not let the farewell in. */
export async function letGo(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
