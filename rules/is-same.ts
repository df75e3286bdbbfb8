/** The same content, for plain data whose fields were written in the same order. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
