import type { Coverage, FeltTemperature, HeelChoice, WearChoice } from '../../../contract/user/profile.ts'
import type { ColorFamily, Material } from '../../../contract/values/garment-values.ts'

/** Preferences of a user ('About me') that apply to every outfit; null and empty lists mean no restriction. */
export interface Wearer {
  readonly wears: WearChoice | null
  readonly coverage: Coverage
  readonly heels: HeelChoice
  readonly feels: FeltTemperature
  readonly favoriteColors: readonly ColorFamily[]
  readonly neverColors: readonly ColorFamily[]
  readonly neverMaterials: readonly Material[]
  /** Groups of `avoidable-types.json`, or ids of rows in the table of garments. */
  readonly neverTypes: readonly string[]
}

// About two clothing steps (0.3 clo) at room temperature; individual thermal sensation varies by as much (ISO 7730).
const OFFSET_CELSIUS = { cold: -3, average: 0, warm: 3 } as const

/** Degrees Celsius to add to a temperature to account for how this wearer feels it. */
export function runsColdOffset({ feels }: Pick<Wearer, 'feels'>): number {
  return OFFSET_CELSIUS[feels]
}
