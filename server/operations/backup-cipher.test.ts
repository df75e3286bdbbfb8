import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { encrypting, passphraseIn, plainBytes } from './backup-cipher.ts';

const PASSPHRASE = 'nine lanterns by the gate';
const CHEAP = { logN: 4, r: 8, p: 1 };
const FRAME = 65_536 + 16;
const HEAD = 28 + 3 + 16 + 16;

async function encrypted(plain: Buffer): Promise<Buffer> {
  const stream = await encrypting(PASSPHRASE, CHEAP);
  Readable.from(plain.length === 0 ? [] : [plain]).pipe(stream);
  return buffer(stream);
}

/** Reads a file in pieces of an odd size, as a disk may give them. */
async function opened(file: Buffer, passphrase: string | undefined = PASSPHRASE): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < file.length; at += 30_011) yield file.subarray(at, at + 30_011);
  }
  return buffer(Readable.from(plainBytes(pieces(), 'night.backup', passphrase)));
}

/** A file of three whole chunks and one of 3,392 bytes, as its parts. */
async function aFile() {
  const plain = randomBytes(200_000);
  const file = await encrypted(plain);
  const frames = [0, 1, 2, 3].map((index) =>
    file.subarray(HEAD + index * FRAME, HEAD + (index + 1) * FRAME),
  );
  return { plain, file, head: file.subarray(0, HEAD), frames };
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  '[SEC72] what was encrypted is read back whole: %i bytes',
  async (size) => {
    const plain = randomBytes(size);
    const file = await encrypted(plain);
    expect((await opened(file)).equals(plain)).toBe(true);
    if (size > 100) expect(file.includes(plain.subarray(0, 100))).toBe(false);
  },
);

test('[SEC72] the same backup is never encrypted to the same bytes', async () => {
  const plain = Buffer.from('the same');
  expect(await encrypted(plain)).not.toEqual(await encrypted(plain));
});

test('[SEC72] a file that is not encrypted is read as it is, with a passphrase or without', async () => {
  for (const size of [0, 1, 100, 200_000]) {
    const plain = randomBytes(size);
    expect((await opened(plain)).equals(plain)).toBe(true);
    expect((await opened(plain, undefined)).equals(plain)).toBe(true);
  }
});

test('[SEC72] a wrong passphrase is told as such, and so is none', async () => {
  const { file } = await aFile();
  await expect(opened(file, 'nine lanterns by the date')).rejects.toThrow(
    /^the passphrase is not the one that night\.backup was encrypted with$/,
  );
  async function* whole() {
    yield file;
  }
  const unread = buffer(Readable.from(plainBytes(whole(), 'night.backup', undefined)));
  await expect(unread).rejects.toThrow(
    /^night\.backup is encrypted; set DUSKGATE_BACKUP_PASSPHRASE/,
  );
});

test.each([HEAD - 1, HEAD, HEAD + 1, HEAD + FRAME, HEAD + FRAME + 8, HEAD + 3 * FRAME, -1])(
  '[SEC72] a file that is cut at %i is told as such',
  async (at) => {
    const { file } = await aFile();
    await expect(opened(file.subarray(0, at))).rejects.toThrow(
      /^night\.backup is not whole: its end is missing$/,
    );
  },
);

test('[SEC72] a chunk that is swapped, doubled, left out, added or changed is told as such', async () => {
  const { head, frames, file } = await aFile();
  const [one = head, two = head, three = head, last = head] = frames;
  const changed = Buffer.from(two);
  changed.writeUInt8(changed.readUInt8(9) ^ 1, 9);
  const other = await aFile();
  const foreign = other.frames[1] ?? head;
  for (const parts of [
    [two, one, three, last],
    [one, one, two, three, last],
    [one, three, last],
    [one, two, three, last, last],
    [one, changed, three, last],
    [one, foreign, three, last],
  ]) {
    await expect(opened(Buffer.concat([head, ...parts]))).rejects.toThrow(
      /^night\.backup is (damaged: a part of it was changed, moved or taken out|not whole: its end is missing)$/,
    );
  }
  await expect(opened(Buffer.concat([head, two, one, three, last]))).rejects.toThrow('is damaged');
  await expect(opened(file)).resolves.toHaveLength(200_000);
});

test('[SEC72] a head that asks for more work than ours is refused before it is done', async () => {
  const { file } = await aFile();
  const greedy = Buffer.from(file);
  greedy.writeUInt8(30, 28);
  await expect(opened(greedy)).rejects.toThrow('is damaged: its head cannot be read');
});

const folder = mkdtempSync(join(tmpdir(), 'duskgate-passphrase-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[SEC72] a passphrase is read without its last line end; a short one and a missing file are told', async () => {
  const file = join(folder, 'passphrase');
  writeFileSync(file, `${PASSPHRASE}\n`);
  expect(await passphraseIn(file)).toBe(PASSPHRASE);
  expect(await passphraseIn(undefined)).toBeUndefined();
  writeFileSync(file, 'short\n');
  await expect(passphraseIn(file)).rejects.toThrow('must hold at least 12 characters');
  await expect(passphraseIn(join(folder, 'none'))).rejects.toThrow('cannot be read');
});
