import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasskeyAnswer, PasskeyMade } from '#protocol/replies/passkey-messages.ts';
import type { PasskeyEntry } from '#protocol/replies/sign-in-ways.ts';
import { localDateAt } from '#rules/activity/local-date.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import {
  type AccountServices,
  nowIso,
  type SignedIn,
  type Visit,
} from '#server/auth/account-services.ts';
import type { Caller } from '#server/auth/caller.ts';
import { createCeremonies } from '#server/auth/ceremonies.ts';
import { tellOfNewWay } from '#server/auth/notices.ts';
import { openSessionBy } from '#server/auth/open-session.ts';
import { takeWayAway } from '#server/auth/presence.ts';
import type { Tables } from '#server/database/schema.ts';
import {
  checkMade,
  checkUsed,
  creationOptions,
  type RelyingParty,
  requestOptions,
} from './ceremony.ts';

const MAX_PASSKEYS = 20;

type PasskeyRefused = FailureOf<'passkey-refused'>;
/** What the browser's own dialog needs, and the cookie that its answer must come back with. */
export type PasskeyQuestion = { readonly options: object; readonly setCookie: string };
type NewPasskey = { readonly name: string; readonly credential: PasskeyMade };

export type Passkeys = {
  readonly list: (userId: string) => Promise<readonly PasskeyEntry[]>;
  /** Begins to make one; whoever asks has proved to be there. */
  readonly startNew: (
    caller: Caller,
  ) => Promise<Result<PasskeyQuestion, FailureOf<'too-many-passkeys'>>>;
  readonly add: (
    parts: AccountServices,
    caller: Caller,
    made: NewPasskey,
    visit: Visit,
  ) => Promise<Result<true, PasskeyRefused | FailureOf<'too-many-passkeys'>>>;
  readonly remove: (
    parts: AccountServices,
    caller: Caller,
    id: string,
  ) => Promise<Result<true, FailureOf<'no-such-passkey' | 'last-way-in'>>>;
  readonly startSignIn: () => Promise<PasskeyQuestion>;
  readonly signIn: (
    parts: AccountServices,
    answer: PasskeyAnswer,
    visit: Visit,
  ) => Promise<Result<SignedIn, PasskeyRefused>>;
};

export function createPasskeys(
  services: Pick<AccountServices, 'db' | 'clock' | 'publicUrl'>,
): Passkeys {
  const { db, clock, publicUrl } = services;
  const rp: RelyingParty = { id: new URL(publicUrl).hostname, origin: publicUrl };
  const making = createCeremonies('passkey-new', services);
  const using = createCeremonies('passkey-use', services);
  const refuse = ({ log }: AccountServices, userId?: string): Result<never, PasskeyRefused> => {
    log({ level: 'warn', event: 'passkey-refused', ...(userId && { userId }) });
    return err({ kind: 'passkey-refused' });
  };

  return {
    async list(userId) {
      const rows = await rowsOf(db, userId);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedOn: row.last_used_on,
      }));
    },

    async startNew(caller) {
      const known = await rowsOf(db, caller.userId);
      if (known.length >= MAX_PASSKEYS) return err({ kind: 'too-many-passkeys' });
      const { derive, setCookie } = await making.begin(caller);
      const options = await creationOptions({
        rp,
        challenge: derive('challenge'),
        user: { id: caller.userId, email: caller.email, displayName: caller.displayName },
        known: known.map(storedIn),
      });
      return ok({ options, setCookie });
    },

    async add(parts, caller, { name, credential }, { cookieHeader }) {
      const { userId } = caller;
      const begun = await making.take(cookieHeader);
      if (!begun?.isOf(caller)) return refuse(parts, userId);
      const made = await checkMade(credential, rp, begun.derive('challenge'));
      if (made === undefined) return refuse(parts, userId);
      const isAdded = await db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ id: userId }).where('id', '=', userId).execute(); // one at a time
        if ((await rowsOf(trx, userId)).length >= MAX_PASSKEYS) return undefined;
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('passkeys')
          .values({
            id: randomUUID(),
            user_id: userId,
            name,
            credential_id: made.credentialId,
            public_key: made.publicKey,
            counter: made.counter,
            transports: made.transports,
            created_at: nowIso(parts),
            last_used_on: null,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      });
      if (isAdded === undefined) return err({ kind: 'too-many-passkeys' });
      if (!isAdded) return refuse(parts, userId);
      parts.log({ level: 'info', event: 'passkey-added', userId });
      await tellOfNewWay(parts, caller, 'a passkey');
      return ok(true);
    },

    async remove(parts, { userId }, id) {
      const removed = await takeWayAway(parts, userId, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkeys')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows === 0n ? ({ kind: 'no-such-passkey' } as const) : undefined;
      });
      if (removed.ok) parts.log({ level: 'info', event: 'passkey-removed', userId });
      return removed;
    },

    async startSignIn() {
      const { derive, setCookie } = await using.begin();
      return { options: await requestOptions(rp, derive('challenge')), setCookie };
    },

    async signIn(parts, answer, visit) {
      const begun = await using.take(visit.cookieHeader);
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', answer.id)
        .executeTakeFirst();
      if (begun === undefined || row === undefined) return refuse(parts);
      // The device says whose it is: it must be the one that the passkey was stored for.
      const said = Buffer.from(answer.response.userHandle, 'base64url').toString('utf8');
      if (said !== row.user_id) return refuse(parts, row.user_id);
      const challenge = begun.derive('challenge');
      const counter = await checkUsed(answer, storedIn(row), { rp, challenge });
      if (counter === undefined) return refuse(parts, row.user_id);
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, last_used_on: localDateAt(clock.nowMs(), 0, 0) })
        .where('user_id', '=', row.user_id)
        .where('id', '=', row.id)
        .where('counter', '=', row.counter) // another answer of the same count may be a copy's
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return refuse(parts, row.user_id);
      return ok(await openSessionBy(parts, { userId: row.user_id, way: 'passkey' }, visit));
    },
  };
}

type Row = Tables['passkeys'];

function rowsOf(db: Kysely<Tables>, userId: string): Promise<Row[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function storedIn({ credential_id, public_key, counter, transports }: Row) {
  return { credentialId: credential_id, publicKey: public_key, counter, transports };
}
