import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Drawn by another maker of codes, and read by a scanner. */
const DRAWN = `
#######...#.#.#######
#.....#.....#.#.....#
#.###.#.#.#...#.###.#
#.###.#.....#.#.###.#
#.###.#..#.##.#.###.#
#.....#..###..#.....#
#######.#.#.#.#######
........#.#..........
###.#####.#.###...#..
..#.##....##...#.....
.#.##.#.##.#.########
...##..#.#.###.#...#.
#.#..##.##.#..#######
........#.#...#..#.#.
#######.###.#..###.##
#.....#.#.#...#....#.
#.###.#.#.#.#.#.#.#..
#.###.#..#.#.#.#.###.
#.###.#.####.#####..#
#.....#.######..#..#.
#######.##.#.####.###
`.trim();

/** A short sum of the squares. */
function sumOf(text: string): number {
  const squares = qrCode(text)?.flat() ?? [];
  return squares.reduce((sum, isDark) => (sum * 31 + Number(isDark)) % 1_000_000_007, 7);
}

test('[SI37] a code is drawn square by square as other makers draw it', () => {
  const rows = qrCode('DUSKGATE')?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  expect(rows?.join('\n')).toBe(DRAWN);
});

test('[SI37] codes of several blocks and with a version stay as scanners have read them', () => {
  const text = 'duskgate/'.repeat(30);
  const sums = [40, 100, 150, 230].map((length) => sumOf(text.slice(0, length)));
  expect(sums).toEqual([599044574, 353889415, 776169080, 575822385]);
});

test('[SI37] a text that is too long has no code', () => {
  expect(qrCode('x'.repeat(230))).toHaveLength(53);
  expect(qrCode('x'.repeat(231))).toBeUndefined();
});
