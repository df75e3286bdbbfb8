import { type ReactNode, useId } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { loreOf } from '#rules/lore/lore.ts';
import lorePlate from '#web/assets/lore-plate.svg';
import { Button } from '#web/ui/button.tsx';
import { DialogWindow } from '#web/ui/dialog.tsx';
import { useUnreadLore } from './use-lore.ts';
import './daily-lore.css';

/** The quote of the day, in a window when the app opens. */
export function DailyLore(): ReactNode {
  const { day, close } = useUnreadLore();
  const headingId = useId();
  return (
    <DialogWindow labelledBy={headingId} isOpen={day !== undefined} onClose={close} width="wide">
      {day !== undefined && <Lore day={day} headingId={headingId} onRead={close} />}
    </DialogWindow>
  );
}

type LoreProps = {
  readonly day: LocalDate;
  readonly headingId: string;
  readonly onRead: () => void;
};

function Lore({ day, headingId, onRead }: LoreProps): ReactNode {
  const { text, source } = loreOf(day);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keys, Escape and the button do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      onClick={() => {
        if (getSelection()?.isCollapsed !== false) onRead(); // unless words are being marked
      }}
      className="daily-lore grid md:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <img src={lorePlate} alt="" width="340" height="460" className="daily-lore-plate w-full" />
      <div className="daily-lore-words grid content-between gap-6 p-6 sm:p-10">
        <div className="grid gap-5">
          <h2 id={headingId} className="font-label text-label text-system uppercase">
            Lore of the day
          </h2>
          <blockquote className="font-display text-verse text-balance text-white">
            {text}
          </blockquote>
        </div>
        <div className="grid gap-6 md:justify-items-start">
          <p className="text-body text-muted">{source}</p>
          <Button data-first-focus onClick={onRead}>
            Enter the day
          </Button>
        </div>
      </div>
    </div>
  );
}
