import {
  type AccountServices,
  originOf,
  type SignedIn,
  signedIn,
  type Visit,
} from './account-services.ts';
import { tellOfNewDevice } from './notices.ts';
import { storedToken } from './sessions/session-tokens.ts';
import { recordLogin } from './sign-in.ts';
import { endSessionOf } from './sign-out.ts';

/** A way to sign in without a password of ours. */
type OtherWay = 'oidc' | 'passkey';

type Entering = {
  readonly userId: string;
  readonly way: OtherWay;
  /** The account was made a moment ago: every device is new. */
  readonly isNew?: boolean;
};

/** Opens a session for somebody who has proved who they are by another way than a password. */
export async function openSessionBy(
  parts: AccountServices,
  { userId, way, isNew = false }: Entering,
  visit: Visit,
): Promise<SignedIn> {
  const token = await parts.library.openSession(userId, originOf(visit));
  await parts.db
    .updateTable('sessions')
    .set({ opened_by: way })
    .where('user_id', '=', userId)
    .where('token', '=', storedToken(token))
    .execute();
  await endSessionOf(parts, visit);
  await recordLogin(parts, userId);
  parts.log({ level: 'info', event: 'sign-in', userId, detail: way });
  const entered = await signedIn(parts, { userId, token }, visit);
  if (!isNew) await tellOfNewDevice(parts, { userId, email: entered.user.email }, visit);
  return entered;
}
