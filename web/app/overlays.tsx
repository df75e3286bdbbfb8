import type { ReactNode } from 'react';
import { CelebrationWindow } from '#web/features/celebrations/celebration-window.tsx';
import { DailyLore } from '#web/features/daily-lore/daily-lore.tsx';
import { ToastList } from './toasts/toast-list.tsx';

/** The windows that open by themselves. */
function DailyWindows(): ReactNode {
  return (
    <>
      <DailyLore />
      <CelebrationWindow />
    </>
  );
}

/** What lies over every screen as soon as it is painted, loaded together as one file of the build. */
export const OVERLAYS = { DailyWindows, ToastList };
