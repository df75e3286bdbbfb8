const { PROOF } = process.env;

/** What a long test does: a part in the everyday run, all of it in `npm run proof`. */
export function sample<Value>(everyday: Value, whole: Value): Value {
  return PROOF ? whole : everyday;
}
