import {
  everydayOccasions,
  specialOccasions,
  type OccasionPreset,
} from '../../../contract/stylist/stylist.ts'
import { occasionName } from '../../../domain/words/request-labels.ts'

/** The occasions as options of a select, grouped into everyday and special ones. */
export function OccasionPresets() {
  return (
    <>
      <Presets name="Every day" presets={everydayOccasions} />
      <Presets name="Special" presets={specialOccasions} />
    </>
  )
}

function Presets({ name, presets }: { readonly name: string; readonly presets: readonly OccasionPreset[] }) {
  return (
    <optgroup label={name}>
      {presets.map((preset) => (
        <option key={preset} value={preset}>
          {occasionName(preset)}
        </option>
      ))}
    </optgroup>
  )
}
