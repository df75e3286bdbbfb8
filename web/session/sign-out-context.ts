import { createContext, useContext } from 'react';

export type SignOutControl = {
  /** Log out: asks only if something would be lost. */
  readonly signOut: () => void;
  readonly isSigningOut: boolean;
};

export const SignOutContext = createContext<SignOutControl | null>(null);

export function useSignOut(): SignOutControl {
  const control = useContext(SignOutContext);
  if (control === null) throw new Error('useSignOut must be used inside the signed-in app');
  return control;
}
