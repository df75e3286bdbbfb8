import { fieldsOf, isId } from '#protocol/plain.ts';
import type { Command } from '#rules/commands/command.ts';

/** A device that is reminded. */
export type ReminderDevice = {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: string;
  readonly isCurrent: boolean;
};

export type RemindersReply = {
  /** What a browser is subscribed with; none where the operator has switched pushes off. */
  readonly publicKey: string | null;
  readonly devices: readonly ReminderDevice[];
};

/** A command that has all but the moment at which it is done. */
export type UnstampedCommand = Omit<Command, 'at' | 'utcOffsetMinutes'>;

/** A notification as the service worker gets it. Texts of the hunter are data in it. */
export type ReminderMessage = {
  readonly uid: string;
  readonly kind: 'quest' | 'evening' | 'test';
  readonly title: string;
  readonly body: string;
  /** A second notification with the same tag replaces the first. */
  readonly tag: string;
  /** What a press opens. */
  readonly path: string;
  /** How many quests are still open; for the badge of the installed app. */
  readonly open?: number;
  readonly questId?: string;
  readonly day?: string;
  /** The instant at which that day is over: Clear counts on it until then. */
  readonly untilMs?: number;
  /** What Clear records, and its name; absent where one press does not complete the quest. */
  readonly clear?: { readonly label: string; readonly commands: readonly UnstampedCommand[] };
};

export function parseReminders(said: unknown): RemindersReply | undefined {
  const { publicKey, devices } = fieldsOf(said);
  const isKey = publicKey === null || typeof publicKey === 'string';
  return isKey && Array.isArray(devices) && devices.every(isDevice)
    ? { publicKey, devices }
    : undefined;
}

function isDevice(said: unknown): said is ReminderDevice {
  const { id, userAgent, createdAt, isCurrent } = fieldsOf(said);
  const areTexts = [userAgent, createdAt].every((text) => typeof text === 'string');
  return isId(id) && areTexts && typeof isCurrent === 'boolean';
}
