import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ButtonLink } from '#web/ui/button.tsx';
import { FRAGMENTS } from './landing-frame.tsx';
import { LandingPage } from './landing-page.tsx';

/**
 * The landing page as HTML, made by the build (vite.landing.ts). A link that is pressed before the
 * code is here changes the address, and the code opens its window then.
 */
export function drawnLanding(): string {
  const link = (words: string): ReactNode => (
    <ButtonLink size="grand" href={FRAGMENTS.enter}>
      {words}
    </ButtonLink>
  );
  return renderToStaticMarkup(
    <LandingPage enter={link('Enter the Dungeon')} begin={link('Begin Your Journey')} />,
  );
}
