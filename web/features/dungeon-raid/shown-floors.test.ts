import { expect, test } from 'vitest';
import { roomOf, shownFloors } from './shown-floors.ts';

function words(cleared: number, target: number | undefined): string[] {
  return shownFloors(cleared, target).map(
    ({ number, state, isGate }) => `${number} ${state}${isGate ? ' gate' : ''}`,
  );
}

test('[T4] a short raid shows every floor, the last one as its gate', () => {
  expect(words(1, 4)).toEqual(['1 cleared', '2 now', '3 sealed', '4 sealed gate']);
  expect(words(0, 1)).toEqual(['1 now gate']);
});

test('[T4] a long raid shows where one is, and the gate', () => {
  expect(words(0, 24)).toEqual(['1 now', '2 sealed', '3 sealed', '24 sealed gate']);
  expect(words(7, 24)).toEqual(['7 cleared', '8 now', '9 sealed', '24 sealed gate']);
  expect(words(22, 24)).toEqual(['21 cleared', '22 cleared', '23 now', '24 sealed gate']);
});

test('[T10] floors beyond the target are shown, too, while steps remain', () => {
  expect(words(3, 2).at(-1)).toBe('3 cleared');
});

test('[T14] a raid without a quest has no last floor', () => {
  expect(words(0, undefined)).toEqual(['1 now', '2 sealed', '3 sealed']);
  expect(words(5, undefined)).toEqual(['5 cleared', '6 now', '7 sealed', '8 sealed']);
});

test('[T4] the gate is gold until it is entered', () => {
  expect(shownFloors(0, 2).map(roomOf)).toEqual(['room-1-now', 'room-4-gold']);
  expect(shownFloors(1, 2).map(roomOf)).toEqual(['room-1-cleared', 'room-4-now']);
});
