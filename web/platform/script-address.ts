type ScriptPolicy = { readonly createScriptURL: (address: string) => string };
type PolicyFactory = {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
};

/** Trusted Types: TypeScript has no types for it, and only some browsers have it. */
declare const trustedTypes: PolicyFactory | undefined;

let policy: ScriptPolicy | undefined;

/** The address of one of our own scripts, as workers accept it under Trusted Types; others are refused. */
export function scriptAddress(path: string): string {
  policy ??=
    typeof trustedTypes === 'undefined'
      ? { createScriptURL }
      : trustedTypes.createPolicy('duskgate', { createScriptURL });
  return policy.createScriptURL(path);
}

function createScriptURL(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const isOurs = pathname === '/sw.js' || pathname.startsWith('/assets/');
  if (origin === location.origin && isOurs) return address;
  throw new TypeError('Not an address of our own scripts.');
}
