import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import type { GarmentTag } from './garment-tags.ts'
import type { GarmentType } from './garment-types/garment-types.ts'

interface Worn {
  /** Null where its words name none. */
  readonly type: GarmentType | null
  readonly slot: OutfitSlot
}

// Worn over another top, the first of them that is there; and jackets that are worn under a coat.
const overTops: readonly GarmentTag[] = ['cardigan', 'hoodie', 'sweatshirt', 'knit vest', 'sweater', 'shirt']
const underCoats: readonly GarmentTag[] = ['waistcoat', 'blazer', 'denim']

/** The slots of pieces that are worn together, in their given order: a cardigan over a shirt lies between it and the coat. */
export function slotsTogether(pieces: readonly Worn[]): OutfitSlot[] {
  const at = (slot: OutfitSlot) => pieces.filter((piece) => piece.slot === slot)
  const first = (tags: readonly GarmentTag[], among: readonly Worn[]) =>
    tags.flatMap((tag) => among.filter(({ type }) => type?.tags.includes(tag)))[0]
  const isLayered = at('top').length + at('dress').length > 1
  const isOverTop = ({ type }: Worn) => type?.layer === 'mid' || type?.tags.includes('shirt') === true
  const over = isLayered
    ? first(overTops, at('top').filter(isOverTop))
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
