import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ProviderReturn } from '#protocol/replies/sign-in-ways.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type AccountServices, nowIso } from '#server/auth/account-services.ts';
import { MAX_NAME_CHARACTERS } from '#server/auth/display-name.ts';
import { localPart, parseEmail } from '#server/auth/email.ts';
import { spendInvitation } from '#server/auth/invitations.ts';
import type { Tables } from '#server/database/schema.ts';
import type { OidcConfig } from '#server/startup/sign-in-config.ts';
import type { Claims } from './id-token.ts';

/** Marks accounts that the provider vouches for, as the account library marks those with a password. */
export const OIDC_PROVIDER = 'oidc';

/** Somebody as the provider names them. */
export type Identity = {
  /** With the issuer: another provider's person of the same name is somebody else. */
  readonly accountId: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly displayName: string;
};

export function identityIn(issuer: string, claims: Claims): Identity {
  const parsed = typeof claims.email === 'string' ? parseEmail(claims.email) : undefined;
  const email = parsed?.ok ? parsed.value : undefined;
  const names = [claims.name, claims.preferred_username, email && localPart(email)];
  return {
    accountId: `${issuer} ${claims.sub}`,
    email,
    isEmailVerified: claims.email_verified === true,
    displayName: names.flatMap(cleanName)[0] ?? 'Hunter',
  };
}

function cleanName(said: unknown): readonly string[] {
  const name = typeof said === 'string' ? cleanLine(said) : '';
  const cut = Array.from(name).slice(0, MAX_NAME_CHARACTERS).join('').trim();
  return isBlank(cut) ? [] : [cut];
}

export async function holderOfIdentity(
  db: Kysely<Tables>,
  { accountId }: Pick<Identity, 'accountId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', OIDC_PROVIDER)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.user_id;
}

type Newcomer = Extract<
  ProviderReturn,
  'no-address' | 'address-taken' | 'not-registered' | 'invitation-spent'
>;

/** Whether newcomers may come, and the digest of the invitation that this one has, or nothing. */
type SignUpRule = { readonly signUp: OidcConfig['signUp']; readonly invitation: string };

/**
 * The account of somebody the provider vouches for: theirs, one with their address, or a new one. An
 * account is joined by its address only if both sides have verified it: otherwise whoever made an account
 * with somebody else's address would be handed what its owner does there later.
 */
export async function accountFor(
  parts: AccountServices,
  identity: Identity,
  entry: SignUpRule,
): Promise<Result<{ readonly userId: string; readonly isNew: boolean }, Newcomer>> {
  const { email } = identity;
  return parts.db.transaction().execute(async (trx) => {
    const known = await holderOfIdentity(trx, identity);
    if (known !== undefined) return ok({ userId: known, isNew: false });
    if (email === undefined) return err('no-address');
    const sameAddress = await trx
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (sameAddress !== undefined) {
      const isSafe = identity.isEmailVerified && Boolean(sameAddress.email_verified);
      if (!isSafe) return err('address-taken');
      await linkIdentity(trx, sameAddress.id, identity, nowIso(parts));
      return ok({ userId: sameAddress.id, isNew: false });
    }
    const refusal = await refusalOf({ ...parts, db: trx }, entry);
    if (refusal !== undefined) return err(refusal);
    return ok({ userId: await makeUser(trx, email, identity, nowIso(parts)), isNew: true });
  });
}

/** In the transaction of the account: whoever is not let in has not used the invitation. */
async function refusalOf(
  parts: AccountServices,
  { signUp, invitation }: SignUpRule,
): Promise<Newcomer | undefined> {
  if (signUp === 'open') return undefined;
  if (signUp === 'closed' || invitation === '') return 'not-registered';
  return (await spendInvitation(parts, invitation)) ? undefined : 'invitation-spent';
}

async function makeUser(
  db: Kysely<Tables>,
  email: string,
  identity: Identity,
  now: string,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('users')
    .values({
      id,
      email,
      display_name: identity.displayName,
      email_verified: identity.isEmailVerified ? 1 : 0,
      image: null,
      created_at: now,
      updated_at: now,
      last_login: now,
    })
    .execute();
  await linkIdentity(db, id, identity, now);
  return id;
}

/** No token of the provider is stored: none is needed later. */
export async function linkIdentity(
  db: Kysely<Tables>,
  userId: string,
  { accountId }: Pick<Identity, 'accountId'>,
  now: string,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      account_id: accountId,
      provider_id: OIDC_PROVIDER,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
