import type { ReactNode } from 'react';
import sprite from '#web/assets/glyphs.svg';

/**
 * An icon in the colour of the text beside it. Hidden from screen readers: that text must say what
 * it means.
 */
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
