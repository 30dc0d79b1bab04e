import { Columns2, Grid3x2 } from 'lucide-react'
import { RoundButton } from '../ui/round-button.tsx'
import type { Density } from './use-density.ts'

interface DensitySwitchProps {
  readonly density: Density
  readonly onChange: (density: Density) => void
}

/** Two columns, or more of them; a phone always has two. */
export function DensitySwitch({ density, onChange }: DensitySwitchProps) {
  const shared = 'text-quiet aria-pressed:text-ink w-9!'
  return (
    <div role="group" aria-label="View" className="tablet:flex hidden">
      <RoundButton
        label="Large pictures"
        aria-pressed={density === 'wide'}
        className={shared}
        onClick={() => onChange('wide')}
      >
        <Columns2 aria-hidden size={20} className="stroke-icon" />
      </RoundButton>
      <RoundButton
        label="Small pictures"
        aria-pressed={density === 'dense'}
        className={shared}
        onClick={() => onChange('dense')}
      >
        <Grid3x2 aria-hidden size={20} className="stroke-icon" />
      </RoundButton>
    </div>
  )
}
