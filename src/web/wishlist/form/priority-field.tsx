import { Star } from 'lucide-react'
import { useId } from 'react'
import { priorityLabels } from '../../../contract/wishlist.ts'
import { priorityLabel } from '../priority-label.ts'

interface PriorityFieldProps {
  /** 1 to 5. */
  readonly value: number
  readonly onChange: (priority: number) => void
}

/** Priority of a wish, in stars. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center">
      <legend className="sr-only">Priority</legend>
      <span aria-hidden className="type-note text-quiet max-tablet:basis-full tablet:mr-3">
        Priority
      </span>
      <span className="max-tablet:-ml-2.5 flex">
        {priorityLabels.map((label, at) => (
          <label
            key={label}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              aria-label={`${at + 1} ${label}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={at + 1 === value}
              onChange={() => onChange(at + 1)}
            />
            <Star
              aria-hidden
              size={22}
              className={`stroke-icon ${at < value ? 'fill-ink stroke-ink' : 'stroke-edge fill-transparent'}`}
            />
          </label>
        ))}
      </span>
      <span aria-hidden className="type-note ml-2">
        {priorityLabel(value)}
      </span>
    </fieldset>
  )
}
