import { cord, stroke } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import { neckband } from '../neckline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/tops.json' with { type: 'json' }

const shortSleeve: Panel = {
  area: 'M303 105C289 128 287 154 293 178L320 219L420 230V60Z',
  turn: [-21, 305, 110],
}

const teeOutline = mirroredOutline(shapes.teeOutline)
const { teeShade, teeArmhole } = shapes

function tee(pen: Pen): string {
  const { seam, stitch, both } = pen
  const details =
    neckband(pen, teeOutline, {
      front: 'M159 80C163 112 180 127 200 127C220 127 237 112 241 80',
      back: 'Q224 95 200 96Q176 95 159 80Z',
      width: 20,
    }) +
    both(seam(teeArmhole) + stitch('M357 190Q337 204 316 209')) +
    stitch('M104 414Q200 424 296 414')
  return pen.cloth(teeOutline, { shade: teeShade, panels: [shortSleeve], details })
}

function polo(pen: Pen): string {
  const { seam, stitch, both, button, part } = pen
  const { leaf } = shapes.polo
  const details =
    both(
      seam(teeArmhole) +
        seam('M358.5 186Q338 200 312 206') +
        seam('M353 172L359 184M346 178L352 190M338 183L343 195M329 187L334 199M320 190L324 202', 0.7, 0.5),
    ) +
    stitch('M104 414Q200 424 296 414') +
    part('M188 112H212V206H188Z', 1) +
    stitch('M191 203H209M191 200H209') +
    button(200, 146, 3) +
    button(200, 168, 3) +
    button(200, 190, 3)
  const collar =
    pen.inside('M162 71Q200 60 238 71C229 95 216 107 200 113C184 107 171 95 162 71Z', [78, 18]) +
    seam('M162 71Q200 60 238 71', 1.2) +
    both(part(leaf, 1.3, [38, 226, 110]) + stitch('M246 103L226 130L207 111'))
  return pen.cloth(teeOutline, { shade: teeShade, panels: [shortSleeve], details }) + collar
}

function longSleeveTee(pen: Pen): string {
  const { seam, stitch, both } = pen
  const { shade } = shapes.longSleeveTee
  const outline = mirroredOutline(shapes.longSleeveTee.outline)
  const details =
    neckband(pen, outline, {
      front: 'M159 80C163 112 180 127 200 127C220 127 237 112 241 80',
      back: 'Q224 95 200 96Q176 95 159 80Z',
      width: 20,
    }) +
    both(seam('M301 105C287 132 285 166 292 198') + stitch('M324 387Q341 386 354 379')) +
    stitch('M106 408Q200 418 294 408')
  const sleeve: Panel = { area: 'M301 105C287 132 285 166 292 198L325 398L420 420V60Z', turn: [-8, 306, 112] }
  return pen.cloth(outline, { shade, panels: [sleeve], details })
}

function tankTop(pen: Pen): string {
  const { seam, stitch, both, inside } = pen
  const { front, armhole, shade } = shapes.tankTop
  const outline = mirroredOutline(shapes.tankTop.outline)
  const details =
    inside(`${front}C226 103 214 104 200 104C186 104 174 103 164 74Z`, [108, 16]) +
    seam(front, 1.05) +
    seam('M158 75C159 132 174 164 200 164C226 164 241 132 242 75') +
    both(seam(armhole)) +
    stitch('M104 414Q200 424 296 414')
  return pen.cloth(outline, { shade, details })
}

function camisole(pen: Pen): string {
  const { seam, both, tones, inside } = pen
  const { strap, edge, shade } = shapes.camisole
  const outline = mirroredOutline(shapes.camisole.outline)
  const details =
    stroke(edge, tones.line, 8, 0.45, 'stroke-linecap="butt" stroke-dasharray=".9 2.4"') +
    seam(
      'M111 176C132 164 146 150 155 132C165 160 181 181 200 185C219 181 235 160 245 132C254 150 268 164 289 176',
    ) +
    both(seam('M284 214C272 208 262 196 256 182', 0.9)) +
    seam('M97 401Q200 425 303 401', 0.9)
  return (
    both(cord(strap, tones.base, tones.line, 2.6)) +
    inside('M110 168Q200 190 290 168L246 126Q236 160 200 178Q164 160 154 126Z') +
    pen.cloth(outline, { shade, details })
  )
}

/** Tops of jersey and silk. */
export const tops = {
  tee,
  polo,
  'long-sleeve-tee': longSleeveTee,
  'tank-top': tankTop,
  camisole,
} satisfies Record<string, Drawing>
