import { fieldsOf } from '#protocol/plain.ts';
import { type ProposalEntry, parseProposals } from '#protocol/replies/api-proposals.ts';
import {
  type MadeToken,
  parseMadeToken,
  parseTokens,
  type TokenEntry,
  type TokenScope,
} from '#protocol/replies/api-tokens.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

type CallResult<Value> = Promise<Result<Value, CallFailure>>;

type NewToken = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: string | null;
};

export type Connections = {
  readonly tokens: () => CallResult<readonly TokenEntry[]>;
  readonly create: (wanted: NewToken) => CallResult<MadeToken>;
  readonly revoke: (id: string) => CallResult<unknown>;
  /** Says in numbers what was taken back. */
  readonly takeBack: (id: string) => CallResult<Readonly<Record<string, unknown>>>;
  readonly proposals: () => CallResult<readonly ProposalEntry[]>;
  readonly answer: (id: string, how: 'accept' | 'decline') => CallResult<unknown>;
};

/** The calls behind the settings' Connections. */
export function connectionsOf(call: Call): Connections {
  const read = async <Value>(
    reply: ReturnType<Call>,
    parse: (said: unknown) => Value | undefined,
  ): CallResult<Value> => {
    const answer = await reply;
    if (!answer.ok) return answer;
    const value = parse(answer.value);
    return value === undefined ? err(UNREADABLE) : ok(value);
  };
  return {
    tokens: () => read(call('GET', '/api/tokens'), parseTokens),
    create: (wanted) => read(call('POST', '/api/tokens', wanted), parseMadeToken),
    revoke: (id) => call('POST', '/api/tokens/revoke', { id }),
    takeBack: (id) => read(call('POST', '/api/tokens/take-back', { id }), fieldsOf),
    proposals: () => read(call('GET', '/api/proposals'), parseProposals),
    answer: (id, how) => call('POST', `/api/proposals/${how}`, { id }),
  };
}
