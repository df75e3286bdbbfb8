import type { ReactNode } from 'react';
import banner from '#web/assets/hall-banner.svg';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link } from '#web/ui/router.tsx';
import { EarnedXp } from './earned-xp.tsx';
import { HunterPortrait } from './hunter-portrait.tsx';
import { Progression } from './progression.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { StatsPanel } from './stats-panel.tsx';
import './hunter-profile.css';

export function HunterProfile(): ReactNode {
  return (
    <Page
      title="Hunter Profile"
      actions={
        <div className="profile-links">
          <Link href="/chronicle" asChild>
            <ButtonLink emphasis="quiet">
              Chronicle <Glyph name="arrow-right" size={18} />
            </ButtonLink>
          </Link>
          <Link href="/skills" asChild>
            <ButtonLink emphasis="quiet">
              Shadow Arts <Glyph name="arrow-right" size={18} />
            </ButtonLink>
          </Link>
        </div>
      }
    >
      <Banner look="windows" picture={{ src: banner, width: 1200, height: 330 }} />
      <div className="profile">
        <HunterPortrait />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Progression />
          <StatsPanel />
          <EarnedXp />
        </div>
      </div>
      <RolesPanel />
    </Page>
  );
}
