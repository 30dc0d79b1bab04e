import { ChipRadios } from '../../../ui/inputs/chip-radios.tsx'
import type { ChoiceProps } from '../../../ui/inputs/choice-props.ts'

interface AboutChoiceProps<V extends string> extends Omit<ChoiceProps<V>, 'value'> {
  /** Null while nothing is chosen. */
  readonly value: V | null
}

/** A question about the user, with a few options. */
export function AboutChoice<V extends string>(props: AboutChoiceProps<V>) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="type-note text-quiet">
        {props.label}
      </p>
      {/* Aligns the text of the first chip with the label; no chip is cut off on a phone. */}
      <div className="-ml-3.5 *:mr-0 *:flex-wrap *:overflow-visible *:pr-0">
        <ChipRadios {...props} />
      </div>
    </div>
  )
}
