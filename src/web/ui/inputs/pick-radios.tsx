import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { ChoiceProps } from './choice-props.ts'

interface PickRadiosProps<V extends string> extends ChoiceProps<V> {
  readonly className?: string
}

/** A choice of two or three options, side by side, with a visible label. */
export function PickRadios<V extends string>(props: PickRadiosProps<V>) {
  const { label, options, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="type-note text-quiet">{label}</legend>
      <div className={classNames('mt-2 grid gap-2', options.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="type-ui text-quiet hover:text-ink inset-ring-edge has-checked:inset-ring-ink has-checked:text-ink has-checked:type-name relative grid h-11 min-w-0 cursor-pointer place-items-center rounded-full px-1.5 text-center inset-ring has-checked:inset-ring-[1.5px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
