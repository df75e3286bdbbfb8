import { type ReactNode, useCallback, useRef } from 'react';
import { Link } from 'wouter';
import type { Quest } from '#rules/quest/quest.ts';
import { finishQuest } from '#web/game/finish-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { later } from '#web/ui/later.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ActiveQuest } from './active-quest.tsx';

const AllDone = later(async () => (await import('./all-done.tsx')).AllDone);

type ActiveQuestsProps = { readonly quests: readonly Quest[]; readonly hasQuests: boolean };

export function ActiveQuests({ quests, hasQuests }: ActiveQuestsProps): ReactNode {
  const game = useGame();
  const place = useRef<HTMLDivElement>(null);
  const finish = useCallback(
    (quest: Quest) => {
      place.current?.focus(); // the button goes away with its row
      finishQuest(game, quest);
    },
    [game],
  );
  return (
    <Panel title="Active quests" aside={<BoardLink />}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {quests.length > 0 ? (
          <ul>
            {quests.map((quest) => (
              <ActiveQuest key={quest.id} quest={quest} onFinish={finish} />
            ))}
          </ul>
        ) : hasQuests ? (
          <AllDone />
        ) : (
          <Invitation />
        )}
      </div>
    </Panel>
  );
}

function BoardLink(): ReactNode {
  return (
    <Link
      href="/habits"
      className="inline-flex min-h-11 items-center gap-2 rounded-md font-bold text-violet hover:text-white"
    >
      Quest Board <Glyph name="arrow-right" size={18} />
    </Link>
  );
}

function Invitation(): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <div className="grid gap-1">
        <p className="text-lead font-bold text-white">Your board is empty</p>
        <p className="text-body text-balance text-muted">
          Take a suggested quest or write your own. The first clear wakes a relic.
        </p>
      </div>
      <Link href="/habits" asChild>
        <ButtonLink>Choose your first quest</ButtonLink>
      </Link>
    </div>
  );
}
