import type { JSONSchema7 } from 'ai'

/** A strict schema of an object of texts and lists of texts. */
export function objectOf(fields: Readonly<Record<string, 'text' | 'list'>>): JSONSchema7 {
  const text = { type: 'string' } as const
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, kind]) => [
        name,
        kind === 'text' ? text : { type: 'array', items: text },
      ]),
    ),
    required: Object.keys(fields),
    additionalProperties: false,
  }
}
