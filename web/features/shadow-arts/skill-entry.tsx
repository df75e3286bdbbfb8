import type { ReactNode } from 'react';
import type { Skill } from '#rules/skills/skills.ts';
import { Bar } from '#web/ui/charts/bar.tsx';
import { nextStep, rankWords, wayUp } from './skill-words.ts';

const SIGILS = import.meta.glob<string>('../../assets/sigils/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The file name of each skill's drawing. */
const SIGIL: Readonly<Record<string, string>> = {
  'shadow-focus': 'focus',
  'quick-learner': 'learner',
  'streak-guardian': 'guardian',
  'iron-will': 'will',
  'elite-hunter': 'elite',
};

type SkillEntryProps = { readonly skill: Skill; readonly level: number };

export function SkillEntry({ skill, level }: SkillEntryProps): ReactNode {
  const state = stateOf(skill);
  const step = nextStep(skill, level);
  return (
    <article className="school-skill border-t border-line py-4 first-of-type:border-0">
      <img
        src={SIGILS[`../../assets/sigils/sigil-${SIGIL[skill.id]}-${state}.svg`]}
        alt=""
        width="128"
        height="128"
        loading="lazy"
        className="school-sigil"
      />
      <h3 className="text-lead font-bold text-white">{skill.name}</h3>
      <p
        className={`school-rank flex flex-wrap items-center gap-1 font-label text-small ${state === 'mastered' ? 'text-gold' : 'text-ink'}`}
      >
        <Diamonds rank={skill.rank} maxRank={skill.maxRank} />
        <span className="pl-1">{rankWords(skill)}</span>
      </p>
      <p className="school-way text-small text-balance text-muted">{wayUp(skill)}</p>
      {step && (
        <div className="school-progress grid gap-1 pt-1">
          <Bar
            label={`Progress of ${skill.name}`}
            value={step.count}
            full={step.target}
            words={step.words}
            isThin
          />
          <p className="font-label text-small text-ink">{step.words}</p>
        </div>
      )}
    </article>
  );
}

function stateOf({ isUnlocked, rank, maxRank }: Skill): string {
  if (!isUnlocked) return 'locked';
  if (rank === 0) return 'open';
  return rank === maxRank ? 'mastered' : 'ranked';
}

type DiamondsProps = { readonly rank: number; readonly maxRank: number };

function Diamonds({ rank, maxRank }: DiamondsProps): ReactNode {
  const earned = rank === maxRank ? 'rank-mastered' : 'rank-earned';
  return Array.from({ length: maxRank }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the diamonds are alike and never change their order
      key={index}
      aria-hidden="true"
      className={`rank-diamond ${index < rank ? earned : ''}`}
    />
  ));
}
