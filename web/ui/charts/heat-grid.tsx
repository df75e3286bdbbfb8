import type { ReactNode } from 'react';
import './heat-cells.css';
import './heat-grid.css';

type HeatCell = {
  readonly key: string;
  /** What screen readers hear instead of the two short texts. */
  readonly text: string;
  readonly day: string;
  readonly figure: string;
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly isToday: boolean;
  /** Drawn with an outline of its own. */
  readonly isRest?: boolean;
};

type HeatGridProps = {
  readonly caption: string;
  readonly columns: readonly { readonly short: string; readonly long: string }[];
  /** Rows from top to bottom; `undefined` is an empty cell before the first or after the last day. */
  readonly rows: readonly (readonly (HeatCell | undefined)[])[];
};

/**
 * A calendar whose cells are coloured by level. Every cell also has its text, so colour is never
 * the only sign.
 */
export function HeatGrid({ caption, columns, rows }: HeatGridProps): ReactNode {
  return (
    <div className="heat-frame">
      <table className="heat-grid">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.find((cell) => cell !== undefined)?.key}>
              {cells.map((cell, column) => (
                <Day key={cell?.key ?? columns[column]?.long} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ cell }: { readonly cell: HeatCell | undefined }): ReactNode {
  if (cell === undefined) return <td />;
  return (
    <td aria-current={cell.isToday ? 'date' : undefined}>
      <span className="sr-only">{cell.text}</span>
      <span
        aria-hidden="true"
        title={cell.text}
        className="heat-cell"
        data-heat={cell.level}
        data-rest={cell.isRest || undefined}
      >
        <span>{cell.day}</span>
        <b>{cell.figure}</b>
      </span>
    </td>
  );
}
