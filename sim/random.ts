/** A source of chance that a seed decides wholly: the same seed gives the same numbers on every machine. */
export class Random {
  #state: number;

  constructor(...seeds: readonly number[]) {
    this.#state = seeds.reduce(mixed, 0x9e3779b9);
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return (bits ^ (bits >>> 14)) >>> 0;
  }

  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True so many times in a thousand. */
  chance(inThousand: number): boolean {
    return this.below(1_000) < inThousand;
  }

  pick<One>(list: readonly One[]): One {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  maybe<One>(list: readonly One[]): One | undefined {
    return list[this.below(Math.max(1, list.length))];
  }

  /** One of a table of weights. */
  weighted<Name extends string>(weights: { readonly [One in Name]: number }): Name {
    const names = Object.keys(weights) as Name[]; // the table has no other keys
    let left = this.below(names.reduce((sum, name) => sum + weights[name], 0));
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    throw new Error('a table without weights');
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.next().toString(16).padStart(8, '0')).join('');
    const parts = [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
    ];
    return [...parts, hex.slice(20)].join('-');
  }
}

/** Mixes a number into a hash of 32 bits. */
export function mixed(hash: number, value: number): number {
  let bits = Math.imul(hash ^ value, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export function hashOf(text: string, hash = 0): number {
  let result = hash;
  for (let at = 0; at < text.length; at += 1) {
    result = Math.imul(result ^ text.charCodeAt(at), 0x01000193);
  }
  return mixed(result, text.length);
}
