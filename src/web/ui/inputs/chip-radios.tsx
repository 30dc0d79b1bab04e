import { useId } from 'react'
import type { ChoiceProps } from './choice-props.ts'

interface ChipRadiosProps<V extends string> extends Omit<ChoiceProps<V>, 'value'> {
  /** Null without a choice. */
  readonly value: V | null
}

/** Single choice as a row of chips; it scrolls sideways on a phone. */
export function ChipRadios<V extends string>({ label, options, value, onChange }: ChipRadiosProps<V>) {
  const name = useId()
  return (
    <fieldset className="scroll-row min-w-0 tablet:mr-0 tablet:flex-wrap tablet:overflow-visible tablet:pr-0 gap-x-0.5 gap-y-2 py-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="type-ui text-quiet hover:text-ink has-checked:inset-ring-ink has-checked:text-ink relative inline-flex h-9 min-w-11 flex-none cursor-pointer items-center justify-center rounded-full px-3.5 whitespace-nowrap inset-ring inset-ring-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-x-0 -inset-y-1 cursor-pointer opacity-0"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
