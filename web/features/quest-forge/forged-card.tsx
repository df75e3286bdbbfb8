import { type ReactNode, useId } from 'react';
import { type GeneratedQuest, planOf } from '#rules/mentor/generated-quest.ts';
import { areStepBlocksTold } from '#rules/quest/told-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { ForgedTitle } from './forged-title.tsx';

type ForgedCardProps = {
  readonly quest: GeneratedQuest;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
  readonly onRename: (title: string) => void;
};

export function ForgedCard({ quest, isAdded, onAdd, onRename }: ForgedCardProps): ReactNode {
  const titleId = useId();
  const { difficulty, category, xpReward } = planOf(quest);
  const areBlocksTold = areStepBlocksTold(quest.totalEstimatedPomodoros, quest.subtasks);
  return (
    <article aria-labelledby={titleId} className="forged" data-difficulty={difficulty}>
      <header className="forged-head">
        <Seal sign={category.toLowerCase()} look={difficulty} />
        <div className="min-w-0">
          <ForgedTitle id={titleId} title={quest.title} isFixed={isAdded} onRename={onRename} />
          <p className="text-small text-muted wrap-anywhere">
            {quest.difficulty} · {quest.frequency} · {quest.category} · {quest.duration} ·{' '}
            {blocks(quest.totalEstimatedPomodoros)}
          </p>
        </div>
      </header>
      <ul className="forged-steps">
        {quest.subtasks.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a model may name two steps alike
          <li key={at}>
            <span className="min-w-0 wrap-anywhere">{step.title}</span>
            {areBlocksTold && (
              <span className="whitespace-nowrap text-muted">
                {blocks(step.estimatedPomodoros)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="forged-foot">
        <p className="font-label text-body font-semibold whitespace-nowrap text-gold">
          +{xpReward} XP
        </p>
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
      </div>
    </article>
  );
}

function blocks(count: number): string {
  return `${count} focus block${count === 1 ? '' : 's'}`;
}
