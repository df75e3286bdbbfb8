import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON schema of what is sent. Checks that JSON schema cannot say stand in words in the description. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message } = Object(valibotAction);
      if (type !== 'check' || typeof message !== 'string') return undefined;
      const words = [jsonSchema.description, message].filter(Boolean).join('; ');
      return { ...jsonSchema, description: words };
    },
  });
  return json;
}
