import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface FieldProps {
  readonly label: string
  /** Validation error, shown under the line. */
  readonly error?: string | undefined
  readonly className?: string
}

const line =
  'type-body h-11 tablet:h-10 w-full min-w-0 rounded-none bg-transparent outline-none placeholder:text-quiet placeholder:opacity-100'

/** A text field as a line, with its label above and its error below. */
export function TextField({
  label,
  error,
  className,
  before,
  after,
  ...input
}: FieldProps & ComponentProps<'input'> & { readonly before?: ReactNode; readonly after?: ReactNode }) {
  const { id, describedBy, frame } = useField(error)
  return (
    <FieldFrame {...{ id, label, error, className, frame, describedBy, before, after }}>
      <input
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        {...input}
        className={line}
      />
    </FieldFrame>
  )
}

/** A select styled as a field. */
export function SelectField({
  label,
  error,
  className,
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const { id, describedBy, frame } = useField(error)
  return (
    <FieldFrame {...{ id, label, error, className, frame, describedBy }}>
      <select
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        {...select}
        className={classNames(line, 'appearance-none pr-6 has-[option[value=""]:checked]:text-quiet')}
      >
        {children}
      </select>
      <ChevronDown aria-hidden size={16} className="stroke-icon text-quiet pointer-events-none -ml-6" />
    </FieldFrame>
  )
}

// As in the utility `ruled`.
const RULED_LINE_REM = 2

/** A text area of ruled lines that grows with its content. */
export function RuledField({
  label,
  error,
  className,
  rows = 2,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  const { id, describedBy, frame } = useField(error)
  return (
    <FieldFrame {...{ id, label, error, className, frame, describedBy }}>
      <textarea
        id={id}
        rows={rows}
        // With `field-sizing: content` the rows need a minimum height.
        style={{ minHeight: `${rows * RULED_LINE_REM}rem` }}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy}
        {...textarea}
        className="type-body ruled mt-1 field-sizing-content w-full min-w-0 resize-none rounded-none bg-transparent outline-none placeholder:text-quiet placeholder:opacity-100"
      />
    </FieldFrame>
  )
}

function useField(error: string | undefined) {
  const id = useId()
  return {
    id,
    describedBy: error ? `${id}-error` : undefined,
    // An inset shadow, so that the 2 px of focus shift nothing.
    frame: error
      ? 'border-thread focus-within:shadow-[inset_0_-1px_0_var(--thread)]'
      : 'border-edge focus-within:border-ink focus-within:shadow-[inset_0_-1px_0_var(--ink)]',
  }
}

interface FrameProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly className: string | undefined
  readonly frame: string
  readonly describedBy: string | undefined
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

function FieldFrame(props: FrameProps) {
  const { id, label, error, className, frame, describedBy, before, after, children } = props
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={classNames('type-note block', error ? 'text-thread' : 'text-quiet')}>
        {label}
      </label>
      <div className={classNames('flex items-center gap-2 border-b', frame)}>
        {before}
        {children}
        {after && <span className="type-body text-quiet">{after}</span>}
      </div>
      {error && (
        <p id={describedBy} className="type-note text-thread mt-1.5">
          {error}
        </p>
      )}
    </div>
  )
}
