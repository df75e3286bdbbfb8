import { createStore } from './create-store.ts';
import { readText, removeText, watchText, writeText } from './stored-text.ts';

/** One small fact that this browser remembers, under one key of its storage. */
export type DeviceFlag<Value> = {
  /** Something is stored, readable or not. */
  readonly isSet: () => boolean;
  /** Undefined when nothing is stored, or nothing that can be read. */
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
  /** Calls after a change by this tab or by another one. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** How a value is written as text; `parse` gives undefined for a text it cannot read. */
export type TextFormat<Value> = {
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
};

export const PLAIN_TEXT: TextFormat<string> = { parse: (text) => text, format: (text) => text };

/** JSON whose content is checked by `parse`. */
export function jsonFormat<Value>(
  parse: (stored: unknown) => Value | undefined,
): TextFormat<Value> {
  return {
    parse: (text) => {
      try {
        return parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    format: (value) => JSON.stringify(value),
  };
}

/** What this tab wrote last: all flags of that key tell their listeners. */
const lastWrite = createStore<{ readonly key: string } | undefined>(undefined);

export function deviceFlag<Value>(key: string, format: TextFormat<Value>): DeviceFlag<Value> {
  return {
    isSet: () => readText(key) !== null,
    read: () => {
      const text = readText(key);
      return text === null ? undefined : format.parse(text);
    },
    write: (value) => {
      writeText(key, format.format(value));
      lastWrite.set({ key });
    },
    clear: () => {
      removeText(key);
      lastWrite.set({ key });
    },
    subscribe: (listener) => {
      const unsubscribe = lastWrite.subscribe(() => {
        if (lastWrite.get()?.key === key) listener();
      });
      const unwatch = watchText(key, listener);
      return () => {
        unsubscribe();
        unwatch();
      };
    },
  };
}
