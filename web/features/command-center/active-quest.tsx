import { memo, type ReactNode, useId } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Seal } from '#web/ui/seal.tsx';

type ActiveQuestProps = {
  readonly quest: Quest;
  readonly onFinish: (quest: Quest) => void;
};

/** An unchanged quest is the identical object, so an unchanged row is not painted again. */
export const ActiveQuest = memo(function ActiveQuest(props: ActiveQuestProps): ReactNode {
  const { quest, onFinish } = props;
  const { title, category, frequency, difficulty, streak, xpReward } = quest;
  const titleId = useId();
  const reasonId = useId();
  const openCount = openSubtaskCount(quest);
  const isBlocked = openCount > 0;
  return (
    <li className="active-quest border-t border-line py-3">
      <Seal sign={category.toLowerCase()} look={difficulty} />
      <div className="active-quest-words min-w-0">
        <h3 id={titleId} className="line-clamp-3 text-body font-bold wrap-anywhere text-white">
          {title}
        </h3>
        <p className="text-small text-muted">
          {category} · {frequency} ·{' '}
          <span className={difficulty === 'elite' ? 'font-bold text-legendary' : ''}>
            {difficulty}
          </span>
        </p>
      </div>
      <div className="active-quest-steps">
        {quest.subtasks && quest.subtasks.length > 0 && (
          <Steps total={quest.subtasks.length} openCount={openCount} reasonId={reasonId} />
        )}
      </div>
      <p className="active-quest-streak flex items-center gap-1 text-small text-muted">
        {streak > 0 && (
          <span className="text-ember">
            <Glyph name="flame" size={16} />
          </span>
        )}
        {streak > 0 ? `Streak ${streak}` : 'No streak yet'}
      </p>
      <p className="active-quest-xp font-label text-body text-gold xl:text-right">+{xpReward} XP</p>
      <div className="active-quest-act">
        <Button
          emphasis="quiet"
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? `${titleId} ${reasonId}` : titleId}
          onClick={isBlocked ? undefined : () => onFinish(quest)}
        >
          Mark Complete
        </Button>
      </div>
    </li>
  );
});

type StepsProps = {
  readonly total: number;
  readonly openCount: number;
  readonly reasonId: string;
};

function Steps({ total, openCount, reasonId }: StepsProps): ReactNode {
  const doneCount = total - openCount;
  return (
    <div className="grid gap-1">
      <Bar label="Steps done" value={doneCount} full={total} isThin />
      <p id={reasonId} className="text-small text-ink">
        {doneCount} of {total} {total === 1 ? 'step' : 'steps'}
        {openCount > 0 && `. Finish ${openCount === 1 ? 'it' : 'them'} on the board first.`}
      </p>
    </div>
  );
}
