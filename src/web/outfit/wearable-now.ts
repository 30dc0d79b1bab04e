import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'

/** The pieces of an outfit that can be worn now, and those that cannot. */
export interface WearableNow {
  readonly ids: string[]
  readonly inTheWash: string[]
  readonly forSale: string[]
  readonly gone: string[]
}

/** Sorts the pieces of an outfit. While `closet` is null (not loaded), the server decides. */
export function wearableNow(
  pieces: readonly OutfitItem[],
  closet: readonly ClosetItem[] | null,
): WearableNow {
  const wearable: WearableNow = { ids: [], inTheWash: [], forSale: [], gone: [] }
  for (const { id, name } of pieces) {
    const known = closet?.find((item) => item.id === id)
    if (closet && !known) wearable.gone.push(name)
    else if (known && !known.isClean) wearable.inTheWash.push(name)
    else if (known?.listing?.status === 'available') wearable.forSale.push(name)
    else wearable.ids.push(id)
  }
  return wearable
}

/** The left out pieces in words: 'Left out: Wool coat (in the wash).'; '' if there are none. */
export function leftOutInWords({ inTheWash, forSale, gone }: WearableNow): string {
  const left = [
    ...inTheWash.map((name) => `${name} (in the wash)`),
    ...forSale.map((name) => `${name} (for sale)`),
    ...gone.map((name) => `${name} (no longer in your closet)`),
  ]
  return left.length > 0 ? `Left out: ${left.join(', ')}.` : ''
}
