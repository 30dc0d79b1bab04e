import { fill, repeated, stroke } from '../marks.ts'
import { materials } from '../materials.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/denim.json' with { type: 'json' }

/** Stitches in the thread color of denim. */
export function topstitch(path: string, opacity = 1): string {
  return stroke(path, materials.thread, 0.86, opacity, 'stroke-dasharray="3.6 2.2"')
}

/** Brass rivets. */
function rivets(points: readonly (readonly [x: number, y: number])[], radius = 1.8): string {
  return points
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${materials.thread}"/>`)
    .join('')
}

/** A brass button. */
export function denimButton({ tones }: Pen, x: number, y: number, radius = 4.2): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${materials.thread}" stroke="${tones.line}" stroke-width=".8"/>`
}

function jeans(pen: Pen): string {
  const { seam, both, part, inside, tones } = pen
  const { shade } = shapes.jeans
  const outline = mirroredOutline(shapes.jeans.outline)
  const worn =
    fill('M226 150C236 230 246 330 250 440L276 438C270 330 256 230 240 150Z', tones.light, 0.3) +
    fill('M174 150C164 230 154 330 150 440L124 438C130 330 144 230 160 150Z', tones.light, 0.3)
  const details =
    worn +
    both(
      seam('M224 82C228 104 246 116 276 116', 1.03) +
        topstitch('M220 82C224 108 244 121 277 121') +
        part('M240 51l8 -1.5l2 29l-8 1Z', 0.86) +
        topstitch('M231 448Q270 450 305 441') +
        topstitch('M256 130C272 220 290 340 296 440', 0.55),
    ) +
    seam('M140 76Q200 90 260 76', 1.1) +
    topstitch('M140 72Q200 86 260 72M142 55Q200 68 258 55') +
    seam('M200 60V210') +
    topstitch('M217 88C219 132 216 166 203 188M213 88C215 130 213 160 203 180') +
    denimButton(pen, 192, 72) +
    rivets([
      [226, 88],
      [272, 114],
      [174, 88],
      [128, 114],
    ])
  const leg: Panel = { area: 'M200 60H400V500H200Z', turn: [-4, 230, 80], meetsItsOther: true }
  return (
    inside('M142 50Q200 38 258 50Q200 68 142 50Z') +
    pen.cloth(outline, { shade, panels: [leg], details }) +
    seam('M142 50Q200 38 258 50', 1.2)
  )
}

function denimShorts(pen: Pen): string {
  const { seam, both, part, inside, tones } = pen
  const { shade } = shapes.denimShorts
  const outline = mirroredOutline(shapes.denimShorts.outline)
  const threads = repeated(20, (step) => {
    const x = 230 + step * 4
    return `M${x} ${(319 - step * step * 0.042).toFixed(1)}l${(step % 3) - 1} ${6 + (step % 4) * 2}`
  })
  const details =
    both(
      seam('M228 152C232 176 250 190 282 188', 1.03) +
        topstitch('M224 152C228 180 248 195 284 193') +
        part('M244 117l8 -1.5l2 31l-8 1Z', 0.86) +
        topstitch('M262 200C272 236 282 272 286 310', 0.55) +
        topstitch('M231 312Q272 310 304 295', 0.8),
    ) +
    seam('M134 146Q200 162 266 146', 1.1) +
    topstitch('M134 141Q200 157 266 141M136 121Q200 136 264 121') +
    seam('M200 128V272') +
    topstitch('M217 158C219 204 216 232 203 254M213 158C215 202 213 226 203 246') +
    denimButton(pen, 192, 142) +
    rivets([
      [230, 158],
      [278, 187],
      [170, 158],
      [122, 187],
    ])
  return (
    both(stroke(threads, tones.line, 1.6, 0.8) + stroke(threads, tones.light, 0.9)) +
    inside('M136 116Q200 102 264 116Q200 136 136 116Z') +
    pen.cloth(outline, { shade, details }) +
    seam('M136 116Q200 102 264 116', 1.2)
  )
}

/** Denim bottoms. */
export const denim = { jeans, 'denim-shorts': denimShorts } satisfies Record<string, Drawing>
