import { swatchColor } from './swatch-color.ts'

/** Where something belongs: in which group, and where in the group. */
export type Place = readonly [group: number, within: number]

// All set by eye on the words for cloth. Chroma is the largest channel less the smallest, of 1.
const NEUTRAL_CHROMA = 0.065
const EARTH_CHROMA = 0.45
const EARTH_HUES = [14, 52] as const

// Where red, orange, yellow, green, blue, purple and pink end, in degrees of the RGB circle; after pink it is red.
const HUE_ENDS = [14, 38, 70, 165, 255, 292, 335]

/**
 * The place of a color text on a rail that looks like a gradient: from black to white, over cream and camel to brown,
 * then round the circle from red to pink. Each family runs the other way than the one before it, so that light hangs
 * beside light and dark beside dark. Null where no color is named.
 */
export function placeOnRail(color: string): Place | null {
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
  return (
    2 +
    Math.max(
      0,
      HUE_ENDS.findIndex((end) => hue < end),
    )
  )
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

// Of `#rrggbb` or `#rgb`, each from 0 to 1.
function channels(hex: string): [red: number, green: number, blue: number] {
  const digits = (hex.length - 1) / 3
  const channel = (at: number) => {
    const written = hex.slice(1 + at * digits, 1 + (at + 1) * digits)
    return Number.parseInt(written, 16) / (16 ** digits - 1)
  }
  return [channel(0), channel(1), channel(2)]
}
