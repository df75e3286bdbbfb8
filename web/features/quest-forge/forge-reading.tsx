import { type ReactNode, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { ChosenReading } from '#mentor/understand/understanding.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgeReadingProps = {
  readonly chips: readonly ReadChip[];
  readonly onRead: (chosen: ChosenReading) => void;
};

const CHIP = { emphasis: 'quiet', size: 'small' } as const;

/** What was understood, over the quests. A goal opens its other readings, and has them open where there was doubt. */
export function ForgeReading({ chips, onRead }: ForgeReadingProps): ReactNode {
  const [open, setOpen] = useState(() => chips.find(({ isAsked }) => isAsked));
  const [isWide, setIsWide] = useState(false);
  const goals = chips.filter(({ others }) => others.length > 0);
  const facts = new Set(chips.filter((chip) => !goals.includes(chip)).map(({ text }) => text));
  const near = open?.others.filter(({ chosen }) => isWide || chosen.topic);
  return (
    <section aria-label="How I read this" className="grid gap-2 text-small text-muted">
      <p>{open?.isAsked && 'I am not sure I understood. '}I read this as:</p>
      <div className="flex flex-wrap gap-2">
        {goals.map((chip) => (
          <Button
            key={chip.goalAt}
            {...CHIP}
            aria-expanded={chip === open}
            onClick={() => setOpen(chip === open ? undefined : chip)}
          >
            {chip.text}
            <Glyph name="pencil" size={18} />
          </Button>
        ))}
      </div>
      {open && (
        <div className="forge-notes">
          <p>Or rather:</p>
          <div className="flex flex-wrap gap-2">
            {near?.map(({ label, chosen }) => (
              <Button key={label} {...CHIP} onClick={() => onRead(chosen)}>
                {label}
              </Button>
            ))}
            {!isWide && (
              <Button {...CHIP} onClick={() => setIsWide(true)}>
                Something else
              </Button>
            )}
          </div>
        </div>
      )}
      <p>{[...facts].join(' · ')}</p>
    </section>
  );
}
