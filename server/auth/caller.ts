/** The signed-in user of a request, taken from the session and from nothing else. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly displayName: string;
};
