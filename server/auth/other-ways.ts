import type { PasskeyAnswer, PasskeyMade } from '#protocol/replies/passkey-messages.ts';
import type { OwnWays } from '#protocol/replies/sign-in-ways.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import type { AccountServices, SignedIn, Visit } from './account-services.ts';
import type { Caller } from './caller.ts';
import { OIDC_PROVIDER } from './oidc/identities.ts';
import type { OidcSignIn, ProviderAnswer, WayBack } from './oidc/oidc-sign-in.ts';
import type { PasskeyQuestion } from './passkeys/passkeys.ts';
import {
  confirmPresence,
  isFresh,
  type PresenceFailure,
  takeWayAway,
  waysInOf,
} from './presence.ts';

type Off = FailureOf<'way-off'>;
type Started = Awaited<ReturnType<OidcSignIn['start']>>;

/** What users do about the ways to sign in beside a password. Each is refused where it is switched off. */
export type OtherWays = {
  readonly ownWays: (caller: Caller) => Promise<OwnWays>;
  /** An invitation counts only for a newcomer, where one is needed. */
  readonly startProvider: (
    visit: Visit,
    invitation?: string,
  ) => Promise<Started | Result<never, Off>>;
  /** The same for somebody signed in, who wants to sign in that way later. */
  readonly startConnecting: (
    caller: Caller,
    proof: { readonly password: string },
    visit: Visit,
  ) => Promise<Started | Result<never, Off | PresenceFailure>>;
  /** Undefined where it is switched off. */
  readonly finishProvider: (answer: ProviderAnswer, visit: Visit) => Promise<WayBack | undefined>;
  readonly disconnectProvider: (
    caller: Caller,
    visit: Visit,
  ) => Promise<Result<true, FailureOf<'last-way-in'>>>;
  readonly startPasskey: (
    caller: Caller,
    proof: { readonly password: string },
    visit: Visit,
  ) => Promise<Result<PasskeyQuestion, Off | PresenceFailure | FailureOf<'too-many-passkeys'>>>;
  readonly addPasskey: (
    caller: Caller,
    made: { readonly name: string; readonly credential: PasskeyMade },
    visit: Visit,
  ) => Promise<Result<true, Off | FailureOf<'passkey-refused' | 'too-many-passkeys'>>>;
  readonly removePasskey: (
    caller: Caller,
    id: string,
    visit: Visit,
  ) => Promise<Result<true, Off | FailureOf<'no-such-passkey' | 'last-way-in'>>>;
  readonly startPasskeySignIn: () => Promise<Result<PasskeyQuestion, Off>>;
  readonly passkeySignIn: (
    answer: PasskeyAnswer,
    visit: Visit,
  ) => Promise<Result<SignedIn, Off | FailureOf<'passkey-refused'>>>;
  /** The Set-Cookie line that ends what was begun at the provider. */
  readonly clearProviderCookie: string;
};

const OFF = err({ kind: 'way-off' } as const);

export function createOtherWays(
  parts: AccountServices,
  at: (visit: Visit) => AccountServices,
): OtherWays {
  const { db, oidc, passkeys } = parts;
  return {
    async ownWays(caller) {
      const { userId } = caller;
      const { hasPassword, isConnected } = await waysInOf(db, parts, userId);
      const own = (await passkeys?.list(userId)) ?? [];
      return { hasPassword, isConnected, passkeys: own, isFresh: await isFresh(parts, caller) };
    },
    startProvider: async (visit, invitation) =>
      oidc ? oidc.start(at(visit), { invitation }) : OFF,
    async startConnecting(caller, { password }, visit) {
      if (oidc === undefined) return OFF;
      const present = await confirmPresence(at(visit), caller, password);
      return present.ok ? oidc.start(at(visit), { caller }) : present;
    },
    finishProvider: async (answer, visit) => oidc?.finish(at(visit), answer, visit),
    async disconnectProvider({ userId }, visit) {
      const taken = await takeWayAway<never>(parts, userId, async (trx) => {
        await trx
          .deleteFrom('accounts')
          .where('user_id', '=', userId)
          .where('provider_id', '=', OIDC_PROVIDER)
          .execute();
        return undefined;
      });
      if (taken.ok) at(visit).log({ level: 'info', event: 'provider-disconnected', userId });
      return taken;
    },
    async startPasskey(caller, { password }, visit) {
      if (passkeys === undefined) return OFF;
      const present = await confirmPresence(at(visit), caller, password);
      return present.ok ? passkeys.startNew(caller) : present;
    },
    addPasskey: async (caller, made, visit) =>
      passkeys ? passkeys.add(at(visit), caller, made, visit) : OFF,
    removePasskey: async (caller, id, visit) =>
      passkeys ? passkeys.remove(at(visit), caller, id) : OFF,
    startPasskeySignIn: async () => (passkeys ? ok(await passkeys.startSignIn()) : OFF),
    passkeySignIn: async (answer, visit) =>
      passkeys ? passkeys.signIn(at(visit), answer, visit) : OFF,
    clearProviderCookie: oidc?.clearCookie ?? '',
  };
}
