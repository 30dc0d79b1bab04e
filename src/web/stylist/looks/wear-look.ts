import type { ClosetItem } from '../../../contract/closet.ts'
import type { LookPiece } from '../../../domain/stylist/pieces-together.ts'

/** What of a look can be worn today, and what cannot. */
export interface Wearable {
  readonly ids: string[]
  readonly inTheWash: string[]
  readonly gone: string[]
}

/** Sorts the pieces of a look; `closet` is null while it is not known, and the server will say. */
export function wearableOf(pieces: readonly LookPiece[], closet: readonly ClosetItem[] | null): Wearable {
  const wearable: Wearable = { ids: [], inTheWash: [], gone: [] }
  for (const { item } of pieces) {
    const known = closet?.find(({ id }) => id === item.id)
    if (closet && !known) wearable.gone.push(item.name)
    else if (known && !known.isClean) wearable.inTheWash.push(item.name)
    else wearable.ids.push(item.id)
  }
  return wearable
}

/** What is left out, in words: 'Left out: Wool coat (in the wash).'; '' where nothing is. */
export function leftOutInWords({ inTheWash, gone }: Wearable): string {
  const left = [
    ...inTheWash.map((name) => `${name} (in the wash)`),
    ...gone.map((name) => `${name} (no longer in your closet)`),
  ]
  return left.length > 0 ? `Left out: ${left.join(', ')}.` : ''
}
