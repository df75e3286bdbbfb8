import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { Toast } from './toast.tsx';

/** A toast without a page: its handlers are called as the browser would, and what they tell is kept. */
function aToast() {
  const told = { isPointedAt: false, hasFocus: false };
  const element = Toast({
    title: 'Timer reset',
    tone: 'plain',
    onClose: () => {},
    onPoint: (isPointedAt) => Object.assign(told, { isPointedAt }),
    onFocusIn: (hasFocus) => Object.assign(told, { hasFocus }),
  });
  const { props } = isValidElement<Record<string, (event?: unknown) => void>>(element)
    ? element
    : expect.unreachable('it is an element');
  const fire = (name: string, event?: unknown) => props[name]?.(event);
  return { told, fire };
}

const blurTo = (isInside: boolean) => ({
  currentTarget: { contains: () => isInside },
  relatedTarget: null,
});

test('[S10] a pointer that leaves a toast takes nothing from the focus inside it', () => {
  const { told, fire } = aToast();
  fire('onFocus');
  fire('onPointerEnter');
  fire('onPointerLeave');
  expect(told).toEqual({ isPointedAt: false, hasFocus: true });
});

test('[S10] a focus that leaves a toast takes nothing from the pointer on it', () => {
  const { told, fire } = aToast();
  fire('onPointerEnter');
  fire('onFocus');
  fire('onBlur', blurTo(true));
  expect(told).toEqual({ isPointedAt: true, hasFocus: true });
  fire('onBlur', blurTo(false));
  expect(told).toEqual({ isPointedAt: true, hasFocus: false });
});
