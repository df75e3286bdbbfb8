/** Unknown JSON, by the names of the fields that are looked at. */
export type JsonOf<Field extends string> = { readonly [One in Field]?: unknown };

// What is missing or of another type gets a harmless value.

export function jsonIn<Field extends string>(value: unknown): JsonOf<Field> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

export function listIn<Field extends string>(value: unknown): readonly JsonOf<Field>[] {
  return Array.isArray(value) ? value.map((one) => jsonIn<Field>(one)) : [];
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberIn(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
