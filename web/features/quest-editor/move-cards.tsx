import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { moveQuest } from '#web/game/move-quest.ts';
import {
  cardHolding,
  cardsOnScreen,
  GRIP,
  type Place,
  placeByKey,
  questIdOf,
  titleOf,
} from './cards-on-screen.ts';
import { watchDrags } from './drag-card.ts';
import './board-hands.css';

/** Moves the cards of the board by their grips: dragged, or with the arrow keys. */
export function BoardHands(): ReactNode {
  const game = useGame();
  const ghost = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState('');

  useEffect(
    () =>
      watchDrags({
        onDrag: (card) => setDragged(card ? titleOf(card) : ''),
        onMove: (x, y) => {
          if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
        },
        onDrop: (card, place) => {
          if (put(game, card, place)) afterPaint(() => setTold(standingOf(questIdOf(card))));
        },
      }),
    [game],
  );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const card = cardHolding(event.target);
      const place = card && placeByKey(event.key, card);
      if (!card || !place) return;
      event.preventDefault();
      if (!put(game, card, place)) return;
      afterPaint(() => {
        cardOf(questIdOf(card))?.querySelector<HTMLElement>(GRIP)?.focus();
        setTold(standingOf(questIdOf(card)));
      });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [game]);

  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div ref={ghost} aria-hidden="true" className="drag-ghost" hidden={dragged === ''}>
        <span>{dragged}</span>
      </div>
    </>
  );
}

function put(game: Game, card: HTMLElement, { side, card: neighbour }: Place): boolean {
  return moveQuest(game, questIdOf(card), side, questIdOf(neighbour));
}

function cardOf(questId: string): HTMLElement | undefined {
  return cardsOnScreen().find((card) => questIdOf(card) === questId);
}

/** What the board then shows, in words. */
function standingOf(questId: string): string {
  const cards = cardsOnScreen();
  const at = cards.findIndex((card) => questIdOf(card) === questId);
  const card = cards[at];
  return card ? `${titleOf(card)} moved: place ${at + 1} of ${cards.length}` : '';
}

/** By then the board has drawn the new order; a card that changed its group is another element. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
