/** Who is asking, as the session says; nothing in a request can say otherwise. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly displayName: string;
};
