import type { ReactNode } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { clearWords } from './row-meta.tsx';

type RowControlProps = {
  readonly quest: Quest;
  readonly isCleared: boolean;
  /** Cleared a moment ago: it is the Undo. */
  readonly isHeld: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
};

/** The round control at the thumb's side. The same button is the Undo, so that it keeps the focus. */
export function RowControl(props: RowControlProps): ReactNode {
  const { quest, isCleared, isHeld, onClear, onUndo } = props;
  const { title, xpReward } = quest;
  if (isCleared && !isHeld) return <DoneSign />;
  const label = isHeld ? `Undo: ${title}` : `${clearWords(quest)}: ${title}, ${xpReward} XP`;
  return (
    <RoundControl label={label} isHeld={isHeld} onPress={isHeld ? onUndo : onClear}>
      {isHeld ? <UndoPill /> : <Check quest={quest} />}
    </RoundControl>
  );
}

export function DoneSign(): ReactNode {
  return (
    <span className="row-control row-done">
      <Glyph name="check" size={23} />
      <span className="sr-only">Cleared</span>
    </span>
  );
}

export function UndoPill(): ReactNode {
  return (
    <span className="row-undo-pill">
      <Glyph name="undo" size={18} />
      Undo
    </span>
  );
}

export function Check({ quest }: { readonly quest: Quest }): ReactNode {
  return (
    <>
      <Ring quest={quest} />
      <Glyph name="check" size={23} />
    </>
  );
}

type RoundControlProps = {
  readonly label: string;
  readonly isHeld?: boolean;
  readonly isPlus?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

export function RoundControl(props: RoundControlProps): ReactNode {
  const { label, isHeld = false, isPlus = false, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      ref={keepFocusInRow}
      className={isHeld ? 'row-undo' : 'row-control'}
      data-control
      data-plus={isPlus || undefined}
    >
      {children}
    </button>
  );
}

/** When the hold ends, the Undo goes: a focus on it moves to the title of its row. */
function keepFocusInRow(control: HTMLElement | null) {
  return () => {
    if (control === null || control !== document.activeElement) return;
    const title = control.closest('article')?.querySelector<HTMLElement>('.row-open');
    title?.focus({ preventScroll: true });
  };
}

/** More steps than this are one arc: segments would be too short to count. */
const MAX_SEGMENTS = 12;
const GAP = 0.1;

/** The ring of the control: one segment a step, the done ones lit. */
function Ring({ quest }: { readonly quest: Quest }): ReactNode {
  const count = quest.completed ? 0 : (quest.subtasks?.length ?? 0);
  const done = count - openSubtaskCount(quest);
  const isSegmented = count > 1 && count <= MAX_SEGMENTS;
  const gap = isSegmented ? GAP * (count / 4) : 0;
  const dash = `${1 - gap} ${gap}`;
  const turn = { pathLength: Math.max(count, 1), cx: 26, cy: 26, r: 24 };
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true" className="row-ring">
      <circle {...turn} strokeDasharray={isSegmented ? dash : undefined} />
      {done > 0 && (
        <circle
          {...turn}
          className="row-ring-done"
          strokeDasharray={
            isSegmented ? `${`${dash} `.repeat(done)}0 ${count}` : `${done} ${count}`
          }
        />
      )}
    </svg>
  );
}
