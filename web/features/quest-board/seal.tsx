import type { ReactNode } from 'react';
import type { Category, Difficulty } from '#rules/quest/quest.ts';
import basic from '#web/assets/seals/seal-basic.svg';
import cleared from '#web/assets/seals/seal-cleared.svg';
import elite from '#web/assets/seals/seal-elite.svg';
import intermediate from '#web/assets/seals/seal-intermediate.svg';
import { Glyph } from '#web/ui/glyph.tsx';
import './seal.css';

const DRAWING: Readonly<Record<Difficulty, string>> = { basic, intermediate, elite };

type SealProps = {
  readonly category: Category;
  readonly difficulty: Difficulty;
  readonly isCleared?: boolean;
  /** It was whole a moment ago: both halves fall away from the cleared one. */
  readonly isBreaking?: boolean;
};

/** The arch a quest is sealed with; the words beside it say the same. */
export function Seal(props: SealProps): ReactNode {
  const { category, difficulty, isCleared = false, isBreaking = false } = props;
  const drawing = DRAWING[difficulty];
  return (
    <span className="seal" data-seal={isCleared ? 'cleared' : difficulty}>
      <img src={isCleared ? cleared : drawing} alt="" width="52" height="60" />
      <span className="seal-sign">
        <Glyph name={category.toLowerCase()} size={26} />
      </span>
      {isBreaking &&
        ['left', 'right'].map((side) => (
          <img
            key={side}
            src={drawing}
            alt=""
            width="52"
            height="60"
            className={`seal-half seal-${side}`}
          />
        ))}
    </span>
  );
}
