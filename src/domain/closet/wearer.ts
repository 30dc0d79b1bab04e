import type { Coverage, FeltTemperature, HeelChoice, WearChoice } from '../../contract/user-profile.ts'
import type { ColorFamily, Material } from '../../contract/garment-values.ts'

/** What a wearer said of themselves ('About me'). It binds every outfit; null and empty bind nothing. */
export interface Wearer {
  readonly wears: WearChoice | null
  readonly coverage: Coverage
  readonly heels: HeelChoice
  readonly feels: FeltTemperature
  readonly favoriteColors: readonly ColorFamily[]
  readonly neverColors: readonly ColorFamily[]
  readonly neverMaterials: readonly Material[]
  /** Groups as `avoidable-types.json` has them, or ids of rows of the table of garments. */
  readonly neverTypes: readonly string[]
}
