import { type ReactNode, useMemo } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { SKILL_CATEGORIES, skillsOf } from '#rules/skills/skills.ts';
import banner from '#web/assets/gate-banner.svg';
import { useView } from '#web/game/game-context.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Page } from '#web/ui/page.tsx';
import { School } from './school.tsx';
import './shadow-arts.css';

export function ShadowArts(): ReactNode {
  const character = useView((document) => document.character);
  const board = useView(boardOf);
  const skills = useMemo(() => skillsOf(character, board), [character, board]);
  return (
    <Page
      title="Shadow Arts Mastery"
      lead={
        <p className="max-sm:w-4/5">
          Arts open with your level and rank up with what you keep doing.
        </p>
      }
    >
      <Banner look="gate" picture={{ src: banner, width: 1200, height: 330 }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        {SKILL_CATEGORIES.map((category) => (
          <School
            key={category}
            category={category}
            level={character.level}
            skills={skills.filter((skill) => skill.category === category)}
          />
        ))}
      </div>
    </Page>
  );
}
