import type { ReactNode } from 'react';
import './radar.css';

type RadarAxis = {
  readonly short: string;
  /** 0 to 1; anything above 1 is drawn as 1. */
  readonly share: number;
};

type RadarProps = {
  /** The chart in words, for screen readers. */
  readonly label: string;
  readonly axes: readonly RadarAxis[];
};

const RIM = 104;
const LABEL_AT = 126;
const RINGS = [0.25, 0.5, 0.75, 1];

/** A radar chart: one corner per axis, the first at the top, the others clockwise. */
export function Radar({ label, axes }: RadarProps): ReactNode {
  const corner = (index: number, radius: number) => {
    const angle = ((2 * index) / axes.length - 0.5) * Math.PI;
    return { x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) };
  };
  const outline = (radius: (axis: RadarAxis) => number) =>
    axes
      .map((axis, index) => corner(index, radius(axis)))
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');
  const reach = ({ share }: RadarAxis) => RIM * Math.min(share, 1);

  return (
    <svg role="img" aria-label={label} viewBox="-160 -136 320 264" className="radar">
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(() => RIM * ring)}
          className={`radar-ring ${ring === 1 ? 'radar-rim' : ''}`}
        />
      ))}
      {axes.map(({ short }, index) => (
        <line key={short} {...spoke(corner(index, RIM))} className="radar-ring" />
      ))}
      <polygon points={outline(reach)} className="radar-shape" />
      {axes.map((axis, index) => {
        const { x, y } = corner(index, reach(axis));
        return <path key={axis.short} d={`M${x} ${y - 5}l5 5-5 5-5-5Z`} className="radar-point" />;
      })}
      {axes.map(({ short }, index) => {
        const { x, y } = corner(index, LABEL_AT);
        return (
          <text key={short} x={x} y={y + 5} className="radar-label">
            {short}
          </text>
        );
      })}
    </svg>
  );
}

function spoke({ x, y }: { x: number; y: number }) {
  return { x1: 0, y1: 0, x2: x, y2: y };
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
