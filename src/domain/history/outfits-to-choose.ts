import type { OutfitItem } from '../../contract/closet-outfit.ts'

interface Choice {
  /** Sets of pieces in the order in which they are offered. */
  readonly outfits: readonly (readonly OutfitItem[])[]
  /** Ids of the pieces that hang in the closet. */
  readonly closet: ReadonlySet<string>
  /** What is worn or planned already, by ids. */
  readonly without: readonly (readonly string[])[]
  readonly count: number
}

/** Outfits to choose from: whole ones of the closet, each set of pieces once, in their order. */
export function outfitsToChoose({ outfits, closet, without, count }: Choice): (readonly OutfitItem[])[] {
  const known = new Set(without.map(keyOf))
  const found: (readonly OutfitItem[])[] = []
  for (const pieces of outfits) {
    const ids = pieces.map(({ id }) => id)
    const key = keyOf(ids)
    if (found.length >= count) break
    if (ids.length < 2 || known.has(key) || !ids.every((id) => closet.has(id))) continue
    known.add(key)
    found.push(pieces)
  }
  return found
}

function keyOf(ids: readonly string[]): string {
  return ids.toSorted((one, other) => one.localeCompare(other)).join()
}
