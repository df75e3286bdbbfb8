import { type ReactNode, useId } from 'react';
import type { Skill, SkillCategory } from '#rules/skills/skills.ts';
import discipline from '#web/assets/lancets/lancet-discipline.svg';
import focus from '#web/assets/lancets/lancet-focus.svg';
import mastery from '#web/assets/lancets/lancet-mastery.svg';
import sealedGate from '#web/assets/sealed-gate.svg';
import { SkillEntry } from './skill-entry.tsx';

const SCHOOLS: Readonly<Record<SkillCategory, { readonly name: string; readonly frame: string }>> =
  {
    focus: { name: 'Focus', frame: focus },
    discipline: { name: 'Discipline', frame: discipline },
    mastery: { name: 'Mastery', frame: mastery },
  };

type SchoolProps = {
  readonly category: SkillCategory;
  readonly skills: readonly Skill[];
  readonly level: number;
};

/** The skills of one category. */
export function School({ category, skills, level }: SchoolProps): ReactNode {
  const titleId = useId();
  const { name, frame } = SCHOOLS[category];
  const isLone = skills.length === 1;
  const isShut = isLone && skills.every(({ isUnlocked }) => !isUnlocked);
  return (
    <section
      aria-labelledby={titleId}
      className={`school ${isLone ? 'school-lone' : ''} rounded-md border border-line bg-abyss p-4`}
    >
      <img src={frame} alt="" width="356" height="706" loading="lazy" className="school-frame" />
      <h2
        id={titleId}
        className="school-name border-b border-line pb-2 font-display text-lead text-white"
      >
        {name}
      </h2>
      {skills.map((skill) => (
        <SkillEntry key={skill.id} skill={skill} level={level} />
      ))}
      {isShut && (
        <img
          src={sealedGate}
          alt=""
          width="320"
          height="250"
          loading="lazy"
          className="school-gate"
        />
      )}
    </section>
  );
}
