import { unzipSync } from 'fflate';
import type { Breathe } from '../breather.ts';
import { UnreadableFile } from './foreign-habit.ts';

/** Limits against files that unpack to more than a device can hold. */
const MAX_ENTRIES = 5_000;
const MAX_ENTRY_BYTES = 8_000_000;
const MAX_BYTES = 64_000_000;
/** So much is unpacked at once, so that the page stays smooth. */
const AT_ONCE_BYTES = 1_000_000;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

const BROKEN = 'This zip file is broken, or only part of it is here.';
const TOO_LARGE = 'This zip file unpacks to more than can be imported.';

type ZipSizes = ReadonlyMap<string, number>;

/** The names in a zip file and how large each is when it is unpacked. Nothing is unpacked yet. */
export function sizesIn(bytes: Uint8Array): ZipSizes {
  const sizes = new Map<string, number>();
  unzipped(bytes, ({ name, originalSize }) => {
    if (sizes.size >= MAX_ENTRIES) throw new UnreadableFile(TOO_LARGE);
    sizes.set(name, originalSize);
    return false;
  });
  return sizes;
}

/**
 * Unpacks these entries. The sizes that the file claims are checked before: what claims less than it
 * holds is cut off there.
 */
export async function unpack(
  bytes: Uint8Array,
  sizes: ZipSizes,
  names: readonly string[],
  breathe: Breathe,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const sizeOf = (name: string) => sizes.get(name) ?? 0;
  const total = names.reduce((sum, name) => sum + sizeOf(name), 0);
  const isTooLarge = total > MAX_BYTES || names.some((name) => sizeOf(name) > MAX_ENTRY_BYTES);
  if (isTooLarge) throw new UnreadableFile(TOO_LARGE);
  const found = new Map<string, Uint8Array>();
  for (let at = 0; at < names.length; ) {
    const batch = new Set<string>();
    for (let sum = 0; at < names.length && (batch.size === 0 || sum < AT_ONCE_BYTES); at += 1) {
      const name = names[at] ?? '';
      batch.add(name);
      sum += sizeOf(name);
    }
    const unpacked = unzipped(bytes, ({ name }) => batch.has(name));
    for (const [name, content] of Object.entries(unpacked)) found.set(name, content);
    await breathe();
  }
  return found;
}

type ZipFilter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

function unzipped(bytes: Uint8Array, filter: ZipFilter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile(BROKEN, { cause });
  }
}
