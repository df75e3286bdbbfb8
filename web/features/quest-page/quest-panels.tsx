import type { ReactNode } from 'react';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { type Habit, stretchOn } from '#rules/habits/calendar.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import { progressOn } from '#rules/habits/standing.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { longDay } from '#web/platform/day-words.ts';
import { logProblem } from '#web/platform/log.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';
import { ClearTimes } from './clear-times.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { oneTapPath } from './one-tap-path.ts';
import { useQuestLog } from './quest-log.ts';
import { RunPanel } from './run-panel.tsx';
import { StrengthPanel } from './strength-panel.tsx';

type QuestPanelsProps = {
  readonly habit: Habit;
  readonly quest: Quest;
  readonly today: LocalDate;
};

/** The figures of a quest and where they come from. */
function QuestPanels({ habit, quest, today }: QuestPanelsProps): ReactNode {
  const { chain, clears } = habit;
  const log = useQuestLog(chain.id);
  const { schedule } = stretchOn(habit, dayNumber(today));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6">
          {schedule === undefined ? (
            <MilestonePanel habit={habit} quest={quest} today={today} />
          ) : (
            <StrengthPanel habit={habit} quest={quest} today={today} />
          )}
          <NotesPanel quest={quest} clears={clears} log={log} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6">
          {schedule && <RunPanel habit={habit} today={today} />}
          <ClearTimes clears={clears} log={log} />
        </div>
      </div>
      {!quest.isArchived && <OneTapLink quest={quest} />}
      <p>
        <Link
          href={`/chronicle?quest=${encodeURIComponent(chain.id)}`}
          className="inline-flex min-h-11 items-center font-bold text-violet hover:text-white"
        >
          Every clear of it in the Chronicle
        </Link>
      </p>
    </div>
  );
}

/** Loaded a moment after the page. */
export const QUEST_PANELS = { QuestPanels };

/** The address for an NFC tag or a shortcut. */
function OneTapLink({ quest }: { readonly quest: Quest }): ReactNode {
  const { toasts } = useGame();
  const show = (isCopied: boolean) =>
    isCopied
      ? toasts.show({ title: 'Copied', detail: 'Opening it clears this quest', tone: 'plain' })
      : toasts.show({ title: 'This browser lets nothing be copied', tone: 'warning' });
  const copy = () => {
    copyText(location.origin + oneTapPath(quest.id)).then(show, logProblem);
  };
  return (
    <Panel title="One tap">
      <p className="text-body text-muted">
        A link for an NFC tag or a shortcut: opening it clears this quest, with Undo.
      </p>
      <div className="grid sm:justify-items-start">
        <Button emphasis="quiet" onClick={copy}>
          Copy one-tap link
        </Button>
      </div>
    </Panel>
  );
}

/** A milestone is done once: it has no run and no strength. */
function MilestonePanel({ habit, quest, today }: QuestPanelsProps): ReactNode {
  const { goal } = stretchOn(habit, dayNumber(today));
  const { subtasks = [], completed, completedOn } = quest;
  const ticked = subtasks.filter(({ isCompleted }) => isCompleted).length;
  return (
    <Panel title="Where it stands">
      <ul className="grid gap-1 text-body">
        <li>
          {completed
            ? `Reached${completedOn ? ` on ${longDay(completedOn)}` : ''}.`
            : 'Not reached yet.'}
        </li>
        {subtasks.length > 0 && (
          <li>
            {ticked} of {subtasks.length} steps done.
          </li>
        )}
        {goal && (
          <li>
            {amountText(progressOn(habit, today))} of {amountText(goal.target)} {goal.unit}.
          </li>
        )}
      </ul>
      <p className="text-small text-muted">
        A milestone is reached once, so it has no run to keep and no strength to lose.
      </p>
    </Panel>
  );
}
