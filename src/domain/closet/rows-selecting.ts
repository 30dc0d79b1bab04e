import { type GarmentSelector, isSelected } from './garment-selector.ts'
import type { Garment } from './garment.ts'
import type { GarmentTag } from './garment-tags.ts'

interface Selecting {
  readonly of: GarmentSelector
}

// Places of rows in their list, in its order.
interface Index {
  readonly byTag: ReadonlyMap<GarmentTag, readonly number[]>
  readonly untagged: readonly number[]
}

// A garment has two or three tags and most selectors ask for some, so most rows need not be asked at all.
const indexes = new WeakMap<readonly Selecting[], Index>()

/** The first of the rows that picks the garment out. The list is indexed once, by itself: it must not change. */
export function firstSelecting<Row extends Selecting>(
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

/** All of the rows that pick the garment out, in no order, some more than once. The list must not change. */
export function rowsSelecting<Row extends Selecting>(garment: Garment, rows: readonly Row[]): Row[] {
  const found: Row[] = []
  const { byTag, untagged } = indexOf(rows)
  addSelecting(untagged, garment, rows, found)
  for (const tag of garment.tags) {
    const tagged = byTag.get(tag)
    if (tagged) addSelecting(tagged, garment, rows, found)
  }
  return found
}

function firstAmong(
  places: readonly number[],
  garment: Garment,
  rows: readonly Selecting[],
  before: number,
): number {
  for (const at of places) {
    if (at >= before) break
    const row = rows[at]
    if (row && isSelected(garment, row.of)) return at
  }
  return before
}

function addSelecting<Row extends Selecting>(
  places: readonly number[],
  garment: Garment,
  rows: readonly Row[],
  found: Row[],
): void {
  for (const at of places) {
    const row = rows[at]
    if (row && isSelected(garment, row.of)) found.push(row)
  }
}

function indexOf(rows: readonly Selecting[]): Index {
  const before = indexes.get(rows)
  if (before) return before
  const byTag = new Map<GarmentTag, number[]>()
  const untagged: number[] = []
  for (const [at, { of }] of rows.entries()) {
    // One of `allTags` is enough to find it by.
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
