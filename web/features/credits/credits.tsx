import type { ReactNode } from 'react';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { FONTS, type Signs, signsByAuthor } from './works.ts';

export function Credits(): ReactNode {
  return (
    <Page title="Credits" lead="Duskgate stands on the work of others. Thank you.">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
        <Panel title="Letters">
          <ul className="grid gap-4">
            {FONTS.map(({ name, author, licence, address }) => (
              <li key={name} className="grid text-small text-muted">
                <OutsideLink href={address}>{name}</OutsideLink>
                {author}. {licence}.
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Drawings">
          <p className="text-body text-muted">
            The gate, the Warden, the hunter and every other picture were drawn for Duskgate. The
            program is free software under the MIT licence.
          </p>
        </Panel>
        {signsByAuthor().map((signs) => (
          <SignsPanel key={signs.author} signs={signs} />
        ))}
      </div>
    </Page>
  );
}

function SignsPanel({ signs: { author, licence, works } }: { readonly signs: Signs }): ReactNode {
  return (
    <Panel title={`Signs by ${author}`}>
      <p className="text-small text-muted">{licence}. Fitted to one size and one colour.</p>
      <ul className="flex flex-wrap gap-x-5">
        {works.map(({ name, address }) => (
          <li key={address}>
            <OutsideLink href={address}>{name}</OutsideLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="inline-flex min-h-11 min-w-11 items-center justify-self-start text-body font-semibold text-violet underline underline-offset-4 wrap-anywhere"
    >
      {children}
    </a>
  );
}
