import type { SigningInReply, TotpSetUp } from '#protocol/replies/two-step.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import { type AccountServices, nowIso, type Visit } from '#server/auth/account-services.ts';
import type { Caller } from '#server/auth/caller.ts';
import { NOTICE_MS } from '#server/auth/notices.ts';
import { confirmOwner, type PasswordCheckFailure } from '#server/auth/passwords/change-password.ts';
import type { Trx } from '#server/database/database.ts';
import { totpOffWords } from '#server/mail/mail-words.ts';
import { type CodeFailure, checkCode, isTotpOn } from './check-code.ts';
import { newTotpSecret } from './codes.ts';
import { countUnused, makeRecoveryCodes } from './recovery-codes.ts';

type OwnerProof = { readonly password: string; readonly code: string };
type RecoveryCodes = readonly string[];

/** What a signed-in user does about the second step of the sign-in. */
export type TwoStep = {
  readonly overview: (caller: Caller) => Promise<SigningInReply>;
  /** Makes a secret, which is not asked for yet. */
  readonly start: (
    caller: Caller,
    password: string,
    visit: Visit,
  ) => Promise<Result<TotpSetUp, PasswordCheckFailure | FailureOf<'two-step-on'>>>;
  /** Switches it on by a first code; the recovery codes are shown once. */
  readonly confirm: (
    caller: Caller,
    code: string,
    visit: Visit,
  ) => Promise<Result<RecoveryCodes, CodeFailure | FailureOf<'two-step-on' | 'two-step-off'>>>;
  readonly end: (
    caller: Caller,
    proof: OwnerProof,
    visit: Visit,
  ) => Promise<Result<true, PasswordCheckFailure | CodeFailure | FailureOf<'two-step-off'>>>;
  /** Makes the recovery codes anew. */
  readonly renewCodes: (
    caller: Caller,
    proof: OwnerProof,
    visit: Visit,
  ) => Promise<
    Result<RecoveryCodes, PasswordCheckFailure | CodeFailure | FailureOf<'two-step-off'>>
  >;
};

export function createTwoStep(at: (visit: Visit) => AccountServices): TwoStep {
  return {
    async overview({ userId }) {
      const { db, mail } = at({});
      const isOn = await isTotpOn(db, userId);
      const codesLeft = isOn ? await countUnused(db, userId) : 0;
      return { isOn, codesLeft, isMailOn: mail !== undefined };
    },
    start: (caller, password, visit) => start(at(visit), caller, password),
    confirm: (caller, code, visit) => confirm(at(visit), caller, code),
    end: (caller, proof, visit) => end(at(visit), caller, proof),
    renewCodes: (caller, proof, visit) => renewCodes(at(visit), caller, proof),
  };
}

async function start(
  parts: AccountServices,
  caller: Caller,
  password: string,
): Promise<Result<TotpSetUp, PasswordCheckFailure | FailureOf<'two-step-on'>>> {
  const { userId } = caller;
  const confirmed = await confirmOwner(parts, caller, password);
  if (!confirmed.ok) return confirmed;
  const secret = newTotpSecret();
  const row = {
    secret: parts.totpBox.seal(secret, userId),
    confirmed_at: null,
    last_step: 0,
    failures: 0,
    retry_at: nowIso(parts),
    created_at: nowIso(parts),
  };
  // Over an unconfirmed one only.
  const { numInsertedOrUpdatedRows: written } = await parts.db
    .insertInto('totp')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (written === 0n) return err({ kind: 'two-step-on' });
  return ok({ secret, label: caller.email });
}

async function confirm(
  parts: AccountServices,
  { userId }: Caller,
  code: string,
): Promise<Result<RecoveryCodes, CodeFailure | FailureOf<'two-step-on' | 'two-step-off'>>> {
  const { db, log } = parts;
  if (await isTotpOn(db, userId)) return err({ kind: 'two-step-on' });
  const checked = await checkCode(parts, userId, code);
  if (!checked.ok) return checked;
  const codes = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('totp')
      .set({ confirmed_at: nowIso(parts) })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? makeRecoveryCodes(trx, userId, nowIso(parts)) : undefined;
  });
  if (codes === undefined) return err({ kind: 'two-step-off' });
  log({ level: 'info', event: 'two-step-on', userId });
  return ok(codes);
}

/** Checks password and code of a user whose second step is on; the code last, because it is spent. */
async function prove(parts: AccountServices, caller: Caller, { password, code }: OwnerProof) {
  if (!(await isTotpOn(parts.db, caller.userId))) return err({ kind: 'two-step-off' } as const);
  const confirmed = await confirmOwner(parts, caller, password);
  return confirmed.ok ? checkCode(parts, caller.userId, code) : confirmed;
}

async function end(parts: AccountServices, caller: Caller, proof: OwnerProof) {
  const { db, mail, publicUrl, log } = parts;
  const { userId, email } = caller;
  const proved = await prove(parts, caller, proof);
  if (!proved.ok) return proved;
  await db.transaction().execute(async (trx) => {
    const words = totpOffWords(publicUrl);
    await mail?.add(trx, { userId, kind: 'totp-off', to: email, words, usefulMs: NOTICE_MS });
    await dropTotp(trx, userId);
  });
  log({ level: 'info', event: 'two-step-off', userId });
  return ok(true as const);
}

export async function dropTotp(trx: Trx, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const dropped = await trx.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst();
  return dropped.numDeletedRows > 0n;
}

async function renewCodes(parts: AccountServices, caller: Caller, proof: OwnerProof) {
  const proved = await prove(parts, caller, proof);
  if (!proved.ok) return proved;
  const { userId } = caller;
  const codes = await parts.db
    .transaction()
    .execute((trx) => makeRecoveryCodes(trx, userId, nowIso(parts)));
  parts.log({ level: 'info', event: 'recovery-codes-made', userId });
  return ok(codes);
}
