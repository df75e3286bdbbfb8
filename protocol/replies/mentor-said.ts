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
  const { kind, value, message, withheldCount }: LooseReply =
    typeof reply === 'object' && reply !== null ? reply : {};
  const text = typeof message === 'string' ? message : '';
  const said = kind === 'said' ? read(value) : undefined;
  const replies: { readonly [Kind in MentorSaid<Value>['kind']]: MentorSaid<Value> } = {
    said:
      said === undefined
        ? { kind: 'unreadable' }
        : {
            kind: 'said',
            value: said,
            ...(typeof withheldCount === 'number' && { withheldCount }),
          },
    none: { kind: 'none' },
    unreadable: { kind: 'unreadable' },
    spent: { kind: 'spent', message: text },
    failed: { kind: 'failed', message: text },
  };
  const isKnown = typeof kind === 'string' && Object.hasOwn(replies, kind);
  return isKnown ? replies[kind as keyof typeof replies] : { kind: 'failed', message: '' }; // hasOwn has just shown it is one
}
