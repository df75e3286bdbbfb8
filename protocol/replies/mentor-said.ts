import type { MentorSaid } from './mentor-messages.ts';

type LooseReply = {
  readonly kind?: unknown;
  readonly value?: unknown;
  readonly message?: unknown;
  readonly withheldCount?: unknown;
};

/** Reads the server's reply about the mentor; one that cannot be read counts as a mentor that failed. */
export function readMentorSaid<Value>(
  reply: unknown,
  read: (value: unknown) => Value | undefined,
): MentorSaid<Value> {
  const { kind, value, message, withheldCount }: LooseReply = Object(reply);
  const text = typeof message === 'string' ? message : '';
  if (kind === 'none' || kind === 'unreadable') return { kind };
  if (kind === 'spent') return { kind, message: text };
  if (kind !== 'said') return { kind: 'failed', message: kind === 'failed' ? text : '' };
  const said = read(value);
  if (said === undefined) return { kind: 'unreadable' };
  return { kind, value: said, ...(typeof withheldCount === 'number' && { withheldCount }) };
}
