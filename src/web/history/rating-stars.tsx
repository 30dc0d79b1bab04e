import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../ui/class-names.ts'

const fromOne = [1, 2, 3, 4, 5]

interface RatingStarsProps {
  /** Accessible name. */
  readonly label: string
  readonly rating: number | null
  readonly onRate: (rating: number | null) => void
  /** 16 px in a row, 22 px in a form. */
  readonly size: 'small' | 'large'
}

/** One to five stars; pressing the selected one again clears the rating. */
export function RatingStars({ label, rating, onRate, size }: RatingStarsProps) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{label}. Press the selected star again to clear the rating.</legend>
      {fromOne.map((stars) => {
        const isChosen = stars === rating
        return (
          <label
            key={stars}
            className={classNames(
              'relative grid flex-none cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
              size === 'large' ? 'size-11' : 'max-tablet:w-11 pointer-coarse:w-11 h-11 w-6',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              checked={isChosen}
              onChange={() => onRate(stars)}
              // A checked radio fires no change event when pressed again.
              onClick={() => isChosen && onRate(null)}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden
              size={size === 'large' ? 22 : 16}
              className={classNames(
                'stroke-[1.4]',
                stars <= (rating ?? 0) ? 'fill-ink stroke-ink' : 'stroke-edge fill-transparent',
              )}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
