import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { useHabitRules } from '#web/game/habits/habit-rules.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { AllDone } from '#web/quest-rows/all-done.tsx';
import { DoneGroup } from '#web/quest-rows/done-group.tsx';
import { BoardSections, ClearWatch, RenewalBanner } from '#web/quest-rows/lazy-parts.ts';
import { QuestRows, useOpenRow } from '#web/quest-rows/quest-rows.tsx';
import { useShownDay } from '#web/quest-rows/use-shown-day.ts';

/** On a wide screen. */
const COLUMNS = 3;

type DayRowsProps = {
  readonly quests: readonly Quest[];
  readonly today: LocalDate;
  readonly panelId: string;
  /** Only what a search found is shown. */
  readonly isFiltered: boolean;
  /** The quest that came last. */
  readonly newcomer: string | undefined;
};

/** The quests of one tab: what is due, and the cleared ones behind a line each. */
export function DayRows(props: DayRowsProps): ReactNode {
  const { quests, today, panelId, isFiltered, newcomer } = props;
  const { day, earlier, due, resting, later, done, fold } = useShownDay(quests, today);
  const isFirstOpen = useFirstOpen();
  const rows = { today, columns: COLUMNS };
  const isDone = [...earlier, ...due].every(({ goal }) => goal?.kind === 'atMost'); // limits never hold the day open
  return (
    <>
      {!isFiltered && <RenewalBanner key={today} panelId={panelId} onAnswer={fold} />}
      {earlier.length > 0 && (
        <section aria-label="From earlier" className="grid gap-1">
          <h2 className="section-head">
            From earlier <small>{day.fromEarlier.length}</small>
          </h2>
          <QuestRows quests={earlier} {...rows} />
        </section>
      )}
      {isDone && !isFiltered && <AllDone day={day} board={quests} today={today} />}
      <SectionRows
        quests={[...due, ...resting]}
        open={day.open}
        {...rows}
        opened={isFirstOpen ? due[0]?.id : undefined}
      />
      <div className="done-groups">
        <LaterGroup quests={later} today={today} opensFor={newcomer} />
        <DoneGroup title="Done today" quests={done} today={today} onOpen={fold} />
        <DoneGroup title="Cleared earlier" quests={day.doneEarlier} today={today} />
      </div>
      <ClearWatch />
    </>
  );
}

type SectionRowsProps = {
  readonly quests: readonly Quest[];
  /** Those of them that are open and due. */
  readonly open: readonly Quest[];
  readonly today: LocalDate;
  readonly columns: number;
  readonly opened: string | undefined;
};

/** In sections, if there are several of them; else in columns of equal length. */
function SectionRows({ quests, open, today, columns, opened }: SectionRowsProps): ReactNode {
  const sections = useHabitRules()?.sectionsOf(quests) ?? [];
  const openRow = useOpenRow(opened);
  if (quests.length === 0) return null;
  if (sections.length < 2) {
    return <QuestRows quests={quests} today={today} columns={columns} open={openRow} />;
  }
  return (
    <BoardSections
      sections={sections}
      open={open}
      rowsOf={(inside) => <QuestRows quests={inside} today={today} open={openRow} />}
    />
  );
}

type LaterGroupProps = Pick<SectionRowsProps, 'quests' | 'today'> & {
  readonly opensFor: string | undefined;
};

/** Quests that are asked for on another day. */
function LaterGroup(props: LaterGroupProps): ReactNode {
  const { log } = useGame();
  const isSoon = useHabitRules()?.areThisWeek(log.view(), props.quests, props.today);
  return <DoneGroup title={isSoon ? 'Later this week' : 'Later'} {...props} />;
}

const WIDE = '(width >= 64rem)';

/** The first row stands open on a wide screen, and on a phone at the very first visit. */
function useFirstOpen(): boolean {
  const { uid } = useGame().log;
  const seen = useMemo(() => deviceFlag(`duskgate.${uid}.board-seen`, PLAIN_TEXT), [uid]);
  const [isFirst] = useState(() => !seen.isSet());
  useLayoutEffect(() => seen.write('seen'), [seen]); // with the paint: a reload right after it counts as the second visit
  return isFirst || matchMedia(WIDE).matches;
}
