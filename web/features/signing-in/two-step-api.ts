import {
  parseRecoveryCodes,
  parseSigningIn,
  parseTotpSetUp,
  type SigningInReply,
  type TotpSetUp,
} from '#protocol/replies/two-step.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

type CallAnswer<Value> = Promise<Result<Value, CallFailure>>;
export type TypedProof = { readonly password: string; readonly code: string };

export type TwoStepCalls = {
  readonly read: () => CallAnswer<SigningInReply>;
  readonly start: (password: string) => CallAnswer<TotpSetUp>;
  /** Switches it on and gives the recovery codes, which are never told again. */
  readonly confirm: (code: string) => CallAnswer<readonly string[]>;
  readonly renewCodes: (proof: TypedProof) => CallAnswer<readonly string[]>;
  readonly end: (proof: TypedProof) => CallAnswer<unknown>;
};

export function twoStepCalls(call: Call): TwoStepCalls {
  async function asking<Value>(
    asked: ReturnType<Call>,
    parse: (said: unknown) => Value | undefined,
  ): CallAnswer<Value> {
    const reply = await asked;
    if (!reply.ok) return reply;
    const value = parse(reply.value);
    return value === undefined ? err(UNREADABLE) : ok(value);
  }
  const post = (path: string, body: object) => call('POST', `/api/auth/two-step/${path}`, body);
  return {
    read: () => asking(call('GET', '/api/auth/two-step'), parseSigningIn),
    start: (password) => asking(post('start', { password }), parseTotpSetUp),
    confirm: (code) => asking(post('confirm', { code }), parseRecoveryCodes),
    renewCodes: (proof) => asking(post('codes', proof), parseRecoveryCodes),
    end: (proof) => post('end', proof),
  };
}

/** What an authenticator app reads off the code: RFC 6238 as all of them know it. */
export function appAddress({ secret, label }: TotpSetUp): string {
  const about = `?secret=${secret}&issuer=Duskgate`;
  const address = `otpauth://totp/Duskgate:${encodeURIComponent(label)}${about}`;
  // A very long e-mail would not fit into the code.
  return address.length <= 230 ? address : `otpauth://totp/Duskgate${about}`;
}
