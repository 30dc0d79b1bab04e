import type { ClosetCategory } from '../../contract/closet.ts'
import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import type { LookCanvas } from '../../contract/closet-canvas.ts'
import type { OwnerTraits } from '../../contract/owner-traits.ts'

/** A piece of an outfit that is shared. */
export interface PieceToShare {
  /** Of its closet item; left out of what is in no closet. */
  readonly id?: string
  readonly name: string
  readonly category: ClosetCategory
  /** As its owner calls it. */
  readonly color: string
  readonly brand: string | null
  readonly slot: OutfitSlot
  /** What its owner stated of it; left out of what is in no closet. */
  readonly traits?: OwnerTraits
  /** Path of its picture: `/images/<key>/<width>.webp` or `/drawings/<kind>.svg?…`. */
  readonly picture: string
  /** The picture is of the garment alone: a cut-out or a drawing. */
  readonly isCutOut: boolean
}

/** An outfit as sharing sees it, whoever put it together: a curation, a look by hand, a day of a plan. */
export interface OutfitToShare {
  readonly id: string
  /** A few words: 'Camel over navy'. */
  readonly title: string
  /** The style or theme it was made for, as it is called on the screen: 'Classic'. Null where there is none. */
  readonly theme: string | null
  /** As it is called on the screen: 'Art Gallery', or the person's own words. */
  readonly occasion: string | null
  readonly season: 'spring' | 'summer' | 'fall' | 'winter' | null
  /** Names of colors, the leading one first. */
  readonly palette: readonly string[]
  readonly stylingTips: readonly string[]
  /** The closet's own pieces, in the order of the outfit's list. */
  readonly pieces: readonly PieceToShare[]
  /** As its owner laid it out; left out, the pieces are placed automatically. */
  readonly canvas?: LookCanvas | null
}
