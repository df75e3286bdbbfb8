import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import {
  type CardPosition,
  cardHolding,
  cardsOnScreen,
  GRIP,
  positionByKey,
  questIdOf,
  titleOf,
} from './cards-on-screen.ts';
import { watchDrags } from './drag-card.ts';
import { moveQuest } from './move-quest.ts';
import './move-cards.css';

/** Lets the cards of the board be moved by their grips, with the pointer or with the arrow keys. */
export function MoveCards(): ReactNode {
  const game = useGame();
  const ghost = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState('');

  useEffect(
    () =>
      watchDrags({
        onDrag: (card) => setDragged(card ? titleOf(card) : ''),
        onMove: (x, y) => {
          if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
        },
        onDrop: (card, position) => {
          if (move(game, card, position))
            afterPaint(() => setMessage(positionInWords(questIdOf(card))));
        },
      }),
    [game],
  );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const card = cardHolding(event.target);
      const position = card && positionByKey(event.key, card);
      if (!card || !position) return;
      event.preventDefault();
      if (!move(game, card, position)) return;
      afterPaint(() => {
        cardOf(questIdOf(card))?.querySelector<HTMLElement>(GRIP)?.focus();
        setMessage(positionInWords(questIdOf(card)));
      });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [game]);

  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <div ref={ghost} aria-hidden="true" className="drag-ghost" hidden={dragged === ''}>
        <span>{dragged}</span>
      </div>
    </>
  );
}

function move(game: Game, card: HTMLElement, { side, card: neighbour }: CardPosition): boolean {
  return moveQuest(game, questIdOf(card), side, questIdOf(neighbour));
}

function cardOf(questId: string): HTMLElement | undefined {
  return cardsOnScreen().find((card) => questIdOf(card) === questId);
}

/** Where the card is now, for screen readers. */
function positionInWords(questId: string): string {
  const cards = cardsOnScreen();
  const at = cards.findIndex((card) => questIdOf(card) === questId);
  const card = cards[at];
  return card ? `${titleOf(card)} moved: place ${at + 1} of ${cards.length}` : '';
}

/** Runs after the new order is rendered; a card that changed its group is a new element then. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
