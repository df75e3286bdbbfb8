import { logProblem } from './log.ts';

export type NotificationLeave = 'unknown' | 'granted' | 'denied' | 'unasked';

/** Plain http and some phones have no notifications at all. */
export function notificationLeave(): NotificationLeave {
  if (!('Notification' in globalThis)) return 'unknown';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

/** The browser's own question. Call it from a click or a key. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

type Note = {
  readonly title: string;
  readonly body: string;
  /** A second note with the same tag takes the place of the first, from whichever tab it comes. */
  readonly tag: string;
};

export async function notify({ title, body, tag }: Note): Promise<void> {
  if (notificationLeave() !== 'granted') return;
  const options = { body, tag, icon: '/icons/icon-192.png' };
  try {
    // A phone shows only what its worker says.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => focus();
  } catch (error) {
    logProblem('no notification', error);
  }
}
