import type { ReactNode } from 'react';
import logoMark from '#web/assets/logo-mark.svg';

const PLACES = [
  { href: '#lore', name: 'Lore' },
  { href: '#ladder', name: 'Ladder' },
];

export function LandingHeader(): ReactNode {
  return (
    <header className="absolute inset-x-0 top-0 z-10 flex flex-wrap items-center justify-between px-gutter py-3 sm:px-10 sm:py-5">
      <img src={logoMark} alt="" width="64" height="64" className="size-10" />
      <nav aria-label="On this page" className="flex gap-1 sm:gap-2">
        {PLACES.map((place) => (
          <a
            key={place.href}
            href={place.href}
            className="grid min-h-11 min-w-11 place-items-center rounded-md px-2 text-body font-semibold text-ink hover:bg-raised"
          >
            {place.name}
          </a>
        ))}
      </nav>
    </header>
  );
}
