import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame } from '#web/game/game-context.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { AllDone } from '#web/quest-rows/all-done.tsx';
import { ClearWatch } from '#web/quest-rows/clear-watch.tsx';
import { DoneGroup } from '#web/quest-rows/done-group.tsx';
import { QuestRows } from '#web/quest-rows/quest-rows.tsx';
import { RenewalBanner } from '#web/quest-rows/renewal-banner.tsx';
import { useShownDay } from '#web/quest-rows/use-shown-day.ts';

/** On a wide screen. */
const COLUMNS = 3;

type DayRowsProps = {
  readonly quests: readonly Quest[];
  readonly today: LocalDate;
  readonly panelId: string;
  /** Only what a search found is shown. */
  readonly isFiltered: boolean;
};

/** The quests of one tab: what is due, and the cleared ones behind a line each. */
export function DayRows({ quests, today, panelId, isFiltered }: DayRowsProps): ReactNode {
  const { day, earlier, due, done, fold } = useShownDay(quests, today);
  const isFirstOpen = useFirstOpen();
  useNewcomersLit(quests);
  const rows = { today, columns: COLUMNS };
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
      {due.length > 0 && (
        <QuestRows quests={due} {...rows} opened={isFirstOpen ? due[0]?.id : undefined} />
      )}
      {earlier.length + due.length === 0 && !isFiltered && <AllDone day={day} today={today} />}
      <DoneGroup title="Done today" quests={done} {...rows} onOpen={fold} />
      <ClearWatch />
      <DoneGroup title="Cleared earlier" quests={day.doneEarlier} {...rows} />
    </>
  );
}

const WIDE = '(width >= 64rem)';

/** The first row stands open on a wide screen, and on a phone at the very first visit. */
function useFirstOpen(): boolean {
  const { uid } = useGame().log;
  const seen = useMemo(() => deviceFlag(`duskgate.${uid}.board-seen`, PLAIN_TEXT), [uid]);
  const [isFirst] = useState(() => {
    const isNew = !seen.isSet();
    seen.write('seen');
    return isNew;
  });
  return isFirst || matchMedia(WIDE).matches;
}

const LIT_MS = 2_000;

/** A quest that came to the board while it is open is scrolled to and lit for a moment. */
function useNewcomersLit(quests: readonly Quest[]): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const roots = new Set(quests.map(({ id }) => rootOf(id)));
    const newcomer = known.current && quests.find(({ id }) => !known.current?.has(rootOf(id)));
    known.current = roots;
    const row = newcomer && document.querySelector(`[data-quest="${CSS.escape(newcomer.id)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    row.setAttribute('data-lit', '');
    setTimeout(() => row.removeAttribute('data-lit'), LIT_MS);
  }, [quests]);
}
