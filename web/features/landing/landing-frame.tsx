import type { ReactNode } from 'react';
import logoMark from '#web/assets/logo-mark.svg';

const SECTIONS = [
  { href: '#lore', name: 'Lore' },
  { href: '#ladder', name: 'Ladder' },
];

/** An address with one of them opens a window; behind `#sign-in=` may stand why another way led back here. */
export const FRAGMENTS = { signIn: '#sign-in', enter: '#enter' };

const LINK_LOOK =
  'grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-body font-semibold text-ink hover:bg-raised';

type HeaderProps = { readonly onSignIn: (() => void) | undefined };

export function LandingHeader({ onSignIn }: HeaderProps): ReactNode {
  return (
    <header className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-between px-gutter py-3 sm:px-10 sm:py-5">
      <img src={logoMark} alt="" width="64" height="64" className="size-10" />
      <nav
        aria-label="On this page"
        className="flex flex-wrap items-center justify-end gap-1 sm:gap-2"
      >
        {SECTIONS.map((section) => (
          <a key={section.href} href={section.href} className={LINK_LOOK}>
            {section.name}
          </a>
        ))}
        <a
          href={FRAGMENTS.signIn}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            onSignIn?.();
          }}
          className={`${LINK_LOOK} border border-edge px-4`}
        >
          Sign in
        </a>
      </nav>
    </header>
  );
}

export function LandingFooter(): ReactNode {
  return (
    <footer className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line px-gutter py-6 text-small text-muted sm:px-10">
      <p>Duskgate</p>
      <p>Free software under the MIT licence</p>
      <p>Signs: Lorc, Delapouite and Carl Olsen (game-icons.net, CC BY 3.0), Lucide (ISC)</p>
    </footer>
  );
}
