import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface TraitChipsProps<V extends string> {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly values: readonly V[]
  /** Whether several can be chosen. */
  readonly isMultiple?: boolean
  readonly onChoose: (value: V) => void
}

/** Choices as wrapping chips: a single one, or several with `isMultiple`. */
export function TraitChips<V extends string>(props: TraitChipsProps<V>) {
  const { label, options, values, isMultiple = false, onChoose } = props
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-1 gap-y-2 py-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'type-ui text-quiet hover:text-ink inset-ring-line has-checked:inset-ring-ink has-checked:text-ink has-checked:type-name relative inline-flex h-9 min-w-11 cursor-pointer items-center justify-center rounded-full px-3.5 whitespace-nowrap inset-ring',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            className="absolute inset-x-0 -inset-y-1 cursor-pointer opacity-0"
            checked={values.includes(option.value)}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
