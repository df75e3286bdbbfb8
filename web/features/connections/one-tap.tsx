import { type ReactNode, useEffect, useRef } from 'react';
import { find } from '#rules/document/by-id.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import sealedGate from '#web/assets/sealed-gate.svg';
import type { Game } from '#web/game/game.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { clearNow } from '#web/game/habits/clear-now.ts';
import { clearWithToast, withRulesOf } from '#web/game/quest-actions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link, navigate } from '#web/ui/router.tsx';

const BOARD = '/habits';

/**
 * The address of an NFC tag or a shortcut, `/do/{the id of a quest}`: clears the quest as one tap on its row does, with
 * Undo, and goes to the board. Nothing is asked of the server for it: the clear is a command like any other.
 */
export function OneTap({ questId }: { readonly questId: string }): ReactNode {
  const game = useGame();
  const chain = useView(({ chains }) => find(chains, rootOf(questId)));
  const isTapped = useRef(false);
  const quest = chain?.isRemoved ? undefined : chain?.quest;
  const canClear = quest !== undefined && !quest.isArchived;
  useEffect(() => {
    if (!canClear || isTapped.current) return;
    isTapped.current = true;
    onceShown(() => tap(game, quest));
  }, [game, canClear, quest]);
  if (canClear) return <p className="sr-only">Loading...</p>;
  return <NothingToClear words={wordsFor(chain?.isRemoved, quest)} />;
}

/** A page that a browser loads ahead of a visit is not a tap yet. */
function onceShown(act: () => void): void {
  const isAhead = 'prerendering' in document && document.prerendering === true;
  if (isAhead) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

function tap(game: Game, quest: Quest): void {
  withRulesOf(quest, () => {
    leave(); // first: a message of the old screen would be settled
    if (clearNow(game, quest)) return clearWithToast(game, quest);
    const words = quest.completed ? 'is cleared already' : 'has nothing to clear now';
    game.toasts.show({ title: `${quest.title} ${words}`, tone: 'plain' });
  });
}

/** The address does not stay: a tab that is restored tomorrow must not tap again. */
function leave(): void {
  history.replaceState(null, '', BOARD);
  navigate(BOARD);
}

function wordsFor(isRemoved: boolean | undefined, quest: Quest | undefined): string {
  if (isRemoved) return 'You took this quest off your board, so there is nothing to clear.';
  if (quest) return `${quest.title} is in the archive. Revive it, and the tap works again.`;
  return 'No quest of yours answers to this tap. It may belong to somebody else, or be on its way from another device.';
}

function NothingToClear({ words }: { readonly words: string }): ReactNode {
  return (
    <Page title="Nothing cleared" lead={words}>
      <div className="grid justify-items-center gap-6 py-6">
        <img src={sealedGate} alt="" width="320" height="250" className="w-72 max-w-full" />
        <Link href={BOARD} asChild>
          <ButtonLink>To the Quest Board</ButtonLink>
        </Link>
      </div>
    </Page>
  );
}
