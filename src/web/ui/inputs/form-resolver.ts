import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldErrorsOf } from './field-errors.ts'

/**
 * Validates a form with a schema of the contract: the first error of each field.
 * Our own few lines, since @hookform/resolvers adds all of zod to the page.
 */
export function schemaResolver<F extends FieldValues, O extends FieldValues>(
  schema: z.ZodMiniType<O>,
): Resolver<F, unknown, O> {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: formErrors(fieldErrorsOf(parsed.error)) }
  }
}

/** Errors of a form from the message of each field, by its name in the form. */
export function formErrors<F extends FieldValues>(messages: Partial<Record<string, string>>): FieldErrors<F> {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'custom', message }]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the form's fields
  return errors as FieldErrors<F>
}
