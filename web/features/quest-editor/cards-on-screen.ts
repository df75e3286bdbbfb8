import type { Side } from '#rules/quest/move-quest.ts';

/** Which card, and on which side of it: places are what is seen, in this tab and this search. */
export type Place = {
  readonly side: Side;
  readonly card: HTMLElement;
  /** How the cards lie beside each other. */
  readonly axis?: 'row' | 'column';
};

const CARD = '[data-quest]';
export const GRIP = '[data-grip]';

export function cardsOnScreen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}

export function questIdOf(card: HTMLElement): string {
  return card.getAttribute('data-quest') ?? '';
}

export function titleOf(card: HTMLElement): string {
  return card.querySelector('h2')?.textContent ?? '';
}

export function cardHolding(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element) || element.closest(GRIP) === null) return null;
  return element.closest<HTMLElement>(CARD);
}

/** Beside the card under the pointer: in one column above or below it, otherwise left or right. */
export function placeAt(x: number, y: number, dragged: HTMLElement): Place | undefined {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>(CARD);
  if (!card || card === dragged) return undefined;
  const { left, top, width, height } = card.getBoundingClientRect();
  const isOneColumn = (card.parentElement?.clientWidth ?? 0) < width * 1.5;
  const isBefore = isOneColumn ? y < top + height / 2 : x < left + width / 2;
  return {
    side: isBefore ? 'before' : 'after',
    card,
    axis: isOneColumn ? 'column' : 'row',
  };
}

/** Where an arrow, Home or End leads from this card. */
export function placeByKey(key: string, card: HTMLElement): Place | undefined {
  const cards = cardsOnScreen();
  const at = cards.indexOf(card);
  const beside = (side: Side, neighbour: HTMLElement | undefined) =>
    neighbour && { side, card: neighbour };
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return beside('before', cards[at - 1]);
    case 'ArrowDown':
    case 'ArrowRight':
      return beside('after', cards[at + 1]);
    case 'Home':
      return beside('before', cards[0]);
    case 'End':
      return beside('after', cards.at(-1));
    default:
      return undefined;
  }
}
