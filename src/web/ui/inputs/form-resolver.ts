import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Validates a form with a schema of the contract: the first error of each field.
 * Our own few lines, since @hookform/resolvers adds all of zod to the page.
 */
export function schemaResolver<F extends FieldValues, O extends FieldValues>(
  schema: z.ZodMiniType<O>,
): Resolver<F, unknown, O> {
  return (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, code, message } of parsed.error.issues)
      errors[path.join('.')] ??= { type: code ?? 'custom', message }
    // The schema has the form's fields, so the errors have the form's names.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
    return { values: {}, errors: errors as FieldErrors<F> }
  }
}
