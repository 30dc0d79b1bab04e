import { ChevronDown } from 'lucide-react'
import type { ChoiceProps } from './choice-props.ts'
import { classNames } from '../class-names.ts'

/** A select shaped as a chip; its edge is ink while it filters. */
export function ChipSelect<V extends string>({ label, options, value, onChange }: ChoiceProps<V>) {
  const narrows = value !== options[0]?.value
  return (
    <span className="relative inline-flex">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className={classNames(
          // 36 px high; the transparent border extends the touch target to 44 px.
          'type-ui bg-paper field-sizing-content -m-1 h-11 appearance-none rounded-full border-4 border-transparent bg-clip-padding pr-8 pl-3.5 -outline-offset-2! inset-ring',
          narrows ? 'inset-ring-ink' : 'inset-ring-line hover:inset-ring-edge',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={14}
        className="stroke-icon text-quiet pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
      />
    </span>
  )
}
