import { utcDay } from '../src/domain/calendar-days.ts'
import { drawingAddress } from '../src/domain/closet/drawings/drawing-address.ts'
import { garmentKinds, kindRow } from '../src/domain/closet/garment-kinds.ts'
import type { NewRow } from '../src/server/closet/closet-store.ts'
import { newId } from '../src/server/db/new-id.ts'

const colors = [
  'Black',
  'White',
  'Navy',
  'Camel',
  'Light blue',
  'Burgundy',
  'Olive green',
  'Gray',
  'Rust',
  'Cream',
]
const cloths = ['Cotton', 'Wool', 'Linen', 'Silk', 'Leather', 'Striped', 'Checked', 'Oversized', 'Slim']
const brands = ['Zara', 'Uniqlo', 'Arket', 'Toteme', 'Gucci', null]
const seasons = ['Spring', 'Summer', 'Fall', 'Winter', 'All Seasons', null] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns rows of a closet with `count` pieces, cycling through kinds, colors, fabrics and brands independently. */
export function closetRows(userId: string, count: number, now: Date): NewRow[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = garmentKinds[at % garmentKinds.length] ?? kindRow('tee')
    const color = pick(colors, at * 7)
    const worn = at % 3 === 0 ? utcDay(new Date(now.getTime() - (at % 90) * DAY_MS)) : null
    return {
      id: newId(),
      userId,
      name: `${pick(cloths, at * 5)} ${kind.name.toLowerCase()} ${at}`,
      category: kind.category,
      color,
      brand: pick(brands, at * 11),
      season: pick(seasons, at * 3),
      imageUrl: drawingAddress(kind.id, color),
      lastWornDate: worn,
      wornBefore: worn,
      wearCount: worn ? 1 : 0,
      wearsBefore: worn ? 1 : 0,
      createdAt: new Date(now.getTime() - at * 60_000),
    }
  })
}

function pick<const T>(values: readonly T[], at: number): T {
  const value = values[at % values.length]
  if (value === undefined) throw new RangeError('Nothing to pick from')
  return value
}
