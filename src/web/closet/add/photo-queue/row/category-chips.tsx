import { useId } from 'react'
import { closetCategories, type ClosetCategory } from '../../../../../contract/closet/closet.ts'

interface CategoryChipsProps {
  /** The likeliest category, shown first; null if unknown. */
  readonly guess: ClosetCategory | null
  readonly value: string
  readonly isLocked: boolean
  readonly onChoose: (category: ClosetCategory) => void
}

/** Chips for an uncertain category: the guess first, with a question mark until one is chosen. */
export function CategoryChips({ guess, value, isLocked, onChoose }: CategoryChipsProps) {
  const name = useId()
  const rest = closetCategories.filter((category) => category !== guess)
  return (
    <fieldset disabled={isLocked} className="flex min-w-0 flex-wrap gap-x-1.5 gap-y-2 py-1">
      <legend className="sr-only">What is it?</legend>
      {(guess ? [guess, ...rest] : rest).map((category) => (
        <label
          key={category}
          data-guess={category === guess && value === ''}
          className="type-ui text-quiet hover:text-ink data-[guess=true]:text-ink data-[guess=true]:inset-ring-edge has-checked:inset-ring-ink has-checked:text-ink relative inline-flex h-9 min-w-11 flex-none cursor-pointer items-center justify-center rounded-full px-3.5 whitespace-nowrap inset-ring-line inset-ring has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-x-0 -inset-y-1 cursor-[inherit] opacity-0"
            checked={category === value}
            onChange={() => onChoose(category)}
          />
          {category}
          {category === guess && value === '' && '?'}
        </label>
      ))}
    </fieldset>
  )
}
