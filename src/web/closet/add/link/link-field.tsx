import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/inputs/field.tsx'

interface LinkFieldProps {
  readonly inputRef: Ref<HTMLInputElement>
  readonly written: string
  readonly isChecking: boolean
  readonly isFaulty: boolean
  /** Id of the element that says what came of the check. */
  readonly describedBy: string | undefined
  readonly onWrite: (text: string) => void
  readonly onCheck: () => void
  /** The focus came here: what a check needs can be loaded. */
  readonly onIntent: () => void
}

/** The line that a product link is written on, with its Check; Enter checks as well. */
export function LinkField(props: LinkFieldProps) {
  const { inputRef, written, isChecking, isFaulty, describedBy, onWrite, onCheck, onIntent } = props
  const isBlank = written.trim() === ''
  return (
    <form
      noValidate
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank && !isChecking) onCheck()
      }}
    >
      <div className="relative min-w-0 flex-1">
        <TextField
          ref={inputRef}
          label="Product link"
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={written}
          onChange={({ target }) => onWrite(target.value)}
          onFocus={onIntent}
          aria-invalid={isFaulty}
          aria-describedby={describedBy}
          // The fault is said below the whole row, not in this narrow column.
          className={classNames(
            '[&_input]:text-ellipsis',
            isFaulty && '[&_label]:text-thread [&>div]:border-thread',
          )}
        />
        {isChecking && (
          <span
            aria-hidden
            // The server gives up after 8 s: by then the line is nearly whole.
            className="bg-ink absolute inset-x-0 bottom-0 h-0.5 origin-left scale-x-95 transition-[scale] duration-[8s] ease-out motion-reduce:scale-x-40 motion-reduce:transition-none starting:scale-x-0"
          />
        )}
      </div>
      <Button
        look="quiet"
        size="small"
        type="submit"
        disabled={isBlank}
        aria-disabled={isChecking}
        className="aria-disabled:bg-line aria-disabled:text-quiet aria-disabled:inset-ring-0"
      >
        {isChecking ? 'Checking' : 'Check'}
      </Button>
    </form>
  )
}
