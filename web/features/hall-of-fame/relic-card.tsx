import type { ReactNode } from 'react';
import type { AchievementMeasure } from '#rules/achievements/achievements.ts';
import type { HallCard } from '#rules/achievements/hall-of-fame.ts';
import { Bar } from '#web/ui/charts/bar.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

const RELICS = import.meta.glob<string>('../../assets/relics/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const WORDS: Readonly<Record<AchievementMeasure, (count: number, target: number) => string>> = {
  quests: (count, target) => `${count} of ${target} quest`,
  maxStreak: (count, target) => `Best streak ${count} of ${target}`,
  level: (count, target) => `Level ${count} of ${target}`,
  focusBlocks: (count, target) => `${count} of ${target} focus blocks`,
  academics: (count, target) => `${count} of ${target} Academics quests`,
  tech: (count, target) => `${count} of ${target} Tech quests`,
};

function progressWords({ of, count, target }: HallCard['progress']): string {
  return WORDS[of](count, target);
}

export function RelicCard({ card }: { readonly card: HallCard }): ReactNode {
  const { relic, title, description, rarity, isLit, progress } = card;
  const drawing = RELICS[`../../assets/relics/relic-${relic}-${isLit ? 'lit' : 'locked'}.svg`];
  return (
    <li
      className={`relic-${rarity} ${isLit ? 'relic-lit' : 'border-line bg-panel'} grid min-w-0 content-start justify-items-center gap-2 rounded-md border p-3 text-center sm:p-5`}
    >
      <img src={drawing} alt="" width="212" height="206" loading="lazy" className="relic-alcove" />
      <p className="relic-rarity flex items-center gap-2 font-label text-label uppercase">
        {!isLit && <Glyph name="lock" size={16} />}
        {rarity}
      </p>
      <h2 className="text-lead font-bold text-balance text-white">{title}</h2>
      <p className="text-small text-balance text-muted">{description}</p>
      {isLit ? (
        <p className="flex items-center gap-2 text-small font-bold text-venom">
          <Glyph name="check" size={16} />
          Unlocked
        </p>
      ) : (
        <div className="grid w-full gap-2 pt-1">
          <Bar
            label={`Progress to ${title}`}
            value={progress.count}
            full={progress.target}
            words={progressWords(progress)}
            isThin
          />
          <p className="text-small font-bold text-ink">
            <span className="sr-only">Locked. </span>
            {progressWords(progress)}
          </p>
        </div>
      )}
    </li>
  );
}
