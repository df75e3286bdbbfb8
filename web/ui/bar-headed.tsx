import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';

type HeadedBarProps = {
  readonly label: string;
  readonly value: number;
  readonly full: number;
  readonly unit: string;
};

/** A bar under its name and its figures. */
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
