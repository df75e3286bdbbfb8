import { type ReactNode, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { ChosenReading } from '#mentor/understand/understanding.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgeReadingProps = {
  readonly chips: readonly ReadChip[];
  readonly onRead: (chosen: ChosenReading) => void;
};

/** What was understood, over the quests. A goal opens its other readings, and has them open where there was doubt. */
export function ForgeReading({ chips, onRead }: ForgeReadingProps): ReactNode {
  const [open, setOpen] = useState(() => chips.find(({ isAsked }) => isAsked));
  const [isWide, setIsWide] = useState(false);
  const facts = new Set(chips.filter(({ about }) => about !== 'goal').map(({ text }) => text));
  const near = open?.others.filter(({ chosen }) => isWide || chosen.topic !== undefined);
  return (
    <section aria-label="How I read this" className="grid gap-2 text-small text-muted">
      <p>{open?.isAsked ? 'I am not sure I understood. I read this as:' : 'I read this as:'}</p>
      <ul className="flex flex-wrap gap-2">
        {chips
          .filter(({ about }) => about === 'goal')
          .map((chip) => (
            <li key={chip.goalAt}>
              <button
                type="button"
                disabled={chip.others.length === 0}
                aria-expanded={chip === open}
                onClick={() => setOpen(chip === open ? undefined : chip)}
                className="forge-chip"
              >
                {chip.text}
                {chip.others.length > 0 && <Glyph name="pencil" size={18} />}
              </button>
            </li>
          ))}
      </ul>
      <div hidden={open === undefined} className="forge-readings">
        <p>Or rather:</p>
        <ul className="flex flex-wrap gap-2">
          {near?.map(({ label, chosen }) => (
            <li key={label}>
              <button type="button" className="forge-chip" onClick={() => onRead(chosen)}>
                {label}
              </button>
            </li>
          ))}
          <li hidden={isWide}>
            <button type="button" className="forge-chip" onClick={() => setIsWide(true)}>
              Something else
            </button>
          </li>
        </ul>
      </div>
      <p className="wrap-anywhere">{[...facts].join(' · ')}</p>
    </section>
  );
}
