import { createHmac, randomBytes } from 'node:crypto';
import { isSame } from '#server/auth/sessions/signed-cookie.ts';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A code is taken so many steps before and after its own: clocks differ, and typing takes time. */
const TOLERANCE = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as apps take it: base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + ALPHABET[(held << (5 - bits)) & 31];
}

function bytesOf(secret: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of secret) {
    held = (held << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** @internal named by tests */
export function stepAt(ms: number): number {
  return Math.floor(ms / STEP_MS);
}

/** @internal named by tests */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, if it is one of now; the comparison takes the same time for any code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const now = stepAt(nowMs);
  let found: number | undefined;
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step += 1) {
    if (isSame(codeAt(secret, step), code)) found = step;
  }
  return found;
}

/** The digits of a code as people type it: "123 456". Undefined if it is none. */
export function digitsIn(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
