import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import type { GarmentTag } from '../tags/garment-tags.ts'
import type { GarmentType } from '../garment-types/garment-types.ts'

interface WornPiece {
  /** Null if its words name none. */
  readonly type: GarmentType | null
  readonly slot: OutfitSlot
}

// In order of preference: tops worn over another top, and jackets worn under a coat.
const overTops: readonly GarmentTag[] = ['cardigan', 'hoodie', 'sweatshirt', 'knit vest', 'sweater', 'shirt']
const underCoats: readonly GarmentTag[] = ['waistcoat', 'blazer', 'denim']

/** Slots of pieces worn together, in the given order. Of two tops, or two outer pieces, one may move to `mid`. */
export function wornSlots(pieces: readonly WornPiece[]): OutfitSlot[] {
  const at = (slot: OutfitSlot) => pieces.filter((piece) => piece.slot === slot)
  const first = (tags: readonly GarmentTag[], among: readonly WornPiece[]) =>
    tags.flatMap((tag) => among.filter(({ type }) => type?.tags.includes(tag)))[0]
  const isLayered = at('top').length + at('dress').length > 1
  const isOverTop = ({ type }: WornPiece) => type?.layer === 'mid' || type?.tags.includes('shirt') === true
  const over = isLayered
    ? first(overTops, at('top').filter(isOverTop))
    : at('outer').length > 1 && first(underCoats, at('outer'))
  return pieces.map((piece) => (piece === over ? 'mid' : piece.slot))
}

/** Selects an outfit from a list of pieces: the first piece for each slot. A dress excludes tops and bottoms. */
export function selectOutfit<P extends WornPiece>(
  pieces: readonly P[],
): (P & { readonly slot: OutfitSlot })[] {
  const slots = wornSlots(pieces)
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
