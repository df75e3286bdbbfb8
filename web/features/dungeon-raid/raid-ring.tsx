import { memo, type ReactNode } from 'react';
import hunter from '#web/assets/hunter.svg';
import ring from '#web/assets/raid-ring-empty.svg';
import { litSteps, STEPS, standAt } from './ring-steps.ts';

type RaidRingProps = {
  readonly stepsDone: number;
  /** The phase has begun. */
  readonly isEntered: boolean;
  readonly isResting: boolean;
};

const HUNTER_SCALE = 0.4;

/** The ring of 25 steps. Its props change once a minute, so it is rendered once a minute. */
export const RaidRing = memo(function Ring({ stepsDone, isEntered, isResting }: RaidRingProps) {
  const { x, y } = standAt(stepsDone);
  // In a break all steps are lit at first and go out one by one.
  const lit = isResting ? litSteps(STEPS - stepsDone, false) : litSteps(stepsDone, isEntered);
  return (
    <>
      <img src={ring} alt="" width="500" height="500" className="raid-ring-stone" />
      <svg
        viewBox="-250 -250 500 500"
        aria-hidden="true"
        className="raid-ring-light"
        data-resting={isResting || undefined}
      >
        {lit.map(({ path, state, depth }) => (
          <path
            key={path}
            d={path}
            data-state={state}
            style={{ fill: isResting || state === 'now' ? undefined : light(depth) }}
          />
        ))}
        {!isResting && isEntered && (
          <image
            href={hunter}
            x={x - 62 * HUNTER_SCALE}
            y={y - 146 * HUNTER_SCALE}
            width={126 * HUNTER_SCALE}
            height={166 * HUNTER_SCALE}
          />
        )}
      </svg>
    </>
  );
}) satisfies (props: RaidRingProps) => ReactNode;

function light(depth: number): string {
  return `color-mix(in oklab, var(--color-fill-hover), var(--color-system) ${Math.round(depth * 100)}%)`;
}
