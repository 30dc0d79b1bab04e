import { oncePer } from '../once.ts'
import { type GarmentSelector, isSelected } from './garment-selector.ts'
import type { Garment } from './garment.ts'
import type { GarmentTag } from './tags/garment-tags.ts'

interface SelectorRow {
  readonly of: GarmentSelector
}

// Performance: a garment has two or three tags and most selectors require some, so most rows need no check. Holds indexes
// into the list of rows, ascending.
const indexOf = oncePer((rows: readonly SelectorRow[]) => {
  const byTag = new Map<GarmentTag, number[]>()
  const untagged: number[] = []
  for (const [at, { of }] of rows.entries()) {
    // All of `allTags` are required, so indexing by the first is enough.
    const tags = of.tags ?? of.allTags?.slice(0, 1)
    if (!tags) untagged.push(at)
    for (const tag of new Set(tags)) byTag.set(tag, [...(byTag.get(tag) ?? []), at])
  }
  return { byTag, untagged }
})

/** First row whose selector matches the garment. The list is indexed once per array object, so it must not change. */
export function firstMatchingRow<Row extends SelectorRow>(
  garment: Garment,
  rows: readonly Row[],
): Row | undefined {
  let first = rows.length
  for (const candidates of candidatesFor(garment, rows))
    for (const at of candidates) {
      if (at >= first) break
      const row = rows[at]
      if (row && isSelected(garment, row.of)) first = at
    }
  return rows[first]
}

/** All rows whose selector matches the garment, unordered, possibly with duplicates. The list must not change. */
export function matchingRows<Row extends SelectorRow>(garment: Garment, rows: readonly Row[]): Row[] {
  const found: Row[] = []
  for (const candidates of candidatesFor(garment, rows))
    for (const at of candidates) {
      const row = rows[at]
      if (row && isSelected(garment, row.of)) found.push(row)
    }
  return found
}

function candidatesFor({ tags }: Garment, rows: readonly SelectorRow[]): (readonly number[])[] {
  const { byTag, untagged } = indexOf(rows)
  const lists: (readonly number[])[] = [untagged]
  for (const tag of tags) {
    const tagged = byTag.get(tag)
    if (tagged) lists.push(tagged)
  }
  return lists
}
