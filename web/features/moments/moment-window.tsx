import type { ReactNode } from 'react';

export function MomentWindow(): ReactNode {
  return null;
}
