import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import type { LookCanvas } from '../../contract/closet/look-canvas.ts'
import type { OwnerTraits } from '../../contract/closet/owner-traits.ts'

/** A piece of a shared outfit. */
export interface PieceToShare {
  /** Id of the closet item; absent for pieces outside the closet. */
  readonly id?: string
  readonly name: string
  readonly category: ClosetCategory
  /** The color in the owner's words. */
  readonly color: string
  readonly brand: string | null
  readonly slot: OutfitSlot
  /** Traits stated by the owner; absent for pieces outside the closet. */
  readonly traits?: OwnerTraits
  /** Path of its picture: `/images/<key>/<width>.webp` or `/drawings/<kind>.svg?…`. */
  readonly picture: string
  /** The picture is of the garment alone: a cut-out or a drawing. */
  readonly isCutOut: boolean
}

/** An outfit to share: a curation, a look made by hand or a day of a plan. */
export interface OutfitToShare {
  readonly id: string
  /** A few words: 'Camel over navy'. */
  readonly title: string
  /** Style or theme as shown on screen: 'Classic'. Null for none. */
  readonly theme: string | null
  /** As shown on screen: 'Art Gallery', or the user's own words. */
  readonly occasion: string | null
  readonly season: 'spring' | 'summer' | 'fall' | 'winter' | null
  /** Names of colors, the main one first. */
  readonly palette: readonly string[]
  readonly stylingTips: readonly string[]
  /** Pieces of the closet, in the outfit's order. */
  readonly pieces: readonly PieceToShare[]
  /** The owner's layout; absent if the pieces are placed automatically. */
  readonly canvas?: LookCanvas | null
}
