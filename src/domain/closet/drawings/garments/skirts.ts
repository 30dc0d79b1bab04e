import { short } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/skirts.json' with { type: 'json' }

const half = (degrees: number): Panel => ({
  area: 'M200 40H400V500H200Z',
  turn: [degrees, 215, 80],
  meetsItsOther: true,
})

function pleatedSkirt(pen: Pen): string {
  const { seam, stitch, inside } = pen
  const outline = mirroredOutline(shapes.pleatedSkirt.outline)
  let folds = ''
  let shade = 'M254 92C282 190 306 320 324 434L304 440C296 330 274 190 254 92Z'
  for (let fold = -5; fold <= 5; fold++) {
    const [top, foot] = [200 + fold * 10, 200 + fold * 23.5]
    const spread = foot - top
    const edge = `C${short(top + spread * 0.3)} 200 ${short(foot - spread * 0.16)} 330 ${foot}`
    folds += `M${top} ${short(98 - Math.abs(fold) * 0.9)}${edge} ${short(452 - fold * fold * 0.72)}`
    shade += `M${top} 98${edge} 456L${foot + 9} 456C${foot + 2} 330 ${short(top + spread * 0.3 + 3)} 200 ${top} 98Z`
  }
  const details = seam(folds, 0.86) + seam('M146 92Q200 106 254 92', 1.1) + stitch('M146 88Q200 102 254 88')
  return (
    inside('M148 66Q200 54 252 66Q200 84 148 66Z') +
    pen.cloth(outline, { shade, panels: [half(-9)], details }) +
    seam('M148 66Q200 54 252 66', 1.2)
  )
}

function midiSkirt(pen: Pen): string {
  const { seam, stitch, both, inside } = pen
  const { shade } = shapes.midiSkirt
  const outline = mirroredOutline(shapes.midiSkirt.outline)
  const details =
    seam('M148 80Q200 95 252 80', 1) +
    seam('M150 69Q200 83 250 69', 0.8, 0.5) +
    both(stitch('M88 427Q140 449 200 449') + seam('M156 86l2 10M168 89l1 10M182 91v10', 0.8, 0.5))
  return (
    inside('M150 64Q200 53 250 64Q200 80 150 64Z') +
    pen.cloth(outline, { shade, panels: [half(-5)], details }) +
    seam('M150 64Q200 53 250 64', 1.2)
  )
}

function miniSkirt(pen: Pen): string {
  const { seam, stitch, both, button, inside, part } = pen
  const { shade } = shapes.miniSkirt
  const outline = mirroredOutline(shapes.miniSkirt.outline)
  const details =
    both(
      seam('M232 150C238 180 256 200 286 204') +
        stitch('M227 151C233 184 252 206 287 210') +
        stitch('M90 341Q150 361 186 363') +
        part('M244 115l8 -1.5l2 30l-8 1Z', 0.86),
    ) +
    seam('M138 142Q200 158 262 142', 1.1) +
    stitch('M139 137Q200 153 261 137', 0.6) +
    seam('M188 154V372M212 154V372', 0.9) +
    stitch('M192 155V371M208 155V371', 0.6) +
    [140, 178, 216, 254, 292, 330].map((y) => button(200, y, 4)).join('')
  return (
    inside('M140 114Q200 100 260 114Q200 134 140 114Z') +
    pen.cloth(outline, { shade, panels: [half(-8)], details }) +
    seam('M140 114Q200 100 260 114', 1.2)
  )
}

export const skirts = {
  skirt: pleatedSkirt,
  'midi-skirt': midiSkirt,
  'mini-skirt': miniSkirt,
} satisfies Record<string, Drawing>
