import { addToOutbox, hasAccount, pushOutbox, type StampedCommand } from './worker-outbox.ts';

/** A message of the server (protocol/replies/reminders.ts). Its texts are shown as they are, as text. */
export type PushedReminder = {
  readonly uid: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly open?: number;
  readonly questId?: string;
  readonly day?: string;
  readonly untilMs?: number;
  readonly clear?: { readonly label: string; readonly commands: readonly StampedCommand[] };
};

type NotificationLook = NotificationOptions & {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

type Registration = {
  readonly showNotification: (title: string, options: NotificationLook) => Promise<void>;
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

const HOUR_MS = 3_600_000;
const ICON = '/icons/icon-192.png';
const SYNC_PREFIX = 'outbox:';

/** What a push says; none where it says nothing that this version understands. */
export function readReminder(text: string): PushedReminder | undefined {
  try {
    const said = JSON.parse(text);
    const texts = [said.uid, said.kind, said.title, said.body, said.tag, said.path];
    const isOne = texts.every((one) => typeof one === 'string') && said.path.startsWith('/');
    return isOne ? said : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows what a push says. Every push must show something, or browsers stop delivering; to who is not
 * signed in on this device it tells nothing of anybody.
 */
export async function showReminder(text: string, registration: Registration): Promise<void> {
  const reminder = readReminder(text);
  if (reminder === undefined || !(await hasAccount(reminder.uid))) {
    const options = { body: 'Sign in to see what is open.', tag: 'reminder', icon: ICON };
    return registration.showNotification('Duskgate', options);
  }
  const { title, body, tag, kind, clear, open } = reminder;
  const actions = [
    ...(clear ? [{ action: 'clear', title: clear.label }] : []),
    ...(kind === 'quest' ? [{ action: 'later', title: 'Later' }] : []),
  ];
  await setBadge(open);
  await registration.showNotification(title, { body, tag, icon: ICON, data: reminder, actions });
  await sendOrWait(reminder.uid, registration); // what an earlier press left
}

async function setBadge(count: number | undefined): Promise<void> {
  if (count === undefined || !('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(count).catch(() => {}); // a badge is never worth a fault
}

/** What a press on an action records; none where the quest is to be opened instead. @internal exported for the test */
export function commandsOf(
  reminder: PushedReminder,
  action: string,
  moment: {
    readonly nowMs: number;
    readonly utcOffsetMinutes: number;
    readonly newId: () => string;
  },
): readonly StampedCommand[] | undefined {
  const { questId, day, clear, untilMs = 0 } = reminder;
  const { nowMs, utcOffsetMinutes } = moment;
  const stamp = { at: new Date(nowMs).toISOString(), utcOffsetMinutes };
  // Of a day that is over the hunter decides on the page: late records have rules of their own.
  if (nowMs >= untilMs || questId === undefined) return undefined;
  if (action === 'clear') return clear?.commands.map((command) => ({ ...command, ...stamp }));
  if (action !== 'later') return undefined;
  const id = moment.newId();
  const edits = { snoozedUntil: new Date(nowMs + HOUR_MS).toISOString() };
  return [{ kind: 'quest.edit', v: 2, key: `set:${id}`, id, questId, edits, day, ...stamp }];
}

/** Carries out a press on an action; false where the quest is to be opened instead. */
export async function actOn(
  reminder: PushedReminder,
  action: string,
  registration: Registration,
): Promise<boolean> {
  const now = new Date();
  const commands = commandsOf(reminder, action, {
    nowMs: now.getTime(),
    utcOffsetMinutes: -now.getTimezoneOffset(),
    newId: () => crypto.randomUUID(),
  });
  if (commands === undefined || !(await addToOutbox(reminder.uid, commands))) return false;
  if (action === 'clear' && reminder.open) await setBadge(reminder.open - 1);
  await sendOrWait(reminder.uid, registration);
  return true;
}

/** Sends the outbox now or, where the browser can, as soon as the network is back; else a page does. */
async function sendOrWait(uid: string, { sync }: Registration): Promise<void> {
  if (await pushOutbox(uid)) return;
  await sync?.register(`${SYNC_PREFIX}${uid}`).catch(() => {}); // not allowed: the next page sends it
}

/** The browser says that the network is back; a failure makes it try again. */
export async function sendAfterSync(tag: string): Promise<void> {
  if (!tag.startsWith(SYNC_PREFIX)) return;
  if (!(await pushOutbox(tag.slice(SYNC_PREFIX.length)))) throw new Error('not sent yet');
}
