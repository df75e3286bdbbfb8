import type { ReactNode } from 'react';
import './bar.css';

type BarProps = {
  readonly label: string;
  readonly value: number;
  /** Where the bar is full; a higher value leaves it full. */
  readonly full: number;
  /** The value in words, for whoever does not see the bar. */
  readonly words?: string;
  readonly ticks?: 10 | 20;
  readonly isThin?: boolean;
};

/** How far along something is. The figures stand beside it in text: a length never speaks alone. */
export function Bar({ label, value, full, words, ticks, isThin }: BarProps): ReactNode {
  const reached = Math.min(Math.max(value, 0), full);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be drawn like this
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={reached}
      aria-valuemin={0}
      aria-valuemax={full}
      aria-valuetext={words ?? `${value} of ${full}`}
      className={`bar ${isThin ? 'bar-thin' : ''} ${ticks ? `bar-ticks-${ticks}` : ''}`}
    >
      <div className="bar-fill" style={{ transform: `scaleX(${reached / full})` }} />
    </div>
  );
}
