import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ToastMessage, ToastStore } from '#web/game/toasts.ts';
import { browserClock } from '#web/platform/clock.ts';
import { Toast } from '#web/ui/toast.tsx';
import { useCountdown } from './use-countdown.ts';

type ToastListProps = {
  readonly isOpen: boolean;
  readonly shown: ToastMessage | undefined;
  readonly toasts: ToastStore;
  readonly region: RefObject<HTMLElement | null>;
};

/** The toast on the screen. */
export function ToastList({ shown, toasts, region }: ToastListProps): ReactNode {
  useFocusShortcut(region);
  return shown && <TimedToast key={shown.id} toast={shown} toasts={toasts} />;
}

type TimedToastProps = { readonly toast: ToastMessage; readonly toasts: ToastStore };

function TimedToast({ toast, toasts }: TimedToastProps): ReactNode {
  const { id, title, detail, tone, undo, lastsMs, onStill, onRunning } = toast;
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isUnderDialog = useHasOpenDialog();
  useCountdown(browserClock, {
    lastsMs,
    isStill: isPointedAt || hasFocus || isUnderDialog,
    onOver: () => toasts.dismiss(id),
    onStill,
    onRunning,
  });
  return (
    <Toast
      title={title}
      detail={detail}
      tone={tone}
      action={undo && { name: 'Undo', run: () => toasts.undo(id) }}
      onClose={() => toasts.dismiss(id)}
      onPoint={setIsPointedAt}
      onFocusIn={setHasFocus}
    />
  );
}

/** F6 moves the focus to the toast, and back. When a toast with the focus goes, the focus returns, too. */
function useFocusShortcut(region: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const goBack = () => cameFrom.current?.focus();
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const { activeElement } = document;
      const target = region.current?.querySelector<HTMLElement>('[data-toast] button');
      if (region.current?.contains(activeElement)) goBack();
      else if (target && activeElement instanceof HTMLElement) {
        cameFrom.current = activeElement;
        target.focus();
      } else return;
      event.preventDefault();
    };
    const lost = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setTimeout(() => hasNoFocus() && goBack());
    };
    const { current: element } = region;
    addEventListener('keydown', pressed);
    element?.addEventListener('focusout', lost);
    return () => {
      removeEventListener('keydown', pressed);
      element?.removeEventListener('focusout', lost);
    };
  }, [region]);
}

function hasNoFocus(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

/** True while any dialog is open over the page. */
function useHasOpenDialog(): boolean {
  return useSyncExternalStore(watchDialogs, hasOpenDialog);
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}
