import { Button } from '../../../ui/button.tsx'

interface SelectButtonProps {
  readonly isSelecting: boolean
  readonly onSelecting: (isSelecting: boolean) => void
}

/** Where the focus goes when choosing is over and what had it is gone. */
export const SELECT_BUTTON_ID = 'select-pieces'

/** Begins to choose several pieces, and ends it. */
export function SelectButton({ isSelecting, onSelecting }: SelectButtonProps) {
  return (
    <Button
      id={SELECT_BUTTON_ID}
      look="text"
      aria-pressed={isSelecting}
      className="aria-pressed:inset-ring-ink px-4 aria-pressed:inset-ring"
      onClick={() => onSelecting(!isSelecting)}
    >
      Select
    </Button>
  )
}
