import { convertLabToLch, convertRgbToOklab, parseHex } from 'culori/fn'
import { colorFamilies, type ColorFamily } from '../../../contract/values/garment-values.ts'

export { colorFamilies, type ColorFamily }

// All thresholds below are in OKLCH: lightness 0 to 1, chroma 0 to about 0.32, hue in degrees. They were set by eye on
// the palette of fabric colors, which the tests check.
const BLACK_BELOW = 0.3
const WHITE_FROM = 0.86
const DARK_BELOW = 0.42

/** Whether a color is a dark shade, as burgundy is of red. `lightness` is in OKLCH, 0 to 1. */
export function isDarkShade({ lightness }: { readonly lightness: number }): boolean {
  return lightness < DARK_BELOW
}

/**
 * Returns the family of a fabric color given as `#rrggbb`.
 * @throws RangeError if the text is not a hex color
 */
export function colorFamily(hex: string): ColorFamily {
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  const { l, c, h = 0 } = convertLabToLch(convertRgbToOklab(rgb), 'oklch')
  return neutralFamily(l, c, h) ?? hueFamily(l, c, h)
}

// A warm tint looks brown or beige at a lower chroma than a cool tint looks blue; dark blue (navy) is the exception.
function neutralFamily(lightness: number, chroma: number, hue: number): ColorFamily | null {
  const isWarm = hue >= 15 && hue < 110
  const isOlive = hue >= 110 && hue < 130
  const isDarkBlue = lightness < 0.36 && hue >= 230 && hue < 290
  if (lightness < 0.16) return 'black'
  if (lightness < BLACK_BELOW && chroma < (isDarkBlue ? 0.015 : lightness < 0.25 ? 0.03 : 0.022))
    return 'black'
  if (lightness < 0.325 && chroma < 0.012) return 'black'
  if (lightness >= (isWarm || isOlive ? 0.9 : 0.95) && chroma < 0.034) return 'white'
  if (chroma >= (isDarkBlue ? 0.015 : isWarm ? 0.017 : isOlive ? 0.02 : 0.027)) return null
  return lightness >= WHITE_FROM ? 'white' : 'gray'
}

function hueFamily(lightness: number, chroma: number, hue: number): ColorFamily {
  if (hue < 38) return redFamily(lightness, chroma, hue)
  if (hue < 72) return orangeFamily(lightness, chroma, hue)
  if (hue < 110) return yellowFamily(lightness, chroma, hue)
  if (hue < 190) return 'green'
  if (hue < 290) return 'blue'
  if (hue < 350) return hue >= 335 && lightness > 0.5 ? 'pink' : 'purple'
  return lightness > 0.5 ? 'pink' : 'red'
}

function redFamily(lightness: number, chroma: number, hue: number): ColorFamily {
  if (chroma < 0.045 && lightness < 0.65) return 'brown'
  if (chroma < 0.08 && lightness < 0.5 && hue > 25) return 'brown'
  return lightness < (hue < 15 ? 0.55 : 0.65) ? 'red' : 'pink'
}

function orangeFamily(lightness: number, chroma: number, hue: number): ColorFamily {
  if (lightness >= 0.72 && chroma >= 0.07) return hue < 42 ? 'pink' : 'orange'
  if (lightness >= 0.72) return 'beige'
  return lightness >= 0.5 && chroma >= 0.105 ? 'orange' : 'brown'
}

function yellowFamily(lightness: number, chroma: number, hue: number): ColorFamily {
  if (chroma >= 0.1 && lightness >= 0.55) return 'yellow'
  // Butter yellow; cream and champagne have less chroma, wheat is darker.
  if (chroma >= 0.075 && lightness >= 0.88) return 'yellow'
  if (hue >= 90 && lightness < 0.6 && chroma >= 0.04) return 'green'
  if (hue >= 98 && (chroma >= 0.045 || lightness < 0.7)) return 'green'
  return lightness >= (hue >= 88 ? 0.6 : 0.65) ? 'beige' : 'brown'
}
