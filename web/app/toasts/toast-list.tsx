import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Notice, Notices } from '#web/game/notices.ts';
import { browserClock } from '#web/platform/clock.ts';
import { Toast } from '#web/ui/toast.tsx';
import { useCountdown } from './use-countdown.ts';
import { useOpenDialog } from './use-open-dialog.ts';

type ToastListProps = {
  readonly isOpen: boolean;
  readonly all: readonly Notice[];
  readonly notices: Notices;
  readonly region: RefObject<HTMLElement | null>;
};

/** F6 goes to the last toast, and back again. */
export function ToastList({ all, notices, region }: ToastListProps): ReactNode {
  useShortcut(region);
  return all.map((notice) => <TimedToast key={notice.id} notice={notice} notices={notices} />);
}

type TimedToastProps = { readonly notice: Notice; readonly notices: Notices };

function TimedToast({ notice, notices }: TimedToastProps): ReactNode {
  const { id, title, detail, tone, undo, lastsMs, onStill, onRunning } = notice;
  const [isHeeded, setIsHeeded] = useState(false);
  const isUnderWindow = useOpenDialog();
  useCountdown(browserClock, {
    lastsMs,
    isStill: isHeeded || isUnderWindow,
    onOver: () => notices.dismiss(id),
    onStill,
    onRunning,
  });
  return (
    <Toast
      title={title}
      detail={detail}
      tone={tone}
      action={undo && { name: 'Undo', run: () => notices.undo(id) }}
      onClose={() => notices.dismiss(id)}
      onHeed={setIsHeeded}
    />
  );
}

/** A toast that goes takes the focus with it: it is given back to where it came from. */
function useShortcut(region: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const goBack = () => cameFrom.current?.focus();
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      const { activeElement } = document;
      const target = region.current?.querySelector<HTMLElement>('[data-toast]:last-child button');
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
