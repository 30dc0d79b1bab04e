import type { LaidPlate } from '../../../domain/sharing/plate-layout.ts'
import type { OutlineTypesetter } from './open-typesetter.ts'

// The light theme's colors: share images are light in any theme.
export const PAPER = '#fbfaf8'
const inks = { ink: '#1d1a17', quiet: '#655e56' }
const RING = 0.2

/** A horizontal strip of an image. */
interface Strip {
  readonly svg: string
  /** Distance of its upper edge from the image's, in pixels. */
  readonly top: number
}

/** Renders the foot as SVG, as wide as the image: rule, text as outlines, color chips. Null without a foot. */
export function footSvg({ width, height, foot }: LaidPlate, typesetter: OutlineTypesetter): Strip | null {
  if (!foot) return null
  const { rule, lines, chips } = foot
  const top = Math.floor(rule.y)
  const parts = [
    `<rect x="${rule.x}" y="${rule.y}" width="${rule.width}" height="${rule.height}" fill="${inks.ink}"/>`,
    ...lines.map(
      ({ text, type, x, baseline, color }) =>
        `<path fill="${inks[color]}" d="${typesetter.outline(text, type, x, baseline)}"/>`,
    ),
    // The ring makes a chip of the paper's color visible. It is drawn inside, so all chips have the same size.
    ...chips.map(
      ({ hex, x, y, radius }) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${hex}"/><circle cx="${x}" cy="${y}" r="${radius - 0.5}" fill="none" stroke="${inks.ink}" stroke-opacity="${RING}"/>`,
    ),
  ]
  const size = `width="${width}" height="${height - top}" viewBox="0 ${top} ${width} ${height - top}"`
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`, top }
}
