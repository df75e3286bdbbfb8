import type { ReactNode } from 'react';
import { Landing } from '#web/features/landing/landing.tsx';
import { browserClock } from '#web/platform/clock.ts';

export function App(): ReactNode {
  return <Landing clock={browserClock} />;
}
