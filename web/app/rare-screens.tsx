import type { ReactNode } from 'react';
import { Link } from 'wouter';
import sealedGate from '#web/assets/sealed-gate.svg';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFound(): ReactNode {
  return (
    <Page title="No such door" lead="The corridor ends here. Nothing lies behind this address.">
      <div className="grid justify-items-center gap-6 py-6">
        <img src={sealedGate} alt="" width="320" height="250" className="w-72 max-w-full" />
        <Link href="/" asChild>
          <ButtonLink>Back to the Command Center</ButtonLink>
        </Link>
      </div>
    </Page>
  );
}
