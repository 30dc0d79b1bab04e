import type { ChangeEvent } from 'react'

interface CardCheckProps {
  /** Name of the item to select. */
  readonly name: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  /** `isRange` if Shift was held: selects all up to this one. */
  readonly onCheck: (isRange: boolean) => void
}

/**
 * Turns a whole card into a checkbox, with its mark in the tile's corner. The card must be positioned and a `group`.
 */
export function CardCheck({ name, isChecked, isDisabled = false, onCheck }: CardCheckProps) {
  return (
    <>
      <span
        aria-hidden
        className="outline-ink pointer-events-none absolute inset-x-0 top-0 aspect-4/5 group-has-checked:outline-2"
      >
        <span className="bg-raised text-transparent inset-ring-edge group-has-checked:bg-ink group-has-checked:text-paper group-has-checked:inset-ring-ink absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-full inset-ring">
          <CheckIcon />
        </span>
      </span>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onCheck(isWithShift(event))}
        className="absolute inset-0 size-full cursor-pointer appearance-none -outline-offset-2!"
      />
    </>
  )
}

// Inlined: an icon of the library would load in a file of its own on the first view.
function CheckIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      className="stroke-icon"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M20 6 9 17l-5-5" />
    </svg>
  )
}

// A checkbox changes by a click event, also from the keyboard.
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
