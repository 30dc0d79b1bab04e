import * as z from 'zod/mini'
import rows from './cloth-colors.json' with { type: 'json' }

const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const ClothColors = z.strictObject({
  /** Picked by eye; they differ from the CSS colors of the same name. */
  english: z.record(z.string(), Hex),
  /** German, Italian, Spanish and French words for basic colors, without accents. */
  foreign: z.record(z.string(), z.array(z.string())),
  shades: z.record(z.string(), z.number()),
})
const { english, foreign, shades } = ClothColors.parse(rows)

/** Hex by color word or phrase as written for clothes, without accents. Foreign words come after all English ones. */
export const clothColors: ReadonlyMap<string, string> = new Map([
  ...Object.entries(english),
  ...Object.entries(foreign).flatMap(([color, words]) =>
    words.map((word): [string, string] => [word, english[color] ?? '']),
  ),
])

/** Amount by which a shade word mixes a color with white (above 0) or black (below 0); see `mixedColor`. */
export const colorShades: ReadonlyMap<string, number> = new Map(Object.entries(shades))

/** Mixes a color `#rrggbb` in sRGB with white (`amount` from 0 to 1) or with black (0 to -1). */
export function mixedColor(hex: string, amount: number): string {
  return blended(hex, amount > 0 ? '#ffffff' : '#000000', Math.abs(amount))
}

/** Mixes two colors `#rrggbb` in sRGB; `share` is that of the second one, from 0 to 1. */
export function blended(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
