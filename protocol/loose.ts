import * as v from 'valibot';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';

/** Models say 45, "45" and "45 XP". */
export const looseNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^\s*\d{1,9}/), v.transform(Number.parseFloat)),
]);

/** Models say Hard, hard and HARD. `undefined` when it is none of the choices. */
export function looseChoice<const Choices extends readonly string[]>(choices: Choices) {
  return v.pipe(
    v.string(),
    v.transform((said): Choices[number] | undefined => {
      const plain = said.trim().toLowerCase();
      return choices.find((choice) => choice.toLowerCase() === plain);
    }),
  );
}

/** A line cut to its length instead of refused. */
export function looseLine(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => cutText(cleanLine(text), maxLength)),
    v.check((text) => !isBlank(text)),
  );
}

/** The fields that can be read, and the names of those that cannot: a wrong one costs none of the others. */
export function readableFields(
  entries: Readonly<Record<string, v.GenericSchema>>,
  said: unknown,
): { readonly fields: Record<string, unknown>; readonly rejected: readonly string[] } {
  const fields: Record<string, unknown> = {};
  const rejected: string[] = [];
  if (typeof said !== 'object' || said === null) return { fields, rejected };
  for (const [field, schema] of Object.entries(entries)) {
    if (!Object.hasOwn(said, field)) continue;
    const parsed = v.safeParse(schema, Reflect.get(said, field));
    if (parsed.success && parsed.output !== undefined) fields[field] = parsed.output;
    else rejected.push(field);
  }
  return { fields, rejected };
}
