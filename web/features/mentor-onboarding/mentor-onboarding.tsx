import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function MentorOnboarding(): ReactNode {
  return <Page title="The Warden">{null}</Page>;
}
