import { type ReactNode, useId, useRef } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { lateDrafts, stepsBeforeRecord } from '#rules/document/late-record.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { habitRules, todayOf } from '#web/game/habits/habit-rules.ts';
import { longDay } from '#web/platform/day-words.ts';
import { clearWords } from '#web/quest-rows/row-meta.tsx';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { isEverRenewed, type MissedDay } from './late-quests.ts';

type LateWindowProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly missed: readonly MissedDay[];
};

export function LateWindow({ isOpen, onClose, missed }: LateWindowProps): ReactNode {
  return (
    <Dialog
      title="Record a missed day"
      lead="It counts on its own day, marked as late, and pays once."
      content="form"
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <MissedDays missed={missed} />}
      <div className="grid">
        <Button emphasis="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function MissedDays({ missed }: Pick<LateWindowProps, 'missed'>): ReactNode {
  const game = useGame();
  const list = useRef<HTMLDivElement>(null);
  const record = (quest: Quest, day: LocalDate) => {
    list.current?.focus(); // the pressed button disappears with its row
    recordLate(game, quest, day);
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      {missed.length === 0 && (
        <p className="text-center text-body text-muted">No day before today misses anything.</p>
      )}
      {missed.map(({ day, quests }) => (
        <section key={day} className="grid gap-2">
          <h3 className="font-label text-label text-muted uppercase">{longDay(day)}</h3>
          <ul className="late-quests">
            {quests.map((quest) => (
              <MissedQuest
                key={quest.id}
                quest={quest}
                openSteps={openSteps(game, quest, day)}
                onRecord={() => record(quest, day)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type MissedQuestProps = {
  readonly quest: Quest;
  readonly openSteps: number;
  readonly onRecord: () => void;
};

function MissedQuest({ quest, openSteps, onRecord }: MissedQuestProps): ReactNode {
  const id = useId();
  return (
    <li className="late-quest">
      <div className="min-w-0">
        <p id={id} className="font-bold wrap-anywhere">
          {quest.title}
        </p>
        <p id={`${id}-words`} className="text-small text-muted">
          <span className="font-label text-gold">+{quest.xpReward} XP</span>
          {openSteps > 0 && ` · ${counted(openSteps, 'step')} still open`}
        </p>
      </div>
      <Button
        emphasis="quiet"
        size="small"
        aria-describedby={`${id} ${id}-words`}
        onClick={onRecord}
      >
        {openSteps > 0 ? clearWords(quest) : 'Record'}
      </Button>
    </li>
  );
}

/** Records a completion on a missed day, marked as late, with an Undo. It never counts as a login. */
function recordLate(game: Game, quest: Quest, missed: LocalDate): void {
  const drafts = draftsOf(game, quest, missed);
  const done = drafts.find((draft) => draft.kind === 'quest.done');
  if (done === undefined) return;
  dispatchWithUndo(game, drafts, {
    title: `${quest.title} recorded late`,
    detail: `+${done.xpReward} XP`,
  });
}

function draftsOf(game: Game, quest: Quest, missed: LocalDate): readonly CommandDraft[] {
  const view = game.log.view();
  const today = todayOf(game);
  const rules = isTracked(quest) ? habitRules() : undefined;
  if (rules) return rules.lateHabitDrafts(rules.habitIn(view, quest.id), quest, missed, today);
  return lateDrafts(quest, missed, { today, isRenewed: isEverRenewed(view, quest) });
}

/** How many steps are ticked with the record. */
function openSteps(game: Game, quest: Quest, missed: LocalDate): number {
  if (!isTracked(quest)) return stepsBeforeRecord(quest, missed);
  return draftsOf(game, quest, missed).filter(({ kind }) => kind === 'quest.subtask').length;
}
