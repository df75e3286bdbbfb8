import { type ReactNode, useId, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { QuestRows } from './quest-rows.tsx';

/** What each group is called, its sign, and the name under which it is remembered to be open. */
const GROUPS = {
  'Done today': { glyph: 'check', flag: 'done' },
  'Cleared earlier': { glyph: 'clock', flag: 'earlier' },
  'Later this week': { glyph: 'calendar', flag: 'later' },
  Later: { glyph: 'calendar', flag: 'later' },
};

type DoneGroupProps = {
  readonly title: keyof typeof GROUPS;
  readonly quests: readonly Quest[];
  readonly today: LocalDate;
  /** Called before it opens. */
  readonly onOpen?: () => void;
  /** The group opens when this quest comes into it. */
  readonly opensFor?: string | undefined;
};

/** Quests that are not due behind one line; whether it is open is remembered for the day. */
export function DoneGroup({ title, quests, today, onOpen, opensFor }: DoneGroupProps): ReactNode {
  const { uid } = useGame().log;
  const id = useId();
  const { glyph, flag } = GROUPS[title];
  const openOn = useMemo(() => deviceFlag(`duskgate.${uid}.${flag}-open`, PLAIN_TEXT), [uid, flag]);
  const [isOpen, setIsOpen] = useState(() => openOn.read() === today);
  const [openedFor, setOpenedFor] = useState<string>();
  if (opensFor !== openedFor && quests.some(({ id: questId }) => questId === opensFor)) {
    setOpenedFor(opensFor);
    setIsOpen(true);
  }
  if (quests.length === 0) return null;
  const xp = quests.reduce((sum, { xpReward }) => sum + xpReward, 0);
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
    if (isOpen) openOn.clear();
    else openOn.write(today);
  };
  return (
    <section aria-label={title} className="done-group">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        className="done-group-head"
      >
        <Glyph name={glyph} size={18} />
        <span>
          {title} <small>({quests.length})</small>
        </span>
        {title === 'Done today' && (
          <span className="row-xp">
            +{xp}
            <span className="sr-only"> XP</span>
          </span>
        )}
        <Glyph name="chevron-down" size={18} />
      </button>
      {isOpen && (
        <div id={id}>
          <QuestRows quests={quests} today={today} />
        </div>
      )}
    </section>
  );
}
