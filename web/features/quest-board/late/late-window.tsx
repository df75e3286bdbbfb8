import { type ReactNode, useId, useRef } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { stepsBeforeRecord } from '#rules/document/late-record.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import type { MissedDay } from '#web/game/late-missed.ts';
import { recordLate } from '#web/game/late-record.ts';
import { Button } from '#web/ui/button.tsx';
import { LONG_DAY } from '#web/ui/day-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type LateWindowProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly missed: readonly MissedDay[];
};

export function LateWindow({ isOpen, onClose, missed }: LateWindowProps): ReactNode {
  return (
    <Dialog
      title="Record a missed day"
      lead="It counts on its own day and is marked as late. It is paid once, and it is no login."
      content="form"
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <MissedDays missed={missed} />}
      <div className="grid">
        <Button emphasis="quiet" onClick={onClose} data-first-focus>
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
    list.current?.focus(); // the button goes with its row
    recordLate(game, quest, day);
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      {missed.length === 0 && (
        <p className="text-center text-body text-muted">No day before today misses anything.</p>
      )}
      {missed.map(({ day, quests }) => (
        <section key={day} className="grid gap-2">
          <h3 className="font-label text-label text-muted uppercase">
            {LONG_DAY.format(Date.parse(day))}
          </h3>
          <ul className="late-quests">
            {quests.map((quest) => (
              <MissedQuest
                key={quest.id}
                quest={quest}
                openSteps={stepsBeforeRecord(quest, day)}
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
  const isBlocked = openSteps > 0;
  return (
    <li className="late-quest">
      <div className="min-w-0">
        <p id={id} className="font-bold wrap-anywhere">
          {quest.title}
        </p>
        <p id={`${id}-words`} className="text-small text-muted">
          <span className="font-label text-gold">+{quest.xpReward} XP</span>
          {isBlocked &&
            (openSteps === 1
              ? ' · one step is still open on the board'
              : ` · ${openSteps} steps are still open on the board`)}
        </p>
      </div>
      <Button
        emphasis="quiet"
        size="small"
        aria-describedby={`${id} ${id}-words`}
        aria-disabled={isBlocked || undefined}
        onClick={isBlocked ? undefined : onRecord}
      >
        Record
      </Button>
    </li>
  );
}
