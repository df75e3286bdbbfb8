import { fieldsOf, isId } from '#protocol/plain.ts';

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
