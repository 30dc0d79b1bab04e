import { everydayOccasions, specialOccasions, type OccasionPreset } from '../../../contract/stylist.ts'
import { occasionName } from '../../../domain/stylist/wishes-in-words.ts'

/** The occasions as the options of a select, everyday and special ones. */
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
