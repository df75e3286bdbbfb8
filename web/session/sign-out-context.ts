import { createContext, useContext } from 'react';

export type Leaving = {
  /** Log out: asks only if something would be lost. */
  readonly leave: () => void;
  readonly isLeaving: boolean;
};

export const LeavingContext = createContext<Leaving | null>(null);

export function useLeaving(): Leaving {
  const leaving = useContext(LeavingContext);
  if (leaving === null) throw new Error('useLeaving must be used inside the signed-in app');
  return leaving;
}
