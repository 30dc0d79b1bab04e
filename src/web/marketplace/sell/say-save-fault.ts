import { HttpError, reasonOf } from '../../api/http-error.ts'
import { isFieldName } from './listing-fields.ts'
import type { ListingFormOf } from './listing-form-fields.tsx'

/** Says in the form what did not work; the form stays. */
export function saySaveFault(form: ListingFormOf, error: Error, opening: string): void {
  const faults = error instanceof HttpError ? Object.entries(error.answer?.fields ?? {}) : []
  for (const [name, message] of faults)
    if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: true })
  form.setError('root', { message: `${opening} ${reasonOf(error)}` })
}
