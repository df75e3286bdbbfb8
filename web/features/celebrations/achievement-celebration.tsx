import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { HallCard } from '#rules/achievements/hall-of-fame.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { MomentDialog } from './moment-dialog.tsx';

const RELICS = import.meta.glob<string>('../../assets/relics/*-lit.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type AchievementMomentProps = { readonly card: HallCard; readonly onClose: () => void };

export function AchievementMoment({ card, onClose }: AchievementMomentProps): ReactNode {
  const { relic, title, description, rarity } = card;
  return (
    <MomentDialog
      title={title}
      lead={
        <>
          <p>{description}.</p>
          <p className={`moment-${rarity} font-label text-label uppercase`}>
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
          className={`moment-relic moment-${rarity}`}
        />
      }
      onClose={onClose}
    >
      {(close) => (
        <div className="grid gap-3">
          <Button onClick={close}>Continue the hunt</Button>
          <Link href="/achievements" asChild onClick={close}>
            <ButtonLink emphasis="quiet">See the Hall of Fame</ButtonLink>
          </Link>
        </div>
      )}
    </MomentDialog>
  );
}
