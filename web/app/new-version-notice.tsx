import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { newVersion } from './register-service-worker.ts';

/** Above the page and never over it: nobody has to answer, and the next start takes it anyway. */
export function NewVersionNotice(): ReactNode {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  return (
    <div role="status">
      {isReady && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-b bg-raised px-gutter py-2 text-ink text-small">
          <p>A new version is ready</p>
          <Button emphasis="quiet" size="small" onClick={() => void newVersion.takeOver()}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}
