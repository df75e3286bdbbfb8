import type { ReactNode } from 'react';
import sprite from '#web/assets/glyphs.svg';

/** A small sign in the colour of the words beside it. It never speaks alone. */
export function Glyph({
  name,
  size = 20,
}: {
  readonly name: string;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className="shrink-0"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
