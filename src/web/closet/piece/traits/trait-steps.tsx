import { useId } from 'react'

interface TraitStepsProps {
  /** Accessible name of the scale. */
  readonly label: string
  readonly steps: readonly { readonly value: number; readonly label: string }[]
  /** Label of the current step. */
  readonly current: string
  readonly onChoose: (value: number) => void
}

/** A scale of labeled steps, from low to high. */
export function TraitSteps({ label, steps, current, onChoose }: TraitStepsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="relative grid auto-cols-fr grid-flow-col">
        <span aria-hidden className="bg-edge absolute inset-x-[10%] top-[15px] h-px" />
        {steps.map((step) => (
          <label
            key={step.value}
            className="type-micro text-quiet hover:text-ink has-checked:text-ink relative flex min-h-15 cursor-pointer flex-col items-center gap-1.5 px-0.5 pt-2.5 text-center has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={step.label === current}
              onChange={() => onChoose(step.value)}
            />
            <span
              aria-hidden
              className="bg-raised inset-ring-edge peer-checked:bg-press peer-checked:inset-ring-press size-[11px] flex-none rounded-full inset-ring"
            />
            {step.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
