import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';
import { type Floor, type RoomState, roomOf, shownFloors } from './shown-floors.ts';
import './raid-floors.css';

const ROOMS = import.meta.glob<string>('../../assets/raid-rooms/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

type RaidFloorsProps = {
  readonly cleared: number;
  /** The number of floors; absent without a quest. */
  readonly target?: number;
  /** The XP of the quest, shown on its last floor. */
  readonly reward?: number;
};

export function RaidFloors({ cleared, target, reward }: RaidFloorsProps): ReactNode {
  return (
    <section aria-label="Floors" className="raid-floors">
      <ol>
        {shownFloors(cleared, target).map((floor) => (
          <FloorPlate key={floor.number} floor={floor} reward={reward} />
        ))}
      </ol>
    </section>
  );
}

/** The drawing of a floor. */
export function roomPicture(floor: Floor): string | undefined {
  return ROOMS[`../../assets/raid-rooms/${roomOf(floor)}.svg`];
}

type FloorPlateProps = { readonly floor: Floor; readonly reward: number | undefined };

function FloorPlate({ floor, reward }: FloorPlateProps): ReactNode {
  const isGold = floor.isGate && floor.state === 'sealed' && reward !== undefined;
  const state: RoomState = isGold ? 'gold' : floor.state;
  return (
    <li data-state={state} aria-current={floor.state === 'now' ? 'step' : undefined}>
      <img src={roomPicture(floor)} alt="" width="220" height="120" />
      <p>
        <span className="text-white">Floor {floor.number}</span>
        <span className="raid-floor-word">
          {state === 'cleared' && <Glyph name="check" size={14} />}
          {isGold ? `+${reward} XP` : STATE_WORDS[floor.state]}
        </span>
      </p>
    </li>
  );
}

const STATE_WORDS: Readonly<Record<Floor['state'], string>> = {
  cleared: 'Cleared',
  now: 'Now',
  sealed: 'Sealed',
};
