import type { ReactNode } from 'react';
import './bar-chart.css';

type ChartBar = { readonly name: string; readonly value: number };

type BarChartProps = {
  /** The chart in words, for screen readers. */
  readonly label: string;
  /** Oldest first; the last one is now. */
  readonly bars: readonly ChartBar[];
  readonly unit: string;
  /** What one bar stands for: the head of the table's first column. */
  readonly of: string;
  /** What the last bar is called. */
  readonly now?: string;
  /** The scale reaches at least this far, so that small values look small. */
  readonly lowestTop?: number;
};

const MARK_EVERY = 7;
const TOP_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** A bar chart, and the same figures as a table to open below it. */
export function BarChart(props: BarChartProps): ReactNode {
  const { label, bars, unit, of, now = 'Today', lowestTop } = props;
  const top = chartTop(Math.max(0, ...bars.map(({ value }) => value)), lowestTop);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-2">
      <div role="img" aria-label={label} className="bar-chart font-label text-small text-muted">
        <div className="bar-chart-scale">
          {[top, top / 2, 0].map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </div>
        <div className="bar-chart-plot">
          {bars.map(({ name, value }, index) => (
            <span key={name} className="bar-chart-slot">
              <span
                className={lookOf(value, index === bars.length - 1)}
                style={value > 0 ? { height: `${(100 * value) / top}%` } : undefined}
              />
            </span>
          ))}
        </div>
        <Marks bars={bars} now={now} />
      </div>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
          Read it as a table
        </summary>
        <BarTable bars={bars} unit={unit} of={of} caption={label} />
      </details>
    </div>
  );
}

/**
 * The round figure at which the scale ends; half of it is round, too.
 * @internal
 */
export function chartTop(highest: number, lowestTop = 20): number {
  if (highest <= lowestTop) return lowestTop;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = TOP_STEPS.find((one) => one * power >= highest) ?? 10;
  return step * power;
}

function lookOf(value: number, isNow: boolean): string {
  if (value <= 0) return 'bar-chart-none';
  return isNow ? 'bar-chart-bar bar-chart-now' : 'bar-chart-bar';
}

type MarksProps = { readonly bars: readonly ChartBar[]; readonly now: string };

function Marks({ bars, now }: MarksProps): ReactNode {
  const last = bars.length - 1;
  const marked = bars.flatMap(({ name }, index) =>
    index % MARK_EVERY === 0 && last - index >= MARK_EVERY ? [{ name, index }] : [],
  );
  return (
    <div className="bar-chart-marks">
      {marked.map(({ name, index }, markIndex) => (
        <span
          key={name}
          className={markLook(markIndex, (last - index) / last)}
          style={{ left: `${(100 * (index + (index === 0 ? 0 : 0.5))) / bars.length}%` }}
        >
          {name}
        </span>
      ))}
      <span className="text-gold">{now}</span>
    </div>
  );
}

/** Hides marks on narrow charts, and those so near the end that they would overlap the last name. */
function markLook(markIndex: number, shareLeft: number): string {
  if (markIndex % 2 === 1 || shareLeft < 0.25) return '@max-lg:hidden';
  return markIndex % 4 === 2 ? '@max-xs:hidden' : '';
}

type BarTableProps = Pick<BarChartProps, 'bars' | 'unit' | 'of'> & { readonly caption: string };

function BarTable({ bars, unit, of, caption }: BarTableProps): ReactNode {
  return (
    <table className="w-full max-w-sm text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1 font-bold">
            {of}
          </th>
          <th scope="col" className="py-1 text-right font-bold">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ name, value }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            <td className="py-1 text-right font-label">{value.toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
