import { createHash } from 'node:crypto';
import type { ProviderReturn } from '#protocol/replies/sign-in-ways.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import {
  type AccountServices,
  nowIso,
  type SignedIn,
  type Visit,
} from '#server/auth/account-services.ts';
import type { Caller } from '#server/auth/caller.ts';
import { createCeremonies, type Derive, type TakenCeremony } from '#server/auth/ceremonies.ts';
import { invitationDigest } from '#server/auth/invitations.ts';
import { tellOfNewWay } from '#server/auth/notices.ts';
import { openSessionBy } from '#server/auth/open-session.ts';
import { isSame } from '#server/auth/sessions/signed-cookie.ts';
import type { OidcConfig } from '#server/startup/sign-in-config.ts';
import {
  accountFor,
  holderOfIdentity,
  type Identity,
  identityIn,
  linkIdentity,
} from './identities.ts';
import { createProvider } from './provider.ts';

/** The way to the provider: where to send the browser, and the cookie that it must bring back. */
type WayOut = { readonly url: string; readonly setCookie: string };

/** What the provider sends the browser back with. */
export type ProviderAnswer = {
  readonly code: string | undefined;
  readonly state: string | undefined;
  readonly iss: string | undefined;
  readonly error: string | undefined;
};

/** How a way through the provider ended: signed in, connected, or led back with a reason. */
export type WayBack = {
  /** Begun in the settings of somebody signed in, to connect or to sign in once more. */
  readonly isFromSettings: boolean;
  readonly outcome: Result<SignedIn | 'connected', ProviderReturn>;
};

export type OidcSignIn = {
  readonly start: (
    parts: AccountServices,
    begin: { readonly caller?: Caller; readonly invitation?: string | undefined },
  ) => Promise<Result<WayOut, FailureOf<'provider-away'>>>;
  readonly finish: (
    parts: AccountServices,
    answer: ProviderAnswer,
    visit: Visit,
  ) => Promise<WayBack>;
  /** Where the provider ends its own session; undefined where it cannot, or is away. */
  readonly signOutUrl: () => Promise<string | undefined>;
  readonly clearCookie: string;
};

export const CALLBACK_PATH = '/api/auth/oidc/callback';
const SCOPE = 'openid email profile';

export function createOidcSignIn(
  config: OidcConfig,
  services: Pick<AccountServices, 'db' | 'clock' | 'publicUrl'>,
): OidcSignIn {
  const { clock, publicUrl } = services;
  const redirectUri = publicUrl + CALLBACK_PATH;
  const provider = createProvider({ config, redirectUri, clock });
  const ceremonies = createCeremonies('provider', services);

  /** Who the provider says it is; every check of its answer is made on the way. */
  async function identify(
    { log }: AccountServices,
    answer: ProviderAnswer,
    derive: Derive,
  ): Promise<Result<Identity, ProviderReturn>> {
    const fail = (kind: ProviderReturn, detail: string) => {
      log({ level: 'warn', event: 'provider-failed', detail });
      return err(kind);
    };
    const known = await provider.metadata();
    if (!known.ok) return fail(known.failure.kind, known.failure.detail);
    const isNamed = answer.iss !== undefined || known.value.saysIssuer;
    if (isNamed && answer.iss !== config.issuer) {
      return fail('answer-refused', 'the answer is of another provider');
    }
    if (answer.error !== undefined) return fail('provider-refused', 'it let nobody in');
    if (answer.code === undefined) return fail('answer-refused', 'the answer has no code');
    const claims = await provider.claimsFor({
      code: answer.code,
      verifier: derive('verifier'),
      nonce: derive('nonce'),
    });
    if (!claims.ok) return fail(claims.failure.kind, claims.failure.detail);
    return ok(identityIn(config.issuer, claims.value));
  }

  async function enter(
    parts: AccountServices,
    identity: Identity,
    { visit, invitation }: { readonly visit: Visit; readonly invitation: string },
  ): Promise<Result<SignedIn, ProviderReturn>> {
    const entry = { signUp: config.signUp, invitation };
    const found = await accountFor(parts, identity, entry).catch(
      // Two first sign-ins at once: the other one has made the account.
      () => accountFor(parts, identity, entry),
    );
    if (!found.ok) {
      parts.log({ level: 'warn', event: 'sign-in-failed', detail: found.failure });
      return found;
    }
    const { userId, isNew } = found.value;
    if (isNew) parts.log({ level: 'info', event: 'sign-up', userId, detail: 'oidc' });
    return ok(await openSessionBy(parts, { userId, way: 'oidc', isNew }, visit));
  }

  /** Connects only the hunter who began it, in the same session. */
  async function connect(
    parts: AccountServices,
    identity: Identity,
    { begun, caller }: { readonly begun: TakenCeremony; readonly caller: Caller | undefined },
  ): Promise<Result<'connected', ProviderReturn>> {
    if (caller === undefined || !begun.isOf(caller)) return err('sign-in-over');
    const { userId } = caller;
    const holder = await holderOfIdentity(parts.db, identity);
    if (holder !== undefined && holder !== userId) return err('other-hunter');
    if (holder === undefined) {
      await linkIdentity(parts.db, userId, identity, nowIso(parts));
      parts.log({ level: 'info', event: 'provider-connected', userId });
      await tellOfNewWay(parts, caller, config.label);
    }
    return ok('connected');
  }

  return {
    async start({ log }, { caller, invitation }) {
      const known = await provider.metadataNow();
      if (!known.ok) {
        log({ level: 'warn', event: 'provider-failed', detail: known.failure.detail });
        return err({ kind: 'provider-away', label: config.label });
      }
      const { derive, setCookie } = await ceremonies.begin(
        caller,
        invitation && invitationDigest(invitation),
      );
      const url = new URL(known.value.authorizationEndpoint);
      const query = {
        response_type: 'code',
        client_id: config.clientId,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: derive('state'),
        nonce: derive('nonce'),
        code_challenge: challengeOf(derive('verifier')),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return ok({ url: url.href, setCookie });
    },

    async finish(parts, answer, visit) {
      const begun = await ceremonies.take(visit.cookieHeader);
      const isOurs = begun !== undefined && isSame(answer.state ?? '', begun.derive('state'));
      if (!isOurs) {
        parts.log({ level: 'warn', event: 'provider-failed', detail: 'nobody began it here' });
        return { isFromSettings: false, outcome: err('sign-in-over') };
      }
      const identity = await identify(parts, answer, begun.derive);
      const caller = await parts.sessions.callerOf(visit.cookieHeader);
      if (!identity.ok) {
        return { isFromSettings: !begun.isNobodys || caller !== undefined, outcome: identity };
      }
      if (!begun.isNobodys) {
        const outcome = await connect(parts, identity.value, { begun, caller });
        return { isFromSettings: true, outcome };
      }
      const outcome = await enter(parts, identity.value, { visit, invitation: begun.note });
      return { isFromSettings: isStillTheirs(outcome, caller), outcome };
    },

    async signOutUrl() {
      const known = await provider.metadata();
      const address = known.ok ? known.value.endSessionEndpoint : undefined;
      if (address === undefined) return undefined;
      const url = new URL(address);
      url.searchParams.set('client_id', config.clientId);
      url.searchParams.set('post_logout_redirect_uri', `${publicUrl}/`);
      return url.href;
    },

    clearCookie: ceremonies.clear,
  };
}

/** Whether somebody was signed in, and is so now as the same hunter. */
function isStillTheirs(outcome: Result<SignedIn, unknown>, caller: Caller | undefined): boolean {
  return caller !== undefined && (!outcome.ok || outcome.value.user.uid === caller.userId);
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
