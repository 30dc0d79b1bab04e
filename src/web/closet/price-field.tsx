import { useId, type ComponentProps } from 'react'
import { TextField } from '../ui/inputs/field.tsx'
import { amountAsRead } from './amount-as-read.ts'

interface PriceFieldProps extends ComponentProps<typeof TextField> {
  /** The current text of the field. */
  readonly written: string
  /** ISO 4217; null if unknown. */
  readonly currency: string | null
}

/** A price field that shows how ambiguous text such as '1.190,50' is read. */
export function PriceField({ written, currency, className, ...field }: PriceFieldProps) {
  const noteId = useId()
  const asRead = field.error ? null : amountAsRead(written, currency)
  return (
    <div className={className}>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...field}
        {...(!field.error && { 'aria-describedby': noteId })}
      />
      <p id={noteId} role="status" className="type-note text-quiet empty:hidden mt-1.5">
        {asRead}
      </p>
    </div>
  )
}
