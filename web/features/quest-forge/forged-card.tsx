import { type ReactNode, useId } from 'react';
import { type GeneratedQuest, planOf } from '#rules/mentor/generated-quest.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

const SEALS = import.meta.glob<string>('../../assets/seals/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type ForgedCardProps = {
  readonly quest: GeneratedQuest;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
};

export function ForgedCard({ quest, isAdded, onAdd }: ForgedCardProps): ReactNode {
  const titleId = useId();
  const { difficulty, category, xpReward } = planOf(quest);
  const seal = SEALS[`../../assets/seals/seal-${difficulty}-${category.toLowerCase()}.svg`];
  return (
    <article aria-labelledby={titleId} className="forged" data-difficulty={difficulty}>
      <header className="forged-head">
        <img src={seal} alt="" width="44" height="51" />
        <div className="min-w-0">
          <h3 id={titleId} className="text-body font-bold text-white wrap-anywhere">
            {quest.title}
          </h3>
          <p className="text-small text-muted wrap-anywhere">
            {quest.difficulty} · {quest.frequency} · {quest.category} · {quest.duration} ·{' '}
            {blocks(quest.totalEstimatedPomodoros)}
          </p>
        </div>
        <p className="font-label text-body font-semibold whitespace-nowrap text-gold">
          +{xpReward} XP
        </p>
      </header>
      <ul className="forged-steps">
        {quest.subtasks.map((step) => (
          <li key={step.title}>
            <span className="min-w-0 wrap-anywhere">{step.title}</span>
            <span className="whitespace-nowrap text-muted">{blocks(step.estimatedPomodoros)}</span>
          </li>
        ))}
      </ul>
      {isAdded ? (
        <p className="forged-added">
          <Glyph name="check" />
          On your board
        </p>
      ) : (
        <Button emphasis="quiet" size="small" aria-describedby={titleId} onClick={onAdd}>
          Add Quest
        </Button>
      )}
    </article>
  );
}

function blocks(count: number): string {
  return `${count} focus block${count === 1 ? '' : 's'}`;
}
