import { type GarmentSelector, isSelected } from './garment-selector.ts'
import type { Garment } from './garment.ts'
import type { GarmentTag } from './tags/garment-tags.ts'

interface SelectorRow {
  readonly of: GarmentSelector
}

// Indexes into the list of rows, ascending.
interface Index {
  readonly byTag: ReadonlyMap<GarmentTag, readonly number[]>
  readonly untagged: readonly number[]
}

// Performance: a garment has two or three tags and most selectors require some, so most rows need no check.
const indexes = new WeakMap<readonly SelectorRow[], Index>()

/** First row whose selector matches the garment. The list is indexed once per array object, so it must not change. */
export function firstMatchingRow<Row extends SelectorRow>(
  garment: Garment,
  rows: readonly Row[],
): Row | undefined {
  const { byTag, untagged } = indexOf(rows)
  let first = firstAmong(untagged, garment, rows, rows.length)
  for (const tag of garment.tags) {
    const tagged = byTag.get(tag)
    if (tagged) first = firstAmong(tagged, garment, rows, first)
  }
  return rows[first]
}

/** All rows whose selector matches the garment, unordered, possibly with duplicates. The list must not change. */
export function matchingRows<Row extends SelectorRow>(garment: Garment, rows: readonly Row[]): Row[] {
  const found: Row[] = []
  const { byTag, untagged } = indexOf(rows)
  addMatching(untagged, garment, rows, found)
  for (const tag of garment.tags) {
    const tagged = byTag.get(tag)
    if (tagged) addMatching(tagged, garment, rows, found)
  }
  return found
}

function firstAmong(
  candidates: readonly number[],
  garment: Garment,
  rows: readonly SelectorRow[],
  before: number,
): number {
  for (const at of candidates) {
    if (at >= before) break
    const row = rows[at]
    if (row && isSelected(garment, row.of)) return at
  }
  return before
}

function addMatching<Row extends SelectorRow>(
  candidates: readonly number[],
  garment: Garment,
  rows: readonly Row[],
  found: Row[],
): void {
  for (const at of candidates) {
    const row = rows[at]
    if (row && isSelected(garment, row.of)) found.push(row)
  }
}

function indexOf(rows: readonly SelectorRow[]): Index {
  const before = indexes.get(rows)
  if (before) return before
  const byTag = new Map<GarmentTag, number[]>()
  const untagged: number[] = []
  for (const [at, { of }] of rows.entries()) {
    // All of `allTags` are required, so indexing by the first is enough.
    const tags = of.tags ?? of.allTags?.slice(0, 1)
    if (!tags) untagged.push(at)
    for (const tag of new Set(tags)) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.push(at)
      else byTag.set(tag, [at])
    }
  }
  const index = { byTag, untagged }
  indexes.set(rows, index)
  return index
}
