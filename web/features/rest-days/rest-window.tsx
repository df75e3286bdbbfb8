import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type DaySet, hasDay, NO_DAYS } from '#rules/activity/day-set.ts';
import { boardOf, chainOf, type GameDocument } from '#rules/document/document.ts';
import { type RestPeriod, restPeriods } from '#rules/habits/rest-periods.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { restToday, setRest } from '#web/game/rest-days.ts';
import { useToday } from '#web/game/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { periodWords } from './rest-words.ts';
import { VacationForm } from './vacation-form.tsx';

type RestWindowProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Days on which nothing is asked: sick today, a vacation, and what is marked already. */
export function RestWindow({ isOpen, onClose }: RestWindowProps): ReactNode {
  return (
    <Dialog
      title="Rest days"
      lead="Runs and shields stay, nothing is asked."
      isOpen={isOpen}
      onClose={onClose}
      content="form"
    >
      {isOpen && <Rest />}
    </Dialog>
  );
}

function Rest(): ReactNode {
  const game = useGame();
  const today = useToday();
  const isToday = useView(({ restDays }) => hasDay(restDays, today));
  const marked = useMarkedDays();
  const list = useRef<HTMLElement>(null);
  const [message, setMessage] = useState('');
  const takeBack = ({ quest, period }: MarkedDays) => {
    const title = `${periodWords(period)} taken back`;
    list.current?.focus({ preventScroll: true }); // the pressed button disappears with its line
    setRest(game, { ...period, isResting: false, questId: quest?.id }, title);
    setMessage(`${title}.`);
  };
  return (
    <div className="grid gap-5">
      {isToday ? (
        <p className="text-center font-semibold text-white">Today is a rest day. Be well.</p>
      ) : (
        <Button
          data-first-focus
          onClick={() => {
            list.current?.focus({ preventScroll: true });
            restToday(game);
            setMessage('Today is a rest day for all quests.');
          }}
        >
          Sick today
        </Button>
      )}
      <VacationForm onMarked={setMessage} />
      <section ref={list} tabIndex={-1} aria-labelledby="marked-days" className="grid outline-none">
        <h3 id="marked-days" className="font-label text-label text-muted uppercase">
          Marked days
        </h3>
        <p role="status" className="text-small text-venom">
          {message}
        </p>
        {marked.length === 0 ? (
          <p className="py-2 text-body text-muted">
            None. Days of the last month can be marked too.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {marked.map((one) => (
              <MarkedLine key={one.key} marked={one} onTakeBack={() => takeBack(one)} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

type MarkedDays = {
  readonly key: string;
  /** Absent: all quests rest. */
  readonly quest?: Quest;
  readonly period: RestPeriod;
};

function useMarkedDays(): readonly MarkedDays[] {
  const { log } = useGame();
  const today = useToday();
  const ofAll = useView(({ restDays }) => restDays);
  const chains = useView((document) => document.chains);
  return useMemo(() => {
    const view: GameDocument = { ...log.view(), restDays: ofAll, chains };
    const marked = (days: DaySet, quest?: Quest) =>
      restPeriods(days, today).map(
        (period): MarkedDays => ({
          key: `${quest?.id} ${period.from}`,
          ...(quest && { quest }),
          period,
        }),
      );
    const ofQuests = boardOf(view).flatMap((quest) =>
      marked(chainOf(view, quest.id).restDays ?? NO_DAYS, quest),
    );
    return [...marked(ofAll), ...ofQuests];
  }, [log, ofAll, chains, today]);
}

type MarkedLineProps = { readonly marked: MarkedDays; readonly onTakeBack: () => void };

function MarkedLine({ marked, onTakeBack }: MarkedLineProps): ReactNode {
  const { quest, period } = marked;
  const words = periodWords(period);
  const whose = quest?.title ?? 'All quests';
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="grid min-w-0">
        <span className="font-semibold text-white">{words}</span>
        <span className="text-small text-muted wrap-anywhere">{whose}</span>
      </span>
      <Button
        emphasis="quiet"
        size="small"
        aria-label={`Take back ${words}, ${whose}`}
        onClick={onTakeBack}
      >
        <Glyph name="undo" size={18} />
        Take back
      </Button>
    </li>
  );
}
