import { Button } from '../../../ui/button.tsx'

interface SelectButtonProps {
  readonly isSelecting: boolean
  readonly onSelecting: (isSelecting: boolean) => void
}

/** Id of the button that gets the focus when the selection ends and the focused element is gone. */
export const SELECT_BUTTON_ID = 'select-pieces'

/** Starts and ends selecting pieces. */
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
