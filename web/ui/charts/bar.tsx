import type { ReactNode } from 'react';
import './bar.css';

type BarProps = {
  readonly label: string;
  readonly value: number;
  /** The value at which the bar is full; a higher value leaves it full. */
  readonly full: number;
  /** The value in words, for screen readers. */
  readonly words?: string;
  readonly ticks?: 10 | 20;
  readonly isThin?: boolean;
};

/**
 * A bar that shows how far along something is. Write the figures beside it: a length alone says too
 * little.
 */
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

type HeadedBarProps = {
  readonly label: string;
  readonly value: number;
  readonly full: number;
  readonly unit: string;
};

/** A bar with its name and its figures above it. */
export function HeadedBar({ label, value, full, unit }: HeadedBarProps): ReactNode {
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-small font-bold">
        <span>{label}</span>
        <span aria-live="polite" className="font-label text-body">
          {value} / {full} {unit}
        </span>
      </p>
      <Bar
        label={label}
        value={value}
        full={full}
        words={`${value} of ${full} ${unit}`}
        ticks={10}
      />
    </>
  );
}
