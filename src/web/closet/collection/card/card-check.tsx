import type { ChangeEvent } from 'react'

interface CardCheckProps {
  /** What is chosen. */
  readonly name: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  /** `isRange` when Shift was held: all up to here. */
  readonly onCheck: (isRange: boolean) => void
}

/** Makes the whole of a card, which is a `group` and positioned, one checkbox with its sign in the tile's corner. */
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

// Its own lines: as an icon of the library it would come to the first view in a file of its own.
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

// A checkbox changes by a click, also where the keyboard made it.
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
}
