import { type CardPosition, cardHolding, cardUnderMouse, positionAt } from './cards-on-screen.ts';

type DragListeners = {
  /** Called with the card when a drag begins, and with `undefined` when it ends. */
  readonly onDrag: (card: HTMLElement | undefined) => void;
  readonly onMove: (x: number, y: number) => void;
  readonly onDrop: (card: HTMLElement, position: CardPosition) => void;
};

/** A press that moves less than this stays a click. */
const SLOP_PX = 6;
/** So near the upper or lower edge the page scrolls; more than the height of the bars there. */
const EDGE_PX = 110;
const SCROLL_PX = 14;

/** Watches for cards that are dragged by their grips, with one listener for all cards. */
export function watchDrags({ onDrag, onMove, onDrop }: DragListeners): () => void {
  const watching = new AbortController();
  let grab: { readonly card: HTMLElement; readonly x: number; readonly y: number } | undefined;
  let pointer = { x: 0, y: 0 };
  let isDragging = false;
  let target: CardPosition | undefined;
  let frame = 0;

  function mark(next: CardPosition | undefined): void {
    target?.card.removeAttribute('data-drop');
    target = next;
    target?.card.setAttribute('data-drop', target.side);
    target?.card.setAttribute('data-axis', target.axis ?? 'row');
  }

  function end(): void {
    if (isDragging) onDrag(undefined);
    cancelAnimationFrame(frame);
    grab?.card.removeAttribute('data-dragged');
    document.documentElement.removeAttribute('data-dragging');
    mark(undefined);
    grab = undefined;
    isDragging = false;
  }

  function scroll(): void {
    const { y } = pointer;
    if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
    else if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
    if (grab) mark(positionAt(pointer.x, y, grab.card));
    frame = requestAnimationFrame(scroll);
  }

  function pressed(event: PointerEvent): void {
    const card = cardHolding(event.target) ?? cardUnderMouse(event);
    if (card === null || !event.isPrimary || event.button !== 0) return;
    grab = { card, x: event.clientX, y: event.clientY };
  }

  function moved(event: PointerEvent): void {
    if (grab === undefined || !event.isPrimary) return;
    pointer = { x: event.clientX, y: event.clientY };
    if (!isDragging) {
      if (Math.hypot(pointer.x - grab.x, pointer.y - grab.y) < SLOP_PX) return;
      isDragging = true;
      grab.card.setAttribute('data-dragged', '');
      document.documentElement.setAttribute('data-dragging', '');
      onDrag(grab.card);
      scroll();
    }
    event.preventDefault();
    onMove(pointer.x, pointer.y);
  }

  function released(): void {
    if (grab && isDragging) {
      const [{ card }, position] = [grab, positionAt(pointer.x, pointer.y, grab.card)];
      swallowClick();
      end();
      if (position) onDrop(card, position);
    } else end();
  }

  const { signal } = watching;
  addEventListener('pointerdown', pressed, { signal });
  addEventListener('pointermove', moved, { signal, passive: false });
  addEventListener('pointerup', released, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  return () => {
    end();
    watching.abort();
  };
}

/** Stops the click that the browser sends after a drag, if the grip is still under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
