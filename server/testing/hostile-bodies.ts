type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** The same body once for each text and each name in it, with the hostile text in that one place. */
export function planted(body: Json, hostile: string): readonly Json[] {
  if (typeof body === 'string') return [hostile, `${body}${hostile}`];
  if (Array.isArray(body)) {
    return body.flatMap((entry: Json, index) =>
      planted(entry, hostile).map((changed) => body.with(index, changed)),
    );
  }
  if (typeof body !== 'object' || body === null) return [];
  const inside = Object.entries(body).flatMap(([name, entry]) =>
    planted(entry, hostile).map((changed) => ({ ...body, [name]: changed })),
  );
  const renamed = Object.entries(body).map(([name, entry]) => {
    const { [name]: _gone, ...others } = body as Record<string, Json>; // an array was sent back above
    return { ...others, [`${name}${hostile}`]: entry };
  });
  return [...inside, ...renamed, { ...body, [hostile]: 1 }];
}

/** As JSON reads it: what the builders make is plain data. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
