import type { TokenScope } from '#protocol/replies/api-tokens.ts';

/** What the personal token of a request allows. */
export type TokenGrant = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
};

/** The user of a request, taken from the session or the personal token and from nothing else. */
export type Caller = {
  readonly userId: string;
  /** Empty for a token, which has no session. */
  readonly sessionId: string;
  readonly email: string;
  readonly displayName: string;
  /** Only of a request with a personal token: it may do no more than the token allows. */
  readonly token?: TokenGrant;
};
