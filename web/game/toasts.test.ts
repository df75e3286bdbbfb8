import { expect, test, vi } from 'vitest';
import { createToasts, type ToastStore } from './toasts.ts';

function someToasts() {
  let count = 0;
  return createToasts(() => {
    count += 1;
    return `n${count}`;
  });
}

/** In the order in which they are shown. */
function titlesOf(toasts: ToastStore): string[] {
  return toasts.all().map(({ title }) => title);
}

const undo = () => {};

test('[S10] Undo removes the toast and does not call onGone', () => {
  const toasts = someToasts();
  const undone = vi.fn();
  const onGone = vi.fn();
  toasts.show({ title: 'Read ten pages removed', tone: 'success', undo: undone, onGone });

  toasts.undo('n1');

  expect(undone).toHaveBeenCalledOnce();
  expect(onGone).not.toHaveBeenCalled();
  expect(toasts.all()).toEqual([]);
});

test('[S10] a closed toast calls onGone once, and cannot be undone after', () => {
  const toasts = someToasts();
  const undone = vi.fn();
  const onGone = vi.fn();
  toasts.show({ title: 'Read ten pages removed', tone: 'success', undo: undone, onGone });

  toasts.dismiss('n1');
  toasts.dismiss('n1');
  toasts.undo('n1');

  expect(onGone).toHaveBeenCalledOnce();
  expect(undone).not.toHaveBeenCalled();
});

test('[S10] doing anything else ends the offer to undo at once, and leaves the toast', () => {
  const toasts = someToasts();
  const onGone = vi.fn();
  const onRunning = vi.fn();
  toasts.show({ title: 'Read ten pages removed', tone: 'success', undo, onGone, onRunning });

  toasts.settle();
  toasts.settle();

  expect(onGone).toHaveBeenCalledOnce();
  expect(toasts.all()).toEqual([
    { id: 'n1', title: 'Read ten pages removed', tone: 'success', lastsMs: 5_000 },
  ]);
});

test('[S13] one toast is shown at a time, in the order in which they came', () => {
  const toasts = someToasts();
  for (const title of ['first', 'second', 'third']) toasts.show({ title, tone: 'plain' });
  expect(titlesOf(toasts)).toEqual(['first', 'second', 'third']);
});

test('[S13] a toast with an Undo is shown at once; what it covers comes again after it', () => {
  const toasts = someToasts();
  toasts.show({ title: 'Profile Created', tone: 'plain' });
  toasts.show({ title: 'Read ten pages removed', tone: 'success', undo });
  expect(titlesOf(toasts)).toEqual(['Read ten pages removed', 'Profile Created']);
});

test('[S13] no other toast takes the place of an Undo', () => {
  const toasts = someToasts();
  toasts.show({ title: 'Read ten pages removed', tone: 'success', undo });
  for (let count = 0; count < 9; count += 1) toasts.show({ title: 'Noise', tone: 'plain' });
  expect(toasts.all()[0]).toMatchObject({ title: 'Read ten pages removed', undo });
});

test('[S10] [S13] only the last command can be undone; the toast of the one before it is gone', () => {
  const toasts = someToasts();
  const onGone = vi.fn();
  toasts.show({ title: 'first', tone: 'success', undo, onGone });
  toasts.show({ title: 'second', tone: 'success', undo });

  expect(onGone).toHaveBeenCalledOnce();
  expect(titlesOf(toasts)).toEqual(['second']);
});

test('[S13] three toasts wait at most; of more the oldest goes unseen, and calls onGone', () => {
  const toasts = someToasts();
  const onGone = vi.fn();
  toasts.show({ title: 'shown', tone: 'plain' });
  toasts.show({ title: 'one', tone: 'plain', onGone });
  for (const title of ['two', 'three', 'four']) toasts.show({ title, tone: 'plain' });

  expect(onGone).toHaveBeenCalledOnce();
  expect(titlesOf(toasts)).toEqual(['shown', 'two', 'three', 'four']);
});
