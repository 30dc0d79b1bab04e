import type { ColorFamily } from './color-family.ts'
import type { Material } from './garment.ts'

/** Which clothes a person wears. */
export const wearChoices = ['womenswear', 'menswear', 'both'] as const
export type WearChoice = (typeof wearChoices)[number]

/** How much a person covers, each including those before it. */
export const coverages = ['as I like', 'shoulders', 'arms and legs', 'hair, arms and legs'] as const
export type Coverage = (typeof coverages)[number]

export const heelChoices = ['any', 'low', 'none'] as const
export type HeelChoice = (typeof heelChoices)[number]

export const feltTemperatures = ['cold', 'average', 'warm'] as const
export type FeltTemperature = (typeof feltTemperatures)[number]

/** What a wearer said of themselves ('About me'). It binds every outfit; null and empty bind nothing. */
export interface Wearer {
  readonly wears: WearChoice | null
  readonly coverage: Coverage
  readonly heels: HeelChoice
  readonly feels: FeltTemperature
  readonly favoriteColors: readonly ColorFamily[]
  readonly neverColors: readonly ColorFamily[]
  readonly neverMaterials: readonly Material[]
  /** Ids of rows of the table of garments. */
  readonly neverTypes: readonly string[]
}
