import { Columns2, Grid3x2 } from 'lucide-react'
import { RoundButton } from '../../../ui/round-button.tsx'
import type { Density } from './use-density.ts'

interface DensitySwitchProps {
  readonly density: Density
  readonly onChange: (density: Density) => void
}

const choices = [
  { value: 'wide', label: 'Large photos', Icon: Columns2 },
  { value: 'dense', label: 'Small photos', Icon: Grid3x2 },
] as const

/** Switches between two and more columns; a phone always has two. */
export function DensitySwitch({ density, onChange }: DensitySwitchProps) {
  return (
    <div role="group" aria-label="View" className="tablet:flex hidden">
      {choices.map(({ value, label, Icon }) => (
        <RoundButton
          key={value}
          label={label}
          aria-pressed={density === value}
          className="text-quiet aria-pressed:text-ink w-9!"
          onClick={() => onChange(value)}
        >
          <Icon aria-hidden size={20} className="stroke-icon" />
        </RoundButton>
      ))}
    </div>
  )
}
