import { type ReactNode, useId, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { ChosenReading } from '#mentor/understand/understanding.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgeReadingProps = {
  readonly chips: readonly ReadChip[];
  readonly onRead: (chosen: ChosenReading) => void;
};

/** What was understood, over the quests. A goal opens its other readings, and has them open where there was doubt. */
export function ForgeReading({ chips, onRead }: ForgeReadingProps): ReactNode {
  const [opened, setOpened] = useState<number | undefined>(() => {
    const asked = chips.findIndex(({ isAsked }) => isAsked);
    return asked === -1 ? undefined : asked;
  });
  const id = useId();
  const open = opened === undefined ? undefined : chips[opened];
  return (
    <section aria-label="How I read this" className="grid gap-2">
      <p className="text-small text-muted">
        {open?.isAsked ? 'I am not sure I understood. I read this as:' : 'I read this as:'}
      </p>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two goals may have the same level, the order never changes
          <li key={at} className="min-w-0">
            {chip.others.length > 0 ? (
              <button
                type="button"
                aria-expanded={at === opened}
                aria-controls={id}
                onClick={() => setOpened(at === opened ? undefined : at)}
                className="forge-chip"
              >
                {chip.text}
                <Glyph name="pencil" size={18} />
                <span className="sr-only">Change</span>
              </button>
            ) : (
              <span className="forge-chip">{chip.text}</span>
            )}
          </li>
        ))}
      </ul>
      <div id={id} hidden={open === undefined} className="forge-readings">
        <p>Or rather:</p>
        <ul className="flex flex-wrap gap-2">
          {open?.others.map(({ label, chosen }) => (
            <li key={label} className="min-w-0">
              <button type="button" className="forge-chip" onClick={() => onRead(chosen)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
