import type { OutfitItem } from '../../contract/closet/outfit-items.ts'

interface ChoiceInput {
  /** Candidate outfits, in order of preference. */
  readonly outfits: readonly (readonly OutfitItem[])[]
  /** Ids of pieces currently in the closet. */
  readonly closet: ReadonlySet<string>
  /** Ids of the outfits already worn or planned, which are left out. */
  readonly without: readonly (readonly string[])[]
  readonly count: number
}

/** Returns the outfits to choose from, in order: at least two pieces, all in the closet, no duplicates. */
export function outfitsToChoose({ outfits, closet, without, count }: ChoiceInput): (readonly OutfitItem[])[] {
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
