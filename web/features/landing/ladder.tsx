import type { ReactNode } from 'react';
import { RANKS } from '#rules/hunter/rank-title.ts';
import hunter from '#web/assets/hunter.svg';
import './ladder.css';

const NARROWEST_PERCENT = 58;

/** The ranks as steps of a stair: the higher the rank, the narrower its step. */
export function Ladder(): ReactNode {
  return (
    <section
      id="ladder"
      aria-labelledby="ladder-heading"
      className="grid w-full scroll-mt-10 justify-items-center gap-4"
    >
      <div className="grid justify-items-center gap-1 text-center">
        <h2 id="ladder-heading" className="text-window font-bold">
          The ladder
        </h2>
        <p className="max-w-md text-small text-muted text-balance">
          Six names, earned by level. Everyone starts on the lowest step.
        </p>
      </div>
      <div className="ladder grid w-full justify-items-center">
        <ol reversed className="grid w-full justify-items-center">
          {RANKS.map((rank, step) => (
            <li key={rank.level} className="ladder-step w-full gap-3 sm:gap-5">
              <span
                aria-hidden="true"
                className="ladder-tread"
                style={{ width: `${stepWidthPercent(step)}%` }}
              />
              <span className="text-right text-rank font-semibold">{rank.title}</span>
              <span aria-hidden="true" className="ladder-node" />
              <span className="font-label text-rank text-gold">Level {rank.level}</span>
            </li>
          ))}
        </ol>
        <div className="ladder-floor hidden sm:block">
          <img
            src={hunter}
            alt=""
            width="126"
            height="166"
            loading="lazy"
            className="ladder-hunter"
          />
        </div>
      </div>
    </section>
  );
}

function stepWidthPercent(step: number): number {
  return NARROWEST_PERCENT + ((100 - NARROWEST_PERCENT) * step) / (RANKS.length - 1);
}
