import type { ReactNode } from 'react';
import { type Hunter, STATS } from '#rules/hunter/hunter.ts';
import burst from '#web/assets/light-burst-desktop.svg';
import burstPhone from '#web/assets/light-burst-phone.svg';
import { HeadedBar } from '#web/ui/bar-headed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Gain } from './gain.tsx';
import { LevelEmblem } from './level-emblem.tsx';
import { levelWords } from './level-words.ts';
import { MomentDialog } from './moment-dialog.tsx';

type LevelMomentProps = {
  readonly before: Hunter;
  readonly after: Hunter;
  readonly onClose: () => void;
};

export function LevelMoment({ before, after, onClose }: LevelMomentProps): ReactNode {
  const { xp, xpToNext } = after;
  const risen = STATS.filter((stat) => after.stats[stat] > before.stats[stat]);
  return (
    <MomentDialog
      title="Level Up"
      lead={<p>{levelWords(before.level, after.level)}</p>}
      light={<Light />}
      crest={<LevelEmblem level={after.level} />}
      onClose={onClose}
    >
      {(close) => (
        <>
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
          <Button onClick={close}>Continue the hunt</Button>
        </>
      )}
    </MomentDialog>
  );
}

/** The column and the rays: gold and rays are for a level only. */
function Light(): ReactNode {
  return (
    <picture className="moment-light">
      <source media="(width < 48rem)" srcSet={burstPhone} width={390} height={844} />
      <img src={burst} alt="" width={1440} height={900} />
    </picture>
  );
}
