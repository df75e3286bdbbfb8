import type { ReactNode } from 'react';
import logoMark from '#web/assets/logo-mark.svg';
import './loading-screen.css';

export function LoadingScreen(): ReactNode {
  return (
    <main className="loading-dungeon grid min-h-svh content-center justify-items-center gap-5 bg-void px-gutter">
      <h1 className="sr-only">Duskgate</h1>
      <img src={logoMark} alt="" width="64" height="64" className="loading-mark size-16" />
      <p role="status" className="text-lead text-muted">
        Loading your dungeon...
      </p>
    </main>
  );
}
