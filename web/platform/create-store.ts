/** A value in memory that others can watch. */
export type Store<Value> = {
  readonly get: () => Value;
  /** Calls every listener, unless the value is the same one. */
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, tell } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    subscribe,
  };
}

/** A list of listeners without a value; prefer `createStore`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}
