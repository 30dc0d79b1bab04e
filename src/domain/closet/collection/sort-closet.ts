import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { swatchColor } from '../colors/swatch-color.ts'

/** Sort orders of the collection; the first is the default of the API. */
export const closetOrders = ['newest', 'least-worn', 'most-worn', 'price', 'color'] as const
export type ClosetOrder = (typeof closetOrders)[number]

type Sorted = Pick<ClosetItem, 'color' | 'currency' | 'originalPrice' | 'wearCount'>

/** Sorts pieces that are given newest first. Ties stay newest first. */
export function sortCloset<I extends Sorted>(items: readonly I[], order: ClosetOrder): readonly I[] {
  if (order === 'least-worn') return items.toSorted((one, other) => one.wearCount - other.wearCount)
  if (order === 'most-worn') return items.toSorted((one, other) => other.wearCount - one.wearCount)
  if (order === 'price') return sortByKey(items, priceSortKey(items))
  if (order === 'color') return sortByKey(items, ({ color }) => colorSortKey(color))
  return items
}

// Pieces without a key come last.
function sortByKey<I>(items: readonly I[], keyOf: (item: I) => SortKey | null): I[] {
  return items
    .map((item) => ({ item, place: keyOf(item) ?? [Number.MAX_VALUE, 0] }))
    .toSorted(({ place: one }, { place: other }) => one[0] - other[0] || one[1] - other[1])
    .map(({ item }) => item)
}

// Most expensive first, grouped by currency; the most frequent currency comes first.
function priceSortKey(items: readonly Sorted[]): (item: Sorted) => SortKey | null {
  const counts = new Map<string, number>()
  for (const { originalPrice, currency } of items)
    if (originalPrice !== null) counts.set(currency ?? '', (counts.get(currency ?? '') ?? 0) + 1)
  const currencies = [...counts.keys()].toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
  )
  return ({ originalPrice, currency }) =>
    originalPrice === null ? null : [currencies.indexOf(currency ?? ''), -hundredths(originalPrice)]
}

// Exact: a price has two decimals and at most ten digits, so its hundredths are a safe integer.
const hundredths = (price: string) => Number(price.replace('.', ''))

/** Sort key: group, then position within the group. */
export type SortKey = readonly [group: number, within: number]

// Thresholds set by eye on the palette of fabric colors. Chroma is the largest RGB channel minus the smallest, 0 to 1.
const NEUTRAL_CHROMA = 0.065
const EARTH_CHROMA = 0.45
const EARTH_HUES = [14, 52] as const

// Upper hue limits of red, orange, yellow, green, blue, purple and pink, in degrees; above pink is red again.
const HUE_ENDS = [14, 38, 70, 165, 255, 292, 335]

/**
 * Returns the sort key of a color text, or null if it names no color. The order resembles a gradient: black to white,
 * cream to brown, then hues from red to pink. Lightness alternates direction between groups, so neighbors look alike.
 */
function colorSortKey(color: string): SortKey | null {
  const hex = swatchColor(color)
  if (hex === null) return null
  const [red, green, blue] = channels(hex)
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  const family = familyOf(hueOf(red, green, blue, chroma), chroma)
  // Luma of Rec. 709.
  const lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [family, family % 2 === 0 ? lightness : -lightness]
}

function familyOf(hue: number, chroma: number): number {
  if (chroma < NEUTRAL_CHROMA) return 0
  if (chroma < EARTH_CHROMA && hue >= EARTH_HUES[0] && hue < EARTH_HUES[1]) return 1
  const nth = HUE_ENDS.findIndex((end) => hue < end)
  return 2 + Math.max(0, nth)
}

// https://en.wikipedia.org/wiki/HSL_and_HSV#Hue_and_chroma, in degrees
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  if (chroma === 0) return 0
  const most = Math.max(red, green, blue)
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  return (sixth * 60 + 360) % 360
}

// Channels of `#rrggbb` or `#rgb`, each from 0 to 1.
function channels(hex: string): [red: number, green: number, blue: number] {
  const digits = (hex.length - 1) / 3
  const channel = (at: number) => {
    const written = hex.slice(1 + at * digits, 1 + (at + 1) * digits)
    return Number.parseInt(written, 16) / (16 ** digits - 1)
  }
  return [channel(0), channel(1), channel(2)]
}
