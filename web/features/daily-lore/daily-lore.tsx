import type { ReactNode } from 'react';

export function DailyLore(): ReactNode {
  return null;
}
