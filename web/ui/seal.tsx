import type { ReactNode } from 'react';
import basic from '#web/assets/seals/seal-basic.svg';
import cleared from '#web/assets/seals/seal-cleared.svg';
import elite from '#web/assets/seals/seal-elite.svg';
import intermediate from '#web/assets/seals/seal-intermediate.svg';
import { Glyph } from './glyph.tsx';
import './seal.css';

const DRAWING = { basic, intermediate, elite };

type SealProps = {
  /** The name of the icon on it. */
  readonly sign: string;
  readonly look: keyof typeof DRAWING;
  readonly isCleared?: boolean;
  /** It has just been cleared: the two halves of the old seal fall away. */
  readonly isBreaking?: boolean;
};

/** The drawing of a quest, by its difficulty and category; the text beside it says the same. */
export function Seal(props: SealProps): ReactNode {
  const { sign, look, isCleared = false, isBreaking = false } = props;
  const drawing = DRAWING[look];
  return (
    <span className="seal" data-seal={isCleared ? 'cleared' : look}>
      <img src={isCleared ? cleared : drawing} alt="" width="52" height="60" />
      <span className="seal-sign">
        <Glyph name={sign} />
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
