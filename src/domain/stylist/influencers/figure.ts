import type { ArchetypeId } from './archetype.ts'

/** What is publicly known of how somebody dresses, in our own words. What it leaves open comes from the archetype. */
export interface Figure {
  readonly name: string
  /** Other names and spellings that people type, in small letters. */
  readonly also?: readonly string[]
  readonly archetype: ArchetypeId
  readonly look: string
  readonly palette: readonly string[]
  readonly shapes: readonly string[]
  readonly staples: readonly string[]
  readonly brands: readonly string[]
  readonly tricks: readonly string[]
  readonly formulas: readonly string[]
}
