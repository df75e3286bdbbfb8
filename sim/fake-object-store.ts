/** A range of keys, as `IDBKeyRange` makes them. */
export type FakeKeyRange = {
  readonly lower?: unknown;
  readonly upper?: unknown;
  readonly isLowerOpen?: boolean;
};

/** `IDBKeyRange`, as far as it is used. */
export const fakeKeyRange = {
  upperBound: (upper: unknown): FakeKeyRange => ({ upper }),
  bound: (lower: unknown, upper: unknown, isLowerOpen = false): FakeKeyRange => ({
    lower,
    upper,
    isLowerOpen,
  }),
};

/** The order of keys: numbers, then texts, then lists. */
function compareKeys(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
      const order = compareKeys(one[at], other[at]);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  }
  const [first, second] = [rankOf(one), rankOf(other)];
  if (first !== second) return first - second;
  if (one === other) return 0;
  return (one as string) < (other as string) ? -1 : 1; // both are texts or both numbers
}

function rankOf(key: unknown): number {
  if (typeof key === 'number') return 0;
  return typeof key === 'string' ? 1 : 2;
}

function isWithin(key: unknown, { lower, upper, isLowerOpen }: FakeKeyRange): boolean {
  if (upper !== undefined && compareKeys(key, upper) > 0) return false;
  if (lower === undefined) return true;
  const order = compareKeys(key, lower);
  return isLowerOpen ? order > 0 : order >= 0;
}

type Row = { readonly key: unknown; readonly value: unknown };

/** The rows of one object store. Every change gives back the way to undo it. */
export class StoreData {
  readonly #keyPath: string | undefined;
  readonly #isNumbered: boolean;
  #index: string | undefined;
  #nextNumber = 1;
  #rows = new Map<string, Row>();
  #sorted: readonly Row[] | undefined;

  constructor(keyPath: string | undefined, isNumbered = false) {
    this.#keyPath = keyPath;
    this.#isNumbered = isNumbered;
  }

  createIndex(_name: string, path: string): void {
    this.#index = path;
  }

  get(key: unknown): unknown {
    return this.#rows.get(JSON.stringify(key))?.value;
  }

  values(range?: FakeKeyRange, count = Number.POSITIVE_INFINITY): readonly unknown[] {
    const rows = this.#inOrder();
    const some = range ? rows.filter(({ key }) => isWithin(key, range)) : rows;
    return some.slice(0, count).map(({ value }) => value);
  }

  keysInIndex(range: FakeKeyRange): readonly unknown[] {
    const path = this.#index ?? '';
    const some = this.#inOrder().filter(({ value }) => isWithin(Object(value)[path], range));
    return some.map(({ key }) => key);
  }

  put(value: unknown, given?: unknown): () => void {
    const number = this.#nextNumber;
    const { key, row } = this.#keyed(value, given);
    if (typeof key === 'number' && this.#isNumbered && key >= this.#nextNumber) {
      this.#nextNumber = Math.floor(key) + 1;
    }
    const undo = this.#set(key, { key, value: row });
    return () => {
      undo();
      this.#nextNumber = number;
    };
  }

  delete(key: unknown): () => void {
    return this.#set(key, undefined);
  }

  clear(): () => void {
    const rows = this.#rows;
    this.#rows = new Map();
    this.#sorted = undefined;
    return () => {
      this.#rows = rows;
      this.#sorted = undefined;
    };
  }

  #keyed(value: unknown, given: unknown): { readonly key: unknown; readonly row: unknown } {
    if (this.#keyPath === undefined) return { key: given ?? this.#nextNumber, row: value };
    const named = Object(value)[this.#keyPath];
    if (named !== undefined) return { key: named, row: value };
    return { key: this.#nextNumber, row: { ...Object(value), [this.#keyPath]: this.#nextNumber } };
  }

  #set(key: unknown, row: Row | undefined): () => void {
    const text = JSON.stringify(key);
    const before = this.#rows.get(text);
    this.#write(text, row);
    return () => this.#write(text, before);
  }

  #write(text: string, row: Row | undefined): void {
    if (row) this.#rows.set(text, row);
    else this.#rows.delete(text);
    this.#sorted = undefined;
  }

  #inOrder(): readonly Row[] {
    this.#sorted ??= [...this.#rows.values()].sort((one, other) => compareKeys(one.key, other.key));
    return this.#sorted;
  }
}
