import type { MentorSaid } from './mentor-messages.ts';

/** The server's own words are read like anybody's: a broken one is a mentor that failed. */
export function readMentorSaid<Value>(
  reply: unknown,
  read: (value: unknown) => Value | undefined,
): MentorSaid<Value> {
  const { kind, value, message }: Loose = typeof reply === 'object' && reply !== null ? reply : {};
  switch (kind) {
    case 'said': {
      const said = read(value);
      return said === undefined ? { kind: 'unreadable' } : { kind, value: said };
    }
    case 'none':
    case 'unreadable':
      return { kind };
    case 'spent':
    case 'failed':
      return { kind, message: typeof message === 'string' ? message : '' };
    default:
      return { kind: 'failed', message: '' };
  }
}

type Loose = { readonly kind?: unknown; readonly value?: unknown; readonly message?: unknown };
