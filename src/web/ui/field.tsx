import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface FieldProps {
  readonly label: string
  /** What is wrong with it; said under the line. */
  readonly error?: string | undefined
  readonly className?: string
}

const line =
  'type-body h-11 tablet:h-10 w-full min-w-0 rounded-none bg-transparent outline-none placeholder:text-quiet placeholder:opacity-100'

/** A line to write on, with its label above and its fault below. */
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

/** A choice of one, in the shape of a field. */
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

// As the utility `ruled` draws them.
const RULED_LINE_PX = 32

/** Several ruled lines to write on; they grow with what is written. */
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
        // A field that is sized by its content does not keep to its rows of itself.
        style={{ minHeight: rows * RULED_LINE_PX }}
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
    // An inner shadow, so that the 2 px of focus move nothing.
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
