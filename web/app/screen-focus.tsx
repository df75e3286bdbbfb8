import { type ReactNode, useEffect } from 'react';

let isGoingBack = false;

addEventListener('popstate', () => {
  isGoingBack = true;
});

type ScreenFocusProps = {
  readonly path: string;
  /** The screen that the app opened with keeps the browser's own scroll position and focus. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** Another screen begins at its top, with the focus on its heading. */
export function ScreenFocus({ path, isFirst, children }: ScreenFocusProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is another screen
  useEffect(() => {
    if (isFirst) return;
    if (!isGoingBack) scrollTo({ top: 0, behavior: 'instant' });
    isGoingBack = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [path, isFirst]);
  return children;
}
