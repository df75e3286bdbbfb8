type Policy = { readonly createScriptURL: (address: string) => string };
type Factory = {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
};

/** TypeScript has no types for it, and only some browsers have it. */
declare const trustedTypes: Factory | undefined;

let policy: Policy | undefined;

/** The address of one of our own scripts, in the form that workers take: the policy refuses others. */
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
