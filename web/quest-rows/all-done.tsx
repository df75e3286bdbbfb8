import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGame } from '#web/game/game-context.ts';
import { useRenewalQuestion } from '#web/game/renew-due.ts';
import { renewQuests } from '#web/game/renew-quests.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

/** No quest is open: today is done, or a new day waits to be begun. */
export function AllDone(): ReactNode {
  const { toAsk, isFirst } = useRenewalQuestion();
  if (toAsk.length > 0) return <NewDay count={toAsk.length} isFirst={isFirst} />;
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center">
      <span className="text-venom">
        <Glyph name="check" size={40} />
      </span>
      <p className="text-lead font-bold text-white">All quests completed for today!</p>
      <p className="text-body text-muted">The board is clear. Rest, or raid for focus.</p>
    </div>
  );
}

type NewDayProps = { readonly count: number; readonly isFirst: boolean };

/** How quests come back is chosen once, on the board: there all the choices stand. */
function NewDay({ count, isFirst }: NewDayProps): ReactNode {
  const game = useGame();
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <div className="grid gap-1">
        <p className="text-lead font-bold text-white">A new day has begun</p>
        <p className="text-body text-muted">
          {count === 1
            ? 'One cleared quest can be renewed.'
            : `${count} cleared quests can be renewed.`}{' '}
          Streaks stay as they are.
        </p>
      </div>
      {isFirst ? (
        <Link href="/habits" asChild>
          <ButtonLink>Choose on the Quest Board</ButtonLink>
        </Link>
      ) : (
        <Button
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus(); // the button goes
            renewQuests(game);
          }}
        >
          Renew
        </Button>
      )}
    </div>
  );
}
