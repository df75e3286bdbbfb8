import { useEffect, useState } from 'react';
import { logProblem } from '#web/platform/log.ts';

const alwaysHelp = (_title: string) => true;

/**
 * Whether the mentor answers a title with help. Until its lists are loaded, every title counts as one:
 * then no step is offered. They are loaded only if a hunter asked for steps.
 */
export function useNeedsHelp(isAsked: boolean): (title: string) => boolean {
  const [needsHelp, setNeedsHelp] = useState<(title: string) => boolean>(() => alwaysHelp);
  useEffect(() => {
    if (!isAsked) return;
    import('#mentor/safety/gate.ts')
      .then(({ readSafety }) =>
        setNeedsHelp(() => (title: string) => readSafety(title).risk !== undefined),
      )
      .catch((error: unknown) => logProblem('no steps can be offered', error));
  }, [isAsked]);
  return needsHelp;
}
