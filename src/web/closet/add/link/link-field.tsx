import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/inputs/field.tsx'

interface LinkFieldProps {
  readonly inputRef: Ref<HTMLInputElement>
  readonly written: string
  readonly isChecking: boolean
  readonly isInvalid: boolean
  /** Id of the element with the result of the check. */
  readonly describedBy: string | undefined
  readonly onWrite: (text: string) => void
  readonly onCheck: () => void
  /** Called on focus, to preload the code of a check. */
  readonly onIntent: () => void
}

/** The field for a product link, with its 'Check' button; Enter also checks. */
export function LinkField(props: LinkFieldProps) {
  const { inputRef, written, isChecking, isInvalid, describedBy, onWrite, onCheck, onIntent } = props
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
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          // The error message is below the whole row, not in this narrow column.
          className={classNames(
            '[&_input]:text-ellipsis',
            isInvalid && '[&_label]:text-thread [&>div]:border-thread',
          )}
        />
        {isChecking && (
          <span
            aria-hidden
            // The server times out after 8 s: by then the line is nearly full.
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
