/** Stands in for the parser of wouter's patterns: places are looked up by their address. */
export function parse(): never {
  throw new Error('no place has a pattern');
}
