import { waited } from '#web/platform/timers.ts';

/** Why reminders cannot reach this device, or that they may. */
export type DeviceReach =
  | 'possible'
  | 'plain-http'
  | 'install-first'
  | 'no-notifications'
  | 'denied';

/** What this browser lets a page do. iPhones and iPads have notifications only in an installed app. */
export function reachOfDevice(): DeviceReach {
  if (!isSecureContext) return 'plain-http';
  if (!('Notification' in globalThis)) {
    const isApple = /iPhone|iPad/.test(navigator.userAgent) || isTouchMac();
    return isApple && !matchMedia('(display-mode: standalone)').matches
      ? 'install-first'
      : 'no-notifications';
  }
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** An iPad says that it is a Mac. */
function isTouchMac(): boolean {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

// Not from notification.ts: that is part of the raid, and every screen would load it with this file.

export function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Opens the browser's own question. Call it from a click or a key. */
export async function askForPushes(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

const READY_WITHIN_MS = 5_000;

/** The active service worker; none where there is none, or none in time. */
export async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return Promise.race([
    navigator.serviceWorker.ready,
    waited(READY_WITHIN_MS).then(() => undefined),
  ]);
}

/** Where a push service reaches this browser, as the server is told. */
export type SubscriptionAddress = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Agrees to pushes of the server with that key; none where this browser has no push service. */
export async function subscribeToPushes(
  publicKey: string,
): Promise<SubscriptionAddress | undefined> {
  const worker = await workerHere();
  if (worker === undefined || !('pushManager' in worker)) return undefined;
  try {
    const known = await worker.pushManager.getSubscription();
    const isOurs = known && base64url(known.options.applicationServerKey) === publicKey;
    if (known && !isOurs) await known.unsubscribe(); // of a server whose key has changed
    const made = isOurs
      ? known
      : await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: publicKey,
        });
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
    return endpoint ? { endpoint, keys: { p256dh, auth } } : undefined;
  } catch {
    return undefined; // no push service, or one that cannot be reached
  }
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Shows how many quests are open on the icon of the installed app. */
export function setBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {}); // never worth a fault
}

/** Takes the badge and what is still shown away, and pushes too where the account leaves this browser. */
export async function forgetReminders({ alsoPushes }: { readonly alsoPushes: boolean }) {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  setBadge(0);
  if (alsoPushes) await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
