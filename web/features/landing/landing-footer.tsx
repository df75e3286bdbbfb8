import type { ReactNode } from 'react';

export function LandingFooter(): ReactNode {
  return (
    <footer className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line px-gutter py-6 text-small text-muted sm:px-10">
      <p>Duskgate</p>
      <p>Free software under the MIT licence</p>
      <p>Signs: Lorc, Delapouite and Carl Olsen (game-icons.net, CC BY 3.0), Lucide (ISC)</p>
    </footer>
  );
}
