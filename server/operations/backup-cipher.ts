import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { OperatorError } from '#server/database/errors.ts';

/*
 * An encrypted file is a head and chunks (docs/decisions/0020-encrypted-backups.md):
 *   head   magic, log2 of N, r, p, salt (16), key check (16)
 *   chunk  AES-256-GCM of 65,536 bytes, the last one of at most that; then the tag (16)
 * The nonce of a chunk is its number and whether it is the last, the head is authenticated with each:
 * a chunk that is changed, moved, left out or added does not open.
 */
const MAGIC = Buffer.from('DUSKGATE-BACKUP-ENCRYPTED-1\n');
const SALT_BYTES = 16;
const CHECK_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536;
const FRAME_BYTES = CHUNK_BYTES + TAG_BYTES;
const COSTS_AT = MAGIC.length;
const SALT_AT = COSTS_AT + 3;
const CHECK_AT = SALT_AT + SALT_BYTES;
const HEAD_BYTES = CHECK_AT + CHECK_BYTES;
const MIN_PASSPHRASE_LENGTH = 12;

/** What it costs to try a passphrase: 64 MB and about half a second. */
type Costs = { readonly logN: number; readonly r: number; readonly p: number };
const COSTS: Costs = { logN: 16, r: 8, p: 2 };
/** A file must not make us use more than this. */
const MAX_COSTS: Costs = { logN: 18, r: 16, p: 4 };

class Unopened extends OperatorError {}

/** The passphrase in the file that the operator named; undefined if none was named. */
export async function passphraseIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Unopened('the file of DUSKGATE_BACKUP_PASSPHRASE_FILE cannot be read');
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length >= MIN_PASSPHRASE_LENGTH) return passphrase;
  throw new Unopened(
    `the file of DUSKGATE_BACKUP_PASSPHRASE_FILE must hold at least ${MIN_PASSPHRASE_LENGTH} characters`,
  );
}

function derive(passphrase: string, salt: Buffer, { logN, r, p }: Costs): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 ** logN * r * 256 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, options, (failure, key) => {
      if (failure) reject(failure);
      else resolve(key);
    });
  });
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** A stream that encrypts what is written to it. */
export async function encrypting(passphrase: string, costs: Costs = COSTS): Promise<Transform> {
  const salt = randomBytes(SALT_BYTES);
  const derived = await derive(passphrase, salt, costs);
  const [key, check] = [derived.subarray(0, KEY_BYTES), derived.subarray(KEY_BYTES)];
  const head = Buffer.concat([MAGIC, Buffer.from([costs.logN, costs.r, costs.p]), salt, check]);
  let index = 0;
  let held: Buffer = Buffer.alloc(0);

  function sealed(chunk: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    index += 1;
    cipher.setAAD(head);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }

  const stream = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      held = Buffer.concat([held, bytes]);
      // One chunk is always held back: only at the end is it known which is the last.
      while (held.length > CHUNK_BYTES) {
        this.push(sealed(held.subarray(0, CHUNK_BYTES), false));
        held = held.subarray(CHUNK_BYTES);
      }
      done();
    },
    flush(done) {
      this.push(sealed(held, true));
      done();
    },
  });
  stream.push(head);
  return stream;
}

/** The bytes of a backup file: decrypted, or as they are if it is not encrypted. */
export async function* plainBytes(
  source: AsyncIterable<Buffer>,
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const bytes = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  /** Reads until so many bytes are held, or to the end. */
  const hold = async (count: number): Promise<void> => {
    while (held.length < count) {
      const { done, value } = await bytes.next();
      if (done) return;
      held = Buffer.concat([held, value]);
    }
  };
  const take = (count: number): Buffer => {
    const taken = held.subarray(0, count);
    held = held.subarray(count);
    return taken;
  };

  try {
    await hold(HEAD_BYTES);
    if (!held.subarray(0, MAGIC.length).equals(MAGIC)) {
      while (held.length > 0) {
        yield take(held.length);
        await hold(1);
      }
      return;
    }
    const head = take(HEAD_BYTES);
    const key = await keyOf(head, file, passphrase);
    for (let index = 0, isLast = false; !isLast; index += 1) {
      await hold(FRAME_BYTES + 1);
      isLast = held.length <= FRAME_BYTES;
      yield opened(take(FRAME_BYTES), { key, head, file, index, isLast });
    }
  } finally {
    await bytes.return?.();
  }
}

async function keyOf(head: Buffer, file: string, passphrase: string | undefined): Promise<Buffer> {
  if (passphrase === undefined) {
    throw new Unopened(
      `${file} is encrypted; set DUSKGATE_BACKUP_PASSPHRASE_FILE to the file with its passphrase`,
    );
  }
  if (head.length < HEAD_BYTES) throw new Unopened(`${file} is not whole: its end is missing`);
  const [logN = 0, r = 0, p = 0] = head.subarray(COSTS_AT, SALT_AT);
  const isSane = [
    logN >= 1 && logN <= MAX_COSTS.logN,
    r >= 1 && r <= MAX_COSTS.r,
    p >= 1 && p <= MAX_COSTS.p,
  ].every(Boolean);
  if (!isSane) throw new Unopened(`${file} is damaged: its head cannot be read`);
  const derived = await derive(passphrase, head.subarray(SALT_AT, CHECK_AT), { logN, r, p });
  if (timingSafeEqual(derived.subarray(KEY_BYTES), head.subarray(CHECK_AT))) {
    return derived.subarray(0, KEY_BYTES);
  }
  throw new Unopened(`the passphrase is not the one that ${file} was encrypted with`);
}

type Place = {
  readonly key: Buffer;
  readonly head: Buffer;
  readonly file: string;
  readonly index: number;
  readonly isLast: boolean;
};

function opened(frame: Buffer, place: Place): Buffer {
  const plain = decrypted(frame, place);
  if (plain !== undefined) return plain;
  const { file, isLast } = place;
  const isCut =
    isLast && (frame.length < FRAME_BYTES || decrypted(frame, { ...place, isLast: false }));
  throw new Unopened(
    isCut
      ? `${file} is not whole: its end is missing`
      : `${file} is damaged: a part of it was changed, moved or taken out`,
  );
}

/** The content of a chunk at this place; undefined if it was not made for it. */
function decrypted(frame: Buffer, { key, head, index, isLast }: Place): Buffer | undefined {
  if (frame.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
  decipher.setAAD(head);
  decipher.setAuthTag(frame.subarray(frame.length - TAG_BYTES));
  const plain = decipher.update(frame.subarray(0, frame.length - TAG_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
}
