import type { GarmentColor } from '../../../closet/garment.ts'

/** OKLCH chroma; dusty rose and sage are below it, red and cobalt far above. */
export const MUTED_BELOW = 0.09
const MIN_BRIGHT_CHROMA = 0.15
const DULL_BELOW = 0.075
// OKLCH lightness: teal and bordeaux are at or below `MAX_DEEP`, sage and lilac above `MIN_SOFT`.
const MAX_DEEP = 0.51
const MIN_SOFT = 0.66
const MIN_MUTED = 0.45

/** The tone that all colors have: sage and blush are soft, olive and mauve muted, teal and bordeaux deep. */
export function sharedTone(...colors: readonly GarmentColor[]): 'muted' | 'deep' | 'soft' | null {
  // A bright red is dark enough, but not deep.
  if (colors.every(({ lightness, chroma }) => lightness <= MAX_DEEP && chroma < MIN_BRIGHT_CHROMA))
    return 'deep'
  if (colors.every(({ lightness, chroma }) => lightness >= MIN_SOFT && chroma < MUTED_BELOW)) return 'soft'
  const areMuted = colors.every(({ lightness, chroma }) => lightness > MIN_MUTED && chroma < DULL_BELOW)
  return areMuted ? 'muted' : null
}
