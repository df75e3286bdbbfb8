import { cardHolding, type Place, placeAt } from './cards-on-screen.ts';

type DragSigns = {
  /** The card is off: `undefined` when it is down again. */
  readonly onDrag: (card: HTMLElement | undefined) => void;
  readonly onMove: (x: number, y: number) => void;
  readonly onDrop: (card: HTMLElement, place: Place) => void;
};

const SLOP_PX = 6;
/** Above the bar of a phone, under the head of the page. */
const EDGE_PX = 110;
const SCROLL_PX = 14;

/** One listener for a thousand grips. A press that does not move stays a click. */
export function watchDrags({ onDrag, onMove, onDrop }: DragSigns): () => void {
  const watching = new AbortController();
  let grab: { readonly card: HTMLElement; readonly x: number; readonly y: number } | undefined;
  let pointer = { x: 0, y: 0 };
  let isDragging = false;
  let place: Place | undefined;
  let frame = 0;

  function mark(next: Place | undefined): void {
    place?.card.removeAttribute('data-drop');
    place = next;
    place?.card.setAttribute('data-drop', place.side);
    place?.card.setAttribute('data-axis', place.axis ?? 'row');
  }

  function end(): void {
    if (isDragging) onDrag(undefined);
    cancelAnimationFrame(frame);
    grab?.card.removeAttribute('data-dragged');
    mark(undefined);
    grab = undefined;
    isDragging = false;
  }

  function scroll(): void {
    const { y } = pointer;
    if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
    else if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
    if (grab) mark(placeAt(pointer.x, y, grab.card));
    frame = requestAnimationFrame(scroll);
  }

  function pressed(event: PointerEvent): void {
    const card = cardHolding(event.target);
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
      onDrag(grab.card);
      scroll();
    }
    event.preventDefault();
    onMove(pointer.x, pointer.y);
  }

  function released(): void {
    if (grab && isDragging) {
      const [{ card }, found] = [grab, placeAt(pointer.x, pointer.y, grab.card)];
      swallowClick();
      end();
      if (found) onDrop(card, found);
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

/** The browser ends a drag with a click on the grip, if it is still under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
