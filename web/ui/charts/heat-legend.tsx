import type { ReactNode } from 'react';
import './heat-cells.css';

/** The legend of the colours. */
export function HeatLegend({ words }: { readonly words: readonly string[] }): ReactNode {
  return (
    <ul className="heat-legend">
      {words.map((word, level) => (
        <li key={word}>
          <span aria-hidden="true" className="heat-cell" data-heat={level} />
          {word}
        </li>
      ))}
    </ul>
  );
}
