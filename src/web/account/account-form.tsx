import { useState, type ReactNode } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { HttpError, reasonOf } from '../api/http-error.ts'
import { Button } from '../ui/button.tsx'
import { schemaResolver } from '../ui/inputs/form-resolver.ts'

interface AccountFormProps<F extends FieldValues, O extends FieldValues> {
  readonly label: string
  readonly schema: z.ZodMiniType<O>
  readonly start: DefaultValues<F>
  /** Submits the form; shows thrown errors in the form, which keeps its input. */
  readonly send: (written: O, form: UseFormReturn<F, unknown, O>) => Promise<void>
  readonly action: string
  readonly look?: 'primary' | 'quiet' | 'delete'
  readonly children: (form: UseFormReturn<F, unknown, O>) => ReactNode
}

/** A short form with one button. */
export function AccountForm<F extends FieldValues, O extends FieldValues>(props: AccountFormProps<F, O>) {
  const { label, schema, start, send, action, look = 'primary', children } = props
  const form = useForm<F, unknown, O>({ resolver: schemaResolver(schema), defaultValues: start })
  const [isSending, setIsSending] = useState(false)
  const { errors } = form.formState
  const submit = async (written: O) => {
    if (isSending) return
    setIsSending(true)
    try {
      await send(written, form)
    } catch (error) {
      showFormError(form, error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form
      aria-label={label}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {children(form)}
      {errors.root && (
        <p role="alert" className="type-note text-thread">
          {errors.root.message}
        </p>
      )}
      <Button look={look} type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? 'One moment...' : action}
      </Button>
    </form>
  )
}

function showFormError<F extends FieldValues, O>(form: UseFormReturn<F, unknown, O>, error: unknown): void {
  const fieldErrors = error instanceof HttpError ? Object.entries(error.apiError?.fields ?? {}) : []
  const known = fieldErrors.filter(([name]) => name in form.getValues())
  for (const [name, message] of known)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just found among the names of the form
    form.setError(name as FieldPath<F>, { message }, { shouldFocus: true })
  if (known.length === 0) form.setError('root', { message: reasonOf(error) })
}
