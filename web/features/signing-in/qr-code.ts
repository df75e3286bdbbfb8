/** The versions up to 9 at the lowest correction level, whose blocks are all of one length: at most 230 bytes. */
const VERSIONS = [
  { data: 19, correction: 7, blocks: 1, align: [] },
  { data: 34, correction: 10, blocks: 1, align: [6, 18] },
  { data: 55, correction: 15, blocks: 1, align: [6, 22] },
  { data: 80, correction: 20, blocks: 1, align: [6, 26] },
  { data: 108, correction: 26, blocks: 1, align: [6, 30] },
  { data: 136, correction: 18, blocks: 2, align: [6, 34] },
  { data: 156, correction: 20, blocks: 2, align: [6, 22, 38] },
  { data: 194, correction: 24, blocks: 2, align: [6, 24, 42] },
  { data: 232, correction: 30, blocks: 2, align: [6, 26, 46] },
] as const;
type Version = (typeof VERSIONS)[number];
/** Byte mode and the count take 12 bits. */
const HEAD_BYTES = 2;
const LEVEL_L = 1;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light squares; a square that is not drawn yet is undefined. */
type Drawing = (boolean | undefined)[][];

/** The QR code of a text as rows of squares, dark or light; undefined if the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ data }) => bytes.length + HEAD_BYTES <= data);
  const version = VERSIONS[index];
  if (version === undefined) return undefined;
  const drawing = fixedParts(index + 1, version);
  const free = drawing.map((row) => row.map((square) => square === undefined));
  const plain = withData(drawing, codewords(bytes, version));
  const drawn = MASKS.map((mask, number) => {
    const squares = plain.map((row, y) =>
      row.map((square, x) => (free[y]?.[x] ? square !== mask(x, y) : square)),
    );
    drawFormat(squares, number);
    return squares;
  });
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Data and correction, blocks taken in turns. */
function codewords(bytes: Uint8Array, { data, correction, blocks }: Version): readonly number[] {
  const bits = [0b0100, bytes.length >> 4, bytes.length & 15].flatMap((half) => bitsOf(half, 4));
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...bitsOf(0, Math.min(4, data * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  }
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad);
  const length = data / blocks;
  const parts = Array.from({ length: blocks }, (_, block) =>
    words.slice(block * length, (block + 1) * length),
  );
  return [...inTurns(parts), ...inTurns(parts.map((part) => remainder(part, correction)))];
}

function bitsOf(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (number >> (count - 1 - index)) & 1);
}

function inTurns(parts: readonly (readonly number[])[]): readonly number[] {
  return (parts[0] ?? []).flatMap((_, index) => parts.map((part) => part[index] ?? 0));
}

/** Multiplies in the field of 256 elements that the code's correction is reckoned in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The correction words of a block: Reed and Solomon's remainder. */
function remainder(block: readonly number[], count: number): readonly number[] {
  let divisor = [1];
  for (let root = 1, n = 0; n < count; n += 1, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((word, index) => word ^ times(divisor[index - 1] ?? 0, root));
  }
  let rest: number[] = Array(count).fill(0);
  for (const word of block) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((old, index) => old ^ times(divisor[index + 1] ?? 0, factor));
  }
  return rest;
}

/** Everything but the data: corners, timing lines, alignment squares, and room for the format. */
function fixedParts(number: number, { align }: Version): Drawing {
  const size = 17 + 4 * number;
  const drawing: Drawing = Array.from({ length: size }, () => Array(size).fill(undefined));
  const put = (x: number, y: number, isDark: boolean) => {
    const row = drawing[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  const rings = (centerX: number, centerY: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(centerX + dx, centerY + dy, !light.includes(ring));
      }
    }
  };
  for (let at = 0; at < size; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(x, y, 4, [2, 4]);
  }
  for (const [x, y] of alignmentCenters(align)) rings(x, y, 2, [1]);
  drawFormat(drawing, 0);
  if (number >= 7) drawVersion(put, number, size);
  return drawing;
}

/** Where the alignment squares are: everywhere but in the three corners. */
function alignmentCenters(places: readonly number[]): readonly (readonly [number, number])[] {
  const all = places.flatMap((x) => places.map((y) => [x, y] as const));
  const isFar = (place: number) => place === places.at(-1);
  return all.filter(([x, y]) => (x > 6 && y > 6) || (x > 6 && !isFar(x)) || (y > 6 && !isFar(y)));
}

/** A number with the correction bits of its polynomial. */
function withCheck(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let n = 0; n < bits; n += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawVersion(
  put: (x: number, y: number, dark: boolean) => void,
  number: number,
  size: number,
) {
  const bits = withCheck(number, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    put(far, near, isDark);
    put(near, far, isDark);
  }
}

/** The level of correction and the mask, twice. */
function drawFormat(drawing: Drawing, mask: number): void {
  const size = drawing.length;
  const bits = withCheck((LEVEL_L << 3) | mask, 0x537, 10) ^ 0x5412;
  const put = (x: number, y: number, isDark: boolean) => {
    const row = drawing[y];
    if (row !== undefined) row[x] = isDark;
  };
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const near = index < 6 ? index : index + 1;
    if (index < 8) put(8, near, isDark);
    else put(index === 8 ? 7 : 14 - index, 8, isDark);
    if (index < 8) put(size - 1 - index, 8, isDark);
    else put(8, size - 15 + index, isDark);
  }
  put(8, size - 8, true);
}

/** The squares in the order of the data: pairs of columns from the right, up and down in turns. */
function* dataPath(size: number): Generator<readonly [x: number, y: number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2, isUpward = !isUpward) {
    if (right === 6) right -= 1; // the timing line is no column
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function withData(drawing: Drawing, words: readonly number[]): boolean[][] {
  const bits = words.flatMap((word) => bitsOf(word, 8)).values();
  for (const [x, y] of dataPath(drawing.length)) {
    const row = drawing[y];
    if (row !== undefined && row[x] === undefined) row[x] = bits.next().value === 1;
  }
  return drawing.map((row) => row.map((square) => square === true));
}

const FINDER_LIKE = /(?=00001011101|10111010000)/g;

/** How hard a drawing is to read: long runs, blocks of one shade, what looks like a corner, too dark or light. */
function penalty(squares: readonly (readonly boolean[])[]): number {
  const rows = squares.map((row) => row.map(Number).join(''));
  const columns = squares.map((_, x) => squares.map((row) => Number(row[x])).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(FINDER_LIKE)].length;
  }
  for (let y = 1; y < squares.length; y += 1) {
    for (let x = 1; x < squares.length; x += 1) {
      const four = [rows[y]?.slice(x - 1, x + 1), rows[y - 1]?.slice(x - 1, x + 1)].join('');
      if (four === '0000' || four === '1111') sum += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length / squares.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
