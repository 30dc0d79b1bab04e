import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

// zod/mini has no default messages: an error without one in the contract would read 'Invalid input'.
z.config(z.locales.en())

/**
 * Parses untrusted input by its schema. `known` are errors found before, such as a missing photo.
 * @throws AppError invalid_request, naming each wrong field once
 */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  known: Record<string, string> = {},
): z.infer<S> {
  const parsed = schema.safeParse(input)
  if (parsed.success && Object.keys(known).length === 0) return parsed.data
  throw invalidRequest({ ...known, ...errorsByField(parsed.error) })
}

function invalidRequest(errors: Record<string, string>): AppError {
  const { '': whole, ...fields } = errors
  const messages = Object.values(errors)
  const message = whole ?? (messages.length === 1 ? messages[0] : undefined)
  return new AppError('invalid_request', {
    ...(message && { message }),
    ...(Object.keys(fields).length > 0 && { fields }),
  })
}

function errorsByField(error: z.core.$ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error?.issues ?? []) {
    // Each unknown field of a strict object is named, instead of the object.
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        errors[[...issue.path, key].join('.')] ??= `There's no field '${key}' here.`
      continue
    }
    errors[issue.path.join('.')] ??=
      issue.path.length === 0 ? "The request doesn't have a usable body." : issue.message
  }
  return errors
}
