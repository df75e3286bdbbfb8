import { type ReactNode, useEffect } from 'react';
import { type Hunter, STATS } from '#rules/hunter/hunter.ts';
import emblem from '#web/assets/level-emblem.svg';
import burst from '#web/assets/light-burst-desktop.svg';
import burstPhone from '#web/assets/light-burst-phone.svg';
import { useGame } from '#web/game/game-context.ts';
import { giveFeedback } from '#web/game/touch-feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { HeadedBar } from '#web/ui/charts/bar.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { CelebrationDialog } from './celebration-dialog.tsx';
import { levelWords } from './level-words.ts';

type LevelCelebrationProps = {
  readonly before: Hunter;
  readonly after: Hunter;
  readonly onClose: () => void;
};

export function LevelCelebration({ before, after, onClose }: LevelCelebrationProps): ReactNode {
  const { xp, xpToNext } = after;
  const game = useGame();
  useEffect(() => giveFeedback(game, 'level'), [game]);
  const risen = STATS.filter((stat) => after.stats[stat] > before.stats[stat]);
  return (
    <CelebrationDialog
      title="Level Up"
      lead={<p>{levelWords(before.level, after.level)}</p>}
      light={<Light />}
      crest={<LevelEmblem level={after.level} />}
      onClose={onClose}
    >
      <dl className="grid grid-cols-2 gap-3">
        {risen.map((stat) => (
          <Gain
            key={stat}
            name={stat}
            before={before.stats[stat]}
            after={after.stats[stat]}
            isRise
          />
        ))}
        <Gain name="XP to next level" before={before.xpToNext} after={xpToNext} />
      </dl>
      <div className="grid gap-2">
        <HeadedBar label="Experience" value={xp} full={xpToNext} unit="XP" />
      </div>
      <Button onClick={onClose}>Continue the hunt</Button>
    </CelebrationDialog>
  );
}

/** Rays of golden light; only a level-up has them. */
function Light(): ReactNode {
  return (
    <picture className="celebration-light">
      <source media="(width < 48rem)" srcSet={burstPhone} width={390} height={844} />
      <img src={burst} alt="" width={1440} height={900} />
    </picture>
  );
}

/**
 * The drawing with the level in it; the text is part of the SVG, so that it scales with the
 * drawing.
 */
function LevelEmblem({ level }: { readonly level: number }): ReactNode {
  return (
    <svg viewBox="-110 -124 220 236" aria-hidden="true" className="level-emblem">
      <image href={emblem} x="-110" y="-124" width="220" height="236" />
      <text y="44" fontSize={sizeOf(level)} className="level-emblem-number">
        {level}
      </text>
    </svg>
  );
}

function sizeOf(level: number): number {
  if (level < 10) return 92;
  return level < 100 ? 64 : 44;
}

type GainProps = {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly isRise?: boolean;
};

function Gain({ name, before, after, isRise }: GainProps): ReactNode {
  return (
    <div className="rounded-md border border-line bg-void p-3">
      <dt className="text-small text-muted first-letter:uppercase">{name}</dt>
      <dd className="flex items-center gap-2 font-label text-lead">
        {before}
        <Glyph name="arrow-right" size={16} />
        <span className="sr-only">to</span>
        <span className={isRise ? 'text-venom' : 'text-white'}>{after}</span>
      </dd>
    </div>
  );
}
