import { type ReactNode, useState } from 'react';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { ROUTES } from '#web/app/routes.ts';
import logoMark from '#web/assets/logo-mark.svg';
import { useGame, useView } from '#web/game/game-context.ts';
import { readText } from '#web/platform/stored-text.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { idlePart } from '#web/ui/lazy.tsx';
import { Link, usePath } from '#web/ui/router.tsx';

const RaidInShell = idlePart(
  async () => (await import('./quest-windows.tsx')).QUEST_WINDOWS.RaidInShell,
);

const LISTED = ROUTES.flatMap((route) => ('label' in route ? [route] : []));

/** On the left; below 768 px the same five screens are listed in a bar at the bottom. */
export function Sidebar(): ReactNode {
  const { log } = useGame();
  const [hasStoredRaid] = useState(() => readText(`duskgate.${log.uid}.raid`) !== null);
  return (
    <aside className="fixed inset-x-0 bottom-0 z-30 border-line max-md:border-t max-md:bg-abyss max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:flex md:h-svh md:flex-col md:border-r md:bg-ground md:px-4 md:py-6">
      <Link
        href="/"
        aria-label="Duskgate"
        className="hidden min-h-11 items-center gap-3 rounded-md px-2 md:flex"
      >
        <img src={logoMark} alt="" width="64" height="64" className="size-9" />
        <span className="font-display text-lead tracking-widest text-white">Duskgate</span>
      </Link>
      <nav aria-label="Places" className="md:mt-6">
        <ScreenLinks />
      </nav>
      <RaidInShell isOpen={hasStoredRaid} />
      <Foot />
    </aside>
  );
}

function ScreenLinks(): ReactNode {
  const location = usePath();
  return (
    <ul className="grid grid-cols-5 md:grid-cols-1 md:gap-1">
      {LISTED.map(({ path, label, glyph }) => (
        <li key={path} className="grid">
          <Link
            href={path}
            aria-current={location === path ? 'page' : undefined}
            className="screen-link flex min-h-17 flex-col items-center gap-1 px-0.5 pt-2 text-center text-mark font-semibold text-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:text-white md:min-h-12 md:flex-row md:gap-3 md:rounded-md md:px-3 md:py-2 lg:px-4 md:text-left md:text-small lg:text-body md:hover:bg-raised aria-[current=page]:[&_svg]:text-system"
          >
            <Glyph name={glyph} size={24} />
            <span className="max-md:max-w-14">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Foot(): ReactNode {
  const { name, level } = useView(({ character }) => character);
  return (
    <div className="mt-auto hidden items-center gap-3 px-2 pt-6 md:flex">
      <span aria-hidden="true" className="level-arch font-label text-lead text-white">
        {level}
      </span>
      <div className="grid min-w-0 text-small">
        <span className="line-clamp-2 font-bold wrap-anywhere">{name}</span>
        <span className="text-muted">
          <span className="sr-only">Level {level}, </span>
          {rankTitle(level)}
        </span>
      </div>
    </div>
  );
}
