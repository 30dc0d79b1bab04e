import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import type { GarmentKind } from './garment-kinds.ts'

interface Worn {
  readonly kind: GarmentKind | null
  readonly slot: OutfitSlot
}

// Worn over another top, the first of them that is there; and jackets that are worn under a coat.
const overTops: readonly (GarmentKind | null)[] = [
  'cardigan', 'hoodie', 'sweatshirt', 'knit-vest', 'cable-knit', 'knit', 'shirt',
] // prettier-ignore
const underCoats: readonly (GarmentKind | null)[] = ['waistcoat', 'blazer', 'denim-jacket']

/** The slots of pieces that are worn together, in their given order: a cardigan over a shirt lies between it and the coat. */
export function slotsTogether(pieces: readonly Worn[]): OutfitSlot[] {
  const at = (slot: OutfitSlot) => pieces.filter((piece) => piece.slot === slot)
  const first = (kinds: readonly (GarmentKind | null)[], among: readonly Worn[]) =>
    kinds.flatMap((kind) => among.filter((piece) => piece.kind === kind))[0]
  const isLayered = at('top').length + at('dress').length > 1
  const over = isLayered
    ? first(overTops, at('top'))
    : at('outer').length > 1 && first(underCoats, at('outer'))
  return pieces.map((piece) => (piece === over ? 'mid' : piece.slot))
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
