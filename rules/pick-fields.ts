/** A copy with these fields, as far as the record has them. */
export function pickFields<From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> {
  const present = fields.filter((field) => from[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, from[field]])) as Pick<From, Field>; // only absent ones are left out
}
