import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import type { GarmentKind } from './garment-kinds.ts'

interface Worn {
  readonly kind: GarmentKind | null
  readonly slot: OutfitSlot
}

// Worn over another top they lie where a jacket would.
const overTops: readonly (GarmentKind | null)[] = ['cardigan', 'hoodie', 'sweatshirt', 'knit-vest', 'shirt']

/** The slots of pieces that are worn together, in their given order: a cardigan over a shirt lies as outer layer. */
export function slotsTogether(pieces: readonly Worn[]): OutfitSlot[] {
  const hasOuter = pieces.some(({ slot }) => slot === 'outer')
  const tops = pieces.filter(({ slot }) => slot === 'top')
  const isLayered = tops.length + pieces.filter(({ slot }) => slot === 'dress').length > 1
  const over =
    hasOuter || !isLayered
      ? undefined
      : overTops.flatMap((kind) => tops.filter((top) => top.kind === kind))[0]
  return pieces.map((piece) => (piece === over ? 'outer' : piece.slot))
}

/** Of pieces that were only named, those that make one outfit: the first for each place, a dress in place of two. */
export function oneOutfitOf<P extends Worn>(pieces: readonly P[]): (P & { readonly slot: OutfitSlot })[] {
  const slots = slotsTogether(pieces)
  const kept: (P & { readonly slot: OutfitSlot })[] = []
  for (const [at, piece] of pieces.entries()) {
    const slot = slots[at] ?? piece.slot
    const taken = kept.map((other) => other.slot)
    const isCovered = slot === 'dress' ? taken.some(isHalf) : isHalf(slot) && taken.includes('dress')
    if (!taken.includes(slot) && !isCovered) kept.push({ ...piece, slot })
  }
  return kept
}

function isHalf(slot: OutfitSlot): boolean {
  return slot === 'top' || slot === 'bottom'
}
