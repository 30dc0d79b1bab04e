import type * as z from 'zod/mini'

/** The first error message of each field, by its name in the schema ('weather.temperature'). */
export function fieldErrorsOf(error: z.core.$ZodError | undefined): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {}
  for (const { path, message } of error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** Moves the focus to the first invalid field of a form, once its error messages are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
