import type { ReactNode } from 'react';
import './heat-cells.css';

type HeatLegendProps = {
  readonly words: readonly string[];
  /** The word for the border of a rest day, where there is one. */
  readonly restWord?: string | undefined;
};

/** The legend of the colours. */
export function HeatLegend({ words, restWord }: HeatLegendProps): ReactNode {
  return (
    <ul className="heat-legend">
      {words.map((word, level) => (
        <li key={word}>
          <span aria-hidden="true" className="heat-cell" data-heat={level} />
          {word}
        </li>
      ))}
      {restWord !== undefined && (
        <li>
          <span aria-hidden="true" className="heat-cell" data-rest />
          {restWord}
        </li>
      )}
    </ul>
  );
}
