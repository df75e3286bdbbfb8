import { useEffect, useState } from 'react';
import type { ProviderReturn } from '#protocol/replies/sign-in-ways.ts';
import { type Call, wordsOf } from '#web/platform/network.ts';

const RETURN = /^#sign-in=([a-z-]{1,40})$/;

/** Anybody can write a code into an address: each has words of its own, and others have these. */
const UNKNOWN = 'The sign-in did not come to an end. Begin again.';

const WORDS: Readonly<Record<ProviderReturn, (label: string) => string>> = {
  'provider-away': (label) =>
    `${label} cannot be reached right now. Try again later, or sign in another way.`,
  'provider-refused': (label) => `${label} did not let you in.`,
  'sign-in-over': () => 'That sign-in took too long, or was begun in another browser. Begin again.',
  'not-registered': (label) =>
    `${label} knows you, but no hunter here does. Ask whoever keeps this server.`,
  'invitation-spent': () =>
    'This invitation was used or taken back, or it has expired. Ask for a new one.',
  'address-taken': (label) =>
    `A hunter with your e-mail address is here already. Sign in as you did before, then connect ${label} in the settings.`,
  'no-address': (label) =>
    `${label} did not tell your e-mail address. Ask whoever keeps this server.`,
  'answer-refused': (label) =>
    `The answer of ${label} could not be trusted. Begin again; if it stays so, tell whoever keeps this server.`,
  'other-hunter': (label) => `At ${label} you are connected to another hunter here.`,
  connected: (label) => `${label} is connected. You can sign in with it.`,
  again: () => 'You are signed in once more. Go on within ten minutes.',
};

/** Leaves for the provider, which leads back here; gives back words if it cannot be reached. */
export async function leaveForProvider(
  call: Call,
  purpose: 'start' | 'connect',
  body: object,
): Promise<string | undefined> {
  const begun = await call('POST', `/api/auth/oidc/${purpose}`, body);
  if (!begun.ok) return wordsOf(begun.failure);
  location.assign(String(Object(begun.value).url));
  return undefined;
}

/**
 * What became of a way through the provider, in words; once, because it leaves the address: a reload
 * says nothing old.
 */
export function useProviderReturn(label: string | undefined) {
  const [back] = useState(() => returnIn(location.hash, label));
  useEffect(() => {
    if (back) history.replaceState(null, '', location.pathname + location.search);
  }, [back]);
  return back;
}

function returnIn(hash: string, label = 'The provider') {
  const [, code] = RETURN.exec(hash) ?? [];
  if (code === undefined) return undefined;
  const known = Object.hasOwn(WORDS, code) ? WORDS[code as ProviderReturn] : undefined; // looked up above
  return { isDone: code === 'connected' || code === 'again', words: known?.(label) ?? UNKNOWN };
}
