/** A floor of the raid: one focus block. */
export type Floor = {
  readonly number: number;
  readonly state: 'cleared' | 'now' | 'sealed';
  /** The last floor of a raid with a quest. */
  readonly isGate: boolean;
};

const MAX_FLOORS = 4;

/**
 * The floors to show, four at most: the last cleared one, the current one, the next one and the
 * last.
 */
export function shownFloors(cleared: number, target: number | undefined): readonly Floor[] {
  const floorCount = target === undefined ? cleared + MAX_FLOORS - 1 : Math.max(target, cleared);
  const first = Math.min(Math.max(cleared, 1), Math.max(floorCount - MAX_FLOORS + 1, 1));
  const numbers = Array.from({ length: Math.min(MAX_FLOORS, floorCount) }, (_, at) => first + at);
  if (target !== undefined && numbers.length === MAX_FLOORS) numbers[MAX_FLOORS - 1] = floorCount;
  return numbers.map((number) => ({
    number,
    state: number <= cleared ? 'cleared' : number === cleared + 1 ? 'now' : 'sealed',
    isGate: number === target,
  }));
}

export type RoomState = 'cleared' | 'now' | 'sealed' | 'gold';

/**
 * The drawing of a floor: floor k has room ((k - 1) mod 3) + 1; the last floor has room 4, gold
 * until it is entered.
 */
export function roomOf({ number, state, isGate }: Floor): `room-${number}-${RoomState}` {
  if (isGate) return `room-4-${state === 'sealed' ? 'gold' : state}`;
  return `room-${((number - 1) % 3) + 1}-${state}`;
}
