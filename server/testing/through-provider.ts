import type { Accounts } from '#server/auth/accounts.ts';
import { type aHunter, callerWith, GOOD_PASSWORD, sentBack } from './accounts-kit.ts';
import { walkThrough } from './identity-provider.ts';

let loginCount = 0;
/** Somebody at the provider whom no test has met before. */
export function aLogin(): string {
  loginCount += 1;
  return `person-${loginCount}`;
}

type Started = Awaited<ReturnType<Accounts['others']['startConnecting']>>;

/** Goes to the provider, logs in there and comes back. */
export async function comeBack({ others }: Accounts, started: Started, login: string, cookie = '') {
  if (!started.ok) throw new Error(started.failure.kind);
  const { searchParams } = await walkThrough(started.value.url, login);
  const cookieHeader = [sentBack(started.value.setCookie), cookie].join('; ');
  const { code, state, iss, error } = Object.fromEntries(searchParams);
  return others.finishProvider({ code, state, iss, error }, { cookieHeader });
}

/** Signs in by the provider. */
export async function enter(accounts: Accounts, login: string) {
  const back = await comeBack(accounts, await accounts.others.startProvider({}), login);
  const outcome = back?.outcome;
  if (!outcome?.ok || outcome.value === 'connected') return { failure: outcome };
  const cookie = sentBack(outcome.value.setCookie);
  return { user: outcome.value.user, cookie, caller: await callerWith(accounts, cookie) };
}

/** Connects a hunter to somebody at the provider. */
export async function connect(
  accounts: Accounts,
  hunter: Awaited<ReturnType<typeof aHunter>>,
  login: string,
) {
  const proof = { password: GOOD_PASSWORD };
  const started = await accounts.others.startConnecting(hunter.caller, proof, {});
  return (await comeBack(accounts, started, login, hunter.cookie))?.outcome;
}
