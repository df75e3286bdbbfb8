/** Makes the compiler list every switch that a new kind must be added to. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled value: ${JSON.stringify(value)}`);
}
