/** A way of dressing that many people share, and that a profile can start from. */
export interface Archetype {
  readonly id: ArchetypeId
  /** As it stands in a sentence: 'starts from an archetype: French classic'. */
  readonly name: string
  /** Other words for it that people type. */
  readonly also: readonly string[]
  readonly look: string
  readonly palette: readonly string[]
  readonly shapes: readonly string[]
  readonly staples: readonly string[]
  readonly brands: readonly string[]
  readonly tricks: readonly string[]
  readonly formulas: readonly string[]
  /** What to buy first, and what to look at when buying. */
  readonly shopping: readonly string[]
  /** Whole outfits, shoes and bag included, from everyday to evening. */
  readonly outfits: Readonly<Record<OutfitLevel, readonly string[]>>
}

export const outfitLevels = ['casual', 'smart', 'formal'] as const
export type OutfitLevel = (typeof outfitLevels)[number]

export const archetypeIds = [
  'gamine',
  'french',
  'old-money',
  'nineties-minimal',
  'glamour',
  'bohemian',
  'rock',
  'streetwear',
  'androgynous',
  'preppy',
  'romantic',
  'scandinavian',
  'power',
  'maximalist',
  'off-duty',
  'western',
] as const
export type ArchetypeId = (typeof archetypeIds)[number]
