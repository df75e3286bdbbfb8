import { logProblem } from '#web/platform/log.ts';

export type NotificationPermissionState = 'unknown' | 'granted' | 'denied' | 'unasked';

/** `unknown` where the browser has no notifications: plain http, and some phones. */
export function notificationPermission(): NotificationPermissionState {
  if (!('Notification' in globalThis)) return 'unknown';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

/** Opens the browser's own question. Call it from a click or a key. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

type NotificationText = {
  readonly title: string;
  readonly body: string;
  /** A second notification with the same tag replaces the first, from whichever tab it comes. */
  readonly tag: string;
};

export async function notify({ title, body, tag }: NotificationText): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const options = { body, tag, icon: '/icons/icon-192.png' };
  try {
    // Phones show only notifications of the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => focus();
  } catch (error) {
    logProblem('no notification', error);
  }
}
