import { convertRgbToOklab, parseHex } from 'culori/fn'
import * as z from 'zod/mini'
import { colorFamilies, colorFamily } from './color-family.ts'
import names from './color-names.json' with { type: 'json' }
import { swatchColor } from './swatch-color.ts'

// Each name contains a word of the closet's color filter, which finds 'blue' in 'Navy blue'.
const namesOfFamily = z.record(z.enum(colorFamilies), z.array(z.string())).parse(names)

type Oklab = ReturnType<typeof convertRgbToOklab>

const namedColors = colorFamilies.flatMap((family) =>
  namesOfFamily[family].map((name) => ({ name, family, color: oklab(swatchColor(name) ?? '') })),
)

const basicNames = namedColors.filter(({ name }) => /^(?:Light |Dark |Off-)?[A-Za-z]+$/.test(name))

/** All names that `nameColor` can return. */
export const colorNames: readonly string[] = namedColors.map(({ name }) => name)

/**
 * Returns the display name of a fabric color (`#rrggbb`), such as 'Navy blue': the nearest named color of its family.
 * @throws RangeError if the text is not a hex color
 */
export function nameColor(hex: string): string {
  return nearestName(hex, namedColors)
}

/** Like `nameColor`, by basic names only: 'Light green' rather than mint, which it only resembles. */
export function nameBasicColor(hex: string): string {
  return nearestName(hex, basicNames)
}

function nearestName(hex: string, known: typeof namedColors): string {
  const family = colorFamily(hex)
  const color = oklab(hex)
  let nearest = { name: '', away: Infinity }
  for (const named of known) {
    const away = difference(named.color, color)
    if (family === 'gray' && isSlate(named.color) !== isSlate(color)) continue
    if (family === 'green' && isYellowish(color) && !isYellowish(named.color)) continue
    if (named.family === family && away < nearest.away) nearest = { name: named.name, away }
  }
  return nearest.name
}

// Slate is a bluish gray, so only bluish grays are named slate, whatever their lightness.
function isSlate({ l, b }: Oklab): boolean {
  return b < -0.014 && l > 0.38 && l < 0.62
}

// Hue below 130 degrees. Keeps a dark olive from being named dark green, which may be nearer in lightness.
function isYellowish({ a, b }: Oklab): boolean {
  return a > -0.84 * b
}

// OKLab overweights lightness relative to chroma; its author and CSS Color 4 double the chroma (deltaEOK2).
function difference(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, 2 * (one.a - other.a), 2 * (one.b - other.b))
}

function oklab(hex: string): Oklab {
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  return convertRgbToOklab(rgb)
}
