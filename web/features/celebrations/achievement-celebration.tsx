import type { ReactNode } from 'react';
import type { HallCard } from '#rules/achievements/hall-of-fame.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/router.tsx';
import { CelebrationDialog } from './celebration-dialog.tsx';

const RELICS = import.meta.glob<string>('../../assets/relics/*-lit.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type AchievementCelebrationProps = { readonly card: HallCard; readonly onClose: () => void };

export function AchievementCelebration({ card, onClose }: AchievementCelebrationProps): ReactNode {
  const { relic, title, description, rarity } = card;
  return (
    <CelebrationDialog
      title={title}
      lead={
        <>
          <p>{description}.</p>
          <p className={`celebration-${rarity} font-label text-label uppercase`}>
            {rarity} achievement unlocked
          </p>
        </>
      }
      crest={
        <img
          src={RELICS[`../../assets/relics/relic-${relic}-lit.svg`]}
          alt=""
          width="212"
          height="206"
          className={`celebration-relic celebration-${rarity}`}
        />
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Button onClick={onClose}>Continue the hunt</Button>
        <Link href="/achievements" asChild onClick={onClose}>
          <ButtonLink emphasis="quiet">See the Hall of Fame</ButtonLink>
        </Link>
      </div>
    </CelebrationDialog>
  );
}
