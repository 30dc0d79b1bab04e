import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

interface AskButtonProps {
  readonly label: string
  readonly busyLabel: string
  readonly look: 'primary' | 'quiet'
  readonly isAsking: boolean
  /** The missing inputs, such as 'a name'. */
  readonly missing: readonly string[]
}

/** Submit button of a question, with the missing inputs below it. */
export function AskButton({ label, busyLabel, look, isAsking, missing }: AskButtonProps) {
  const id = useId()
  const isMissing = missing.length > 0
  return (
    <div>
      <Button
        look={look}
        type="submit"
        disabled={isMissing || isAsking}
        aria-describedby={isMissing ? id : undefined}
        className="w-full"
      >
        {isAsking ? busyLabel : label}
      </Button>
      {isMissing && (
        <p id={id} className="type-note text-quiet mt-3">
          Still missing: {missing.join(', and ')}.
        </p>
      )}
    </div>
  )
}
