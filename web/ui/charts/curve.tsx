import type { ReactNode } from 'react';
import './curve.css';

type CurveProps = {
  /** The curve in words, for screen readers; absent where words beside it say the same. */
  readonly label?: string;
  /** 0 to 1, oldest first. */
  readonly points: readonly number[];
  readonly isSmall?: boolean;
};

const WIDTH = 300;
/** A line is not cut at the top and the bottom. */
const EDGE = 2;

/** A line over time between 0 and 100 per cent. */
export function Curve({ label, points, isSmall = false }: CurveProps): ReactNode {
  const height = isSmall ? 32 : 100;
  const step = WIDTH / Math.max(1, points.length - 1);
  const y = (value: number) => EDGE + (1 - value) * (height - 2 * EDGE);
  const line = points.map((value, at) => `${(at * step).toFixed(1)} ${y(value).toFixed(1)}`);
  // One point is a line across.
  const drawn = line.length === 1 ? [...line, `${WIDTH} ${y(points[0] ?? 0).toFixed(1)}`] : line;
  return (
    <svg
      role={label === undefined ? 'presentation' : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      className={isSmall ? 'curve curve-small' : 'curve'}
    >
      {!isSmall &&
        [0, 0.5, 1].map((value) => (
          <path key={value} d={`M0 ${y(value)}H${WIDTH}`} className="curve-grid" />
        ))}
      {drawn.length > 1 && (
        <>
          <path d={`M${drawn.join('L')}V${height}H0Z`} className="curve-area" />
          <path d={`M${drawn.join('L')}`} className="curve-line" />
        </>
      )}
    </svg>
  );
}
