import { err, ok, type Result } from '#rules/result.ts';
import { type Call, wordsOf } from '#web/platform/network.ts';

/** Browsers without these two have no passkeys, or need a library for them. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Lets the person choose a passkey for the server's challenge; the failure is in words. */
export async function chosenPasskey(call: Call): Promise<Result<unknown, string>> {
  const asked = await call('POST', '/api/auth/passkey/options', {});
  if (!asked.ok) return err(wordsOf(asked.failure));
  const { options } = Object(asked.value);
  return ceremony(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
}

/** Lets the device make a passkey as the server wants it. */
export function madePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return ceremony(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
}

async function ceremony(run: () => Promise<Credential | null>): Promise<Result<unknown, string>> {
  try {
    const credential = await run();
    if (credential instanceof PublicKeyCredential) return ok(credential.toJSON());
    return err('No passkey was chosen.');
  } catch (error) {
    return err(wordsOfRefusal(error));
  }
}

/** Browsers tell little, on purpose: a page must not learn which passkeys are there. */
function wordsOfRefusal(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used.';
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (name === 'SecurityError') {
    return 'Passkeys do not work at this address. Ask whoever keeps this server.';
  }
  return 'Your device could not do that.';
}

/** The id of the user that a chosen passkey was made for, as the device tells it. */
export function holderOf(credential: unknown): string {
  const handle = String(Object(Object(credential).response).userHandle ?? '');
  return atob(handle.replaceAll('-', '+').replaceAll('_', '/'));
}
