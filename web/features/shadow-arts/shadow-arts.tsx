import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';

export function ShadowArts(): ReactNode {
  return <Page title="Shadow Arts Mastery">{null}</Page>;
}
