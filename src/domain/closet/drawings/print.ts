import type { Tones } from './cloth-tones.ts'
import { repeated, stroke } from './marks.ts'
import type { Pattern } from './patterns.ts'

/** Id of the print in a drawing, referenced with `<use>`. */
export const PRINT_ID = 'print'

/** SVG definition of the print. Larger than the drawing, because sleeves rotate it. */
export function printDefinition(pattern: Pattern, tones: Tones): string {
  if (pattern === 'stripe') return `<defs><g id="${PRINT_ID}">${stripes(tones)}</g></defs>`
  const { width, height, tile } = tiles[pattern](tones)
  return `<defs><pattern id="weave" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile}</pattern><path id="${PRINT_ID}" d="M-300 -300H700V800H-300Z" fill="url(#weave)"/></defs>`
}

interface Tile {
  readonly width: number
  readonly height: number
  readonly tile: string
}

// Slightly curved, like fabric on a body.
function stripes({ accent }: Tones): string {
  return stroke(
    repeated(64, (row) => `M-300 ${-289 + row * 17}Q200 ${-275 + row * 17} 700 ${-289 + row * 17}`),
    accent,
    5.5,
  )
}

const CHEVRONS = 'M0 -7L14 7L28 -7M0 0L14 14L28 0M0 7L14 21L28 7M0 14L14 28L28 14'

const tiles: Readonly<Record<Exclude<Pattern, 'stripe'>, (tones: Tones) => Tile>> = {
  pin: ({ accent }) => ({ width: 11, height: 11, tile: stroke('M2 0V11', accent, 1.2, 0.7) }),
  check,
  dot: ({ accent }) => ({
    width: 22,
    height: 22,
    tile: `<g fill="${accent}"><circle cx="5.5" cy="5.5" r="2.9"/><circle cx="16.5" cy="16.5" r="2.9"/></g>`,
  }),
  floral,
  herringbone: ({ line, isDark }) => ({
    width: 28,
    height: 14,
    tile: stroke(CHEVRONS, line, 2.6, isDark ? 0.8 : 0.65),
  }),
}

function check({ accent, isDark }: Tones): Tile {
  const soft = isDark ? 0.15 : 0.17
  return {
    width: 30,
    height: 30,
    tile:
      stroke('M6 0V30M0 6H30', accent, 7, soft) +
      stroke('M21 0V30M0 21H30', accent, 1.1, 0.5) +
      stroke('M6 2.5V9.5M2.5 6H9.5', accent, 7, soft * 0.6),
  }
}

function floral({ accent, second, line }: Tones): Tile {
  const petals = repeated(5, (petal) => {
    const angle = (petal / 5) * 2 * Math.PI
    const [x, y] = [Math.sin(angle) * 4.3, -Math.cos(angle) * 4.3].map((value) => value.toFixed(1))
    return `<circle cx="${x}" cy="${y}" r="3.1"/>`
  })
  const flower = (x: number, y: number, turn: number, size: number, petal: string, heart: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><g fill="${petal}">${petals}</g><circle r="2.3" fill="${heart}"/></g>`
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q4.5 -5 11 0Q4.5 5 0 0Z" fill="${line}" opacity=".8"/>`
  return {
    width: 62,
    height: 58,
    tile:
      leaf(22, 13, 20) +
      leaf(7, 22, 115) +
      leaf(49, 44, -30) +
      leaf(38, 50, 140) +
      leaf(50, 14, 60) +
      leaf(13, 46, 10) +
      flower(14, 13, 8, 1.15, accent, second) +
      flower(44, 41, 40, 1.15, accent, second) +
      flower(47, 9, 20, 0.7, second, accent) +
      flower(12, 43, 55, 0.7, second, accent) +
      `<g fill="${accent}"><circle cx="31" cy="26" r="1.5"/><circle cx="27" cy="52" r="1.5"/><circle cx="58" cy="27" r="1.5"/><circle cx="34" cy="4" r="1.2"/></g>`,
  }
}
