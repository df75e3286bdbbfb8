import { type ReactNode, useMemo } from 'react';
import { ACHIEVEMENT_XP, hallOfFame } from '#rules/achievements/hall-of-fame.ts';
import { boardOf } from '#rules/document/document.ts';
import { maxStreak } from '#rules/quest/board-figures.ts';
import banner from '#web/assets/hall-banner.svg';
import { useView } from '#web/game/game-context.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Page } from '#web/ui/page.tsx';
import { RelicCard } from './relic-card.tsx';
import './hall-of-fame.css';

export function HallOfFame(): ReactNode {
  const achievements = useView((document) => document.achievements);
  const counts = useView((document) => document.counts);
  const level = useView(({ character }) => character.level);
  const streak = useView((document) => maxStreak(boardOf(document)));
  const cards = useMemo(
    () => hallOfFame(achievements, counts, { level, maxStreak: streak }),
    [achievements, counts, level, streak],
  );
  const litCount = cards.filter(({ isLit }) => isLit).length;
  return (
    <Page
      title="Hall of Fame"
      lead={
        <p aria-live="polite">
          {litCount} of {cards.length} relics lit
        </p>
      }
      actions={<AchievementXp />}
    >
      <Banner look="windows" picture={{ src: banner, width: 1200, height: 330 }} />
      <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {cards.map((card) => (
          <RelicCard key={card.relic} card={card} />
        ))}
      </ul>
    </Page>
  );
}

function AchievementXp(): ReactNode {
  return (
    <dl className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 max-lg:w-full lg:flex-col-reverse lg:items-end">
      <dt className="text-body text-ink">Achievement XP</dt>
      <dd className="fame-figure text-gold">{ACHIEVEMENT_XP}</dd>
    </dl>
  );
}
