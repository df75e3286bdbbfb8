import { fieldsOf, isId } from '#protocol/plain.ts';

/** One device on which a hunter is signed in. */
export type SessionEntry = {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string;
  /** Missing in the reply of a server of release 0.1. */
  readonly address?: string;
  readonly isCurrent: boolean;
};

export function parseSessions(said: unknown): readonly SessionEntry[] | undefined {
  const { sessions } = fieldsOf(said);
  return Array.isArray(sessions) && sessions.every(isSession) ? sessions : undefined;
}

function isSession(said: unknown): said is SessionEntry {
  const { id, createdAt, lastUsedAt, userAgent, address = '', isCurrent } = fieldsOf(said);
  const areTexts = [createdAt, lastUsedAt, userAgent, address].every(
    (text) => typeof text === 'string',
  );
  return isId(id) && typeof isCurrent === 'boolean' && areTexts;
}
