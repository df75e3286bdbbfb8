import type { Side } from '#rules/quest/move-quest.ts';

/** A position beside a visible card: which card, and on which side of it. */
export type CardPosition = {
  readonly side: Side;
  readonly card: HTMLElement;
  /** Whether the cards are in rows or in one column. */
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

/** The card whose grip contains the element. */
export function cardHolding(element: EventTarget | null): HTMLElement | null {
  if (!(element instanceof Element) || element.closest(GRIP) === null) return null;
  return element.closest<HTMLElement>(CARD);
}

/** The card whose line a mouse presses; a finger there scrolls. */
export function cardUnderMouse({ target, pointerType }: PointerEvent): HTMLElement | null {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return null;
  return target.closest('[data-drag]') && target.closest<HTMLElement>(CARD);
}

/**
 * The position at a point of the screen: above or below a card if there is one column, otherwise
 * left or right of it.
 */
export function positionAt(x: number, y: number, dragged: HTMLElement): CardPosition | undefined {
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

/** The position to which an arrow key, Home or End moves a card. */
export function positionByKey(key: string, card: HTMLElement): CardPosition | undefined {
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
  }
  return undefined;
}
