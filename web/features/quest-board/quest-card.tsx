import { memo, type ReactNode, useId, useRef, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { textBesideSteps } from '#rules/quest/told-once.ts';
import { openWindow } from '#web/game/asked-window.ts';
import { finishQuest } from '#web/game/finish-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { removeQuest } from '#web/game/remove-quest.ts';
import { Seal } from '#web/ui/seal.tsx';
import { ClearedFoot } from './cleared-foot.tsx';
import { OpenFoot } from './open-foot.tsx';
import { QuestActions } from './quest-actions.tsx';
import { QuestSteps } from './quest-steps.tsx';
import { QuestText } from './quest-text.tsx';
import { Streak } from './streak.tsx';
import './quest-card.css';

type QuestCardProps = {
  readonly quest: Quest;
  readonly today: LocalDate;
};

/** Memoised: an unchanged quest is the identical object, so one deed repaints one card. */
export const QuestCard = memo(function QuestCard(props: QuestCardProps): ReactNode {
  const { quest, today } = props;
  const game = useGame();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [wasCleared] = useState(quest.completed);
  const isFresh = quest.completed && !wasCleared;

  const remove = () => {
    if (card.current) neighbourOf(card.current)?.focus();
    removeQuest(game, quest);
  };
  const finish = () => {
    card.current?.focus({ preventScroll: true }); // the button that was pressed is about to go
    finishQuest(game, quest);
  };

  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="quest-card"
      data-quest={quest.id}
      data-difficulty={quest.difficulty}
      data-cleared={quest.completed || undefined}
      data-fresh={isFresh || undefined}
    >
      <QuestHead quest={quest} titleId={titleId} isFresh={isFresh} />
      {quest.description !== '' && <QuestText text={textBesideSteps(quest)} />}
      <QuestSteps quest={quest} />
      {quest.completed ? (
        <ClearedFoot quest={quest} today={today} />
      ) : (
        <OpenFoot
          quest={quest}
          titleId={titleId}
          onStart={() => openWindow({ kind: 'begin', questId: quest.id })}
          onFinish={finish}
        />
      )}
      <QuestActions quest={quest} titleId={titleId} onRemove={remove} />
    </article>
  );
});

type QuestHeadProps = {
  readonly quest: Quest;
  readonly titleId: string;
  readonly isFresh: boolean;
};

function QuestHead({ quest, titleId, isFresh }: QuestHeadProps): ReactNode {
  const { title, category, frequency, difficulty, tier, streak, xpReward, completed } = quest;
  return (
    <header className="quest-head">
      <Seal
        sign={category.toLowerCase()}
        look={difficulty}
        isCleared={completed}
        isBreaking={isFresh}
      />
      <div className="min-w-0">
        <h2 id={titleId} className="quest-title">
          {title}
        </h2>
        <p className="text-small text-muted">
          {category} · {frequency}
        </p>
        <p className="quest-difficulty">
          {difficulty} · tier {tier}
        </p>
        <Streak count={streak} />
      </div>
      <div className="quest-reward">
        <p className="quest-xp">+{xpReward} XP</p>
        {isFresh && (
          <span aria-hidden="true" className="quest-xp quest-xp-rising">
            +{xpReward} XP
          </span>
        )}
      </div>
    </header>
  );
}

/** The card that takes the focus when this one goes: one that stays in its group, or the panel. */
function neighbourOf(card: HTMLElement): HTMLElement | null | undefined {
  const panel = card.closest<HTMLElement>('[role=tabpanel]');
  const cards = [...(panel?.querySelectorAll<HTMLElement>('article') ?? [])];
  const at = cards.indexOf(card);
  const next = cards[at + 1];
  return next?.parentElement === card.parentElement ? next : (cards[at - 1] ?? panel);
}
