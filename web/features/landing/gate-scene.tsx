import type { ReactNode } from 'react';
import { GatePicture } from './gate-picture.tsx';
import './gate-scene.css';

/** The painted gate, and over its seam a live one that widens when the visitor is about to enter. */
export function GateScene(): ReactNode {
  return (
    <div className="gate-scene">
      <div className="gate-stage">
        <GatePicture priority="high" />
        <span className="gate-fog" />
        <span className="gate-bloom" />
        <span className="gate-seam" />
      </div>
    </div>
  );
}
