import { Swatch } from '../pictures/swatch.tsx'

interface ChipChecksProps<V extends string> {
  /** Label, visible above the choice. */
  readonly label: string
  readonly options: readonly { readonly value: V; readonly text: string; readonly color?: string }[]
  readonly chosen: readonly V[]
  readonly onChange: (chosen: V[]) => void
}

/** Multiple choice as chips that wrap; a color has its swatch. */
export function ChipChecks<V extends string>({ label, options, chosen, onChange }: ChipChecksProps<V>) {
  const toggle = (value: V) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <fieldset className="min-w-0">
      <legend className="type-note text-quiet">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(({ value, text, color }) => (
          <label
            key={value}
            className="type-ui text-quiet inset-ring-edge hover:text-ink has-checked:inset-ring-ink has-checked:text-ink relative inline-flex h-9 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-3.5 inset-ring has-checked:inset-ring-[1.5px] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="absolute inset-x-0 -inset-y-1 cursor-pointer opacity-0"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {color && <Swatch color={color} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
