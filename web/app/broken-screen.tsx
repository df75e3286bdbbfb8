import { type ReactNode, useState } from 'react';
import { copyText } from '#web/platform/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

type BrokenScreenProps = {
  readonly error: unknown;
  /** Inside the shell, which has its own main. */
  readonly isInside: boolean;
};

export function BrokenScreen({ error, isInside }: BrokenScreenProps): ReactNode {
  const Frame = isInside ? 'div' : 'main';
  const [isCopied, setIsCopied] = useState<boolean>();
  const details = detailsOf(error);
  return (
    <Frame className={isInside ? '' : 'mx-auto max-w-3xl px-gutter py-16'}>
      <Page
        title="The torch went out"
        lead="This screen could not be drawn. Everything you did is safe."
      >
        <p role="alert" className="text-body text-ember wrap-anywhere">
          {details.split('\n')[0]}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button emphasis="quiet" onClick={() => location.assign('/')}>
            Go to the Command Center
          </Button>
          <Button emphasis="quiet" onClick={async () => setIsCopied(await copyText(details))}>
            Copy details
          </Button>
        </div>
        <p role="status" className="text-small text-muted">
          {isCopied === true && 'Copied.'}
          {isCopied === false && 'The browser did not allow copying.'}
        </p>
      </Page>
    </Frame>
  );
}

function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}\n${error.stack ?? ''}\n${location.pathname}\n${navigator.userAgent}`;
}
