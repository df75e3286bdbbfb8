/** One focus block is one floor of the descent. */
export type Floor = {
  readonly number: number;
  readonly state: 'cleared' | 'now' | 'sealed';
  /** The last floor of a raid with a quest: behind it lies the reward. */
  readonly isGate: boolean;
};

const SHOWN = 4;

/** Four at most: the one just left, the one at hand, the next, and the gate at the bottom. */
export function shownFloors(cleared: number, target: number | undefined): readonly Floor[] {
  const floorCount = target === undefined ? cleared + SHOWN - 1 : Math.max(target, cleared);
  const first = Math.min(Math.max(cleared, 1), Math.max(floorCount - SHOWN + 1, 1));
  const numbers = Array.from({ length: Math.min(SHOWN, floorCount) }, (_, at) => first + at);
  if (target !== undefined && numbers.length === SHOWN) numbers[SHOWN - 1] = floorCount;
  return numbers.map((number) => ({
    number,
    state: number <= cleared ? 'cleared' : number === cleared + 1 ? 'now' : 'sealed',
    isGate: number === target,
  }));
}

export type RoomState = 'cleared' | 'now' | 'sealed' | 'gold';

/** Floor k is room ((k - 1) mod 3) + 1; the gate is room 4, gold until it is entered. */
export function roomOf({ number, state, isGate }: Floor): `room-${number}-${RoomState}` {
  if (isGate) return `room-4-${state === 'sealed' ? 'gold' : state}`;
  return `room-${((number - 1) % 3) + 1}-${state}`;
}
