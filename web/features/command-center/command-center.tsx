import { type ReactNode, useMemo } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { boardFigures } from '#rules/quest/board-figures.ts';
import watch from '#web/assets/watch-desktop.svg';
import watchPhone from '#web/assets/watch-phone.svg';
import { useView } from '#web/game/game-context.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Page } from '#web/ui/page.tsx';
import { ActiveQuests } from './active-quests.tsx';
import { HunterStatus } from './hunter-status.tsx';
import { RoleBadges } from './role-badges.tsx';
import { StatCards } from './stat-cards.tsx';
import './command-center.css';

export function CommandCenter(): ReactNode {
  const { name, level } = useView(({ character }) => character);
  const board = useView(boardOf);
  const figures = useMemo(() => boardFigures(board), [board]);
  return (
    <Page
      title="Command Center"
      lead={
        <div className="grid gap-4 xl:pb-4">
          <div>
            <p className="text-window font-bold wrap-anywhere text-white">Welcome, {name}</p>
            <p className="text-lead text-ink">
              Level {level} · {rankTitle(level)}
            </p>
          </div>
          <RoleBadges />
        </div>
      }
      actions={<HunterStatus />}
    >
      <Banner
        look="watch"
        picture={{ src: watch, width: 1200, height: 440 }}
        narrow={{ src: watchPhone, width: 390, height: 330 }}
      />
      <StatCards figures={figures} level={level} />
      <ActiveQuests quests={figures.activeQuests} hasQuests={figures.totalCount > 0} />
    </Page>
  );
}
