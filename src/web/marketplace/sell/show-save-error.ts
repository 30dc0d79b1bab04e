import { HttpError, reasonOf } from '../../api/http-error.ts'
import { isFieldName } from './listing-form-values.ts'
import type { ListingFormOf } from './listing-form-fields.tsx'

/** Shows a save error in the form. */
export function showSaveError(form: ListingFormOf, error: Error, opening: string): void {
  const fieldErrors = error instanceof HttpError ? Object.entries(error.apiError?.fields ?? {}) : []
  for (const [name, message] of fieldErrors)
    if (isFieldName(name)) form.setError(name, { message }, { shouldFocus: true })
  form.setError('root', { message: `${opening} ${reasonOf(error)}` })
}
