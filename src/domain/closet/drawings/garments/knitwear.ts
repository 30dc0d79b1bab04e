import { fill, repeated, short, stroke } from '../marks.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import { neckband } from '../neckline.ts'
import type { Drawing, Panel, Pen } from '../pen.ts'
import shapes from './shapes/knitwear.json' with { type: 'json' }

const outline = mirroredOutline(shapes.outline)
const { sweaterShade, cuffRibs } = shapes
const sleeve: Panel = { area: 'M306 109C290 136 288 170 294 202L326 394L420 420V60Z', turn: [-8, 308, 114] }

/** Ribs along a hem between two x coordinates, curved down by `sag` in the middle. */
export function hemRibs(left: number, right: number, top: number, height: number, sag: number): string {
  return repeated(Math.floor((right - left) / 6) + 1, (step) => {
    const x = left + step * 6
    const y = top + Math.sin(((x - left + 8) / (right - left + 16)) * Math.PI) * sag
    return `M${x} ${short(y)}V${short(y + height)}`
  })
}

const crewNeck = {
  front: 'M157 80C161 110 180 124 200 124C220 124 239 110 243 80',
  back: 'Q226 95 200 96Q174 95 157 80Z',
  width: 34,
  isRibbed: true,
}

function sweater(pen: Pen, neck: string, cables: string): string {
  const { seam, both } = pen
  const details =
    neck +
    both(
      seam('M306 109C290 136 288 170 294 202') +
        seam('M322 362Q344 360 362 352') +
        seam(cuffRibs, 0.78, 0.55),
    ) +
    seam('M105 391Q200 403 295 391') +
    seam(hemRibs(112, 288, 394, 17, 7), 0.78, 0.55) +
    cables
  return pen.cloth(outline, { shade: sweaterShade, panels: [sleeve], details })
}

function knit(pen: Pen): string {
  return sweater(pen, neckband(pen, outline, crewNeck), '')
}

const strand = (side: 1 | -1) =>
  `M228 138${repeated(8, (step) => {
    const y = 138 + step * 32
    const out = step % 2 === 0 ? 15 * side : -15 * side
    return `C${228 + out} ${y + 13} ${228 + out} ${y + 19} 228 ${y + 32}`
  })}`

function cableKnit(pen: Pen): string {
  const { seam, both } = pen
  const cables = both(
    seam(strand(1) + strand(-1), 1, 0.75) +
      seam('M210 134V392M246 124V390', 0.78, 0.55) +
      seam('M256 122V388M264 124V386M272 130V384', 0.7, 0.32),
  )
  return sweater(pen, cables + neckband(pen, outline, crewNeck), '')
}

function turtleneck(pen: Pen): string {
  const { seam, part, inside } = pen
  const { collar } = shapes.turtleneck
  const ribs = repeated(14, (step) => {
    const x = 161 + step * 6
    return `M${x} 52L${short(200 + (x - 200) * 1.1)} ${short(113 - Math.abs(x - 200) * 0.16)}`
  })
  const neck =
    inside('M157 46Q200 36 243 46Q200 58 157 46Z') +
    part(collar, 1.3) +
    fill('M243 46C246 68 247 88 250 104L234 110C236 88 234 66 230 46Z', pen.tones.shade) +
    seam(ribs, 0.78, 0.5) +
    inside('M157 46Q200 36 243 46Q200 60 157 46Z') +
    seam('M157 46Q200 36 243 46Q200 60 157 46Z', 1.1) +
    stroke(collar, pen.tones.line, 1.3)
  return sweater(pen, '', '') + neck
}

function cardigan(pen: Pen): string {
  const { seam, both, button, clip, inside, tones } = pen
  const { band, shade } = shapes.cardigan
  const body = mirroredOutline(shapes.cardigan.body)
  const opening = mirroredOutline(shapes.cardigan.opening)
  const details =
    inside(opening, [96, 18]) +
    both(
      seam('M304 108C289 136 287 170 293 204') +
        seam('M321 366Q342 364 360 356') +
        seam(
          'M326 368L330 395M332 367L336 394M338 366L342 393M344 364L348 392M350 362L354 390M356 360L360 388',
          0.78,
          0.55,
        ),
    ) +
    seam('M106 394Q200 404 294 394') +
    seam(hemRibs(114, 286, 396, 17, 6), 0.78, 0.55)
  const front =
    clip(body, both(stroke(band, tones.line, 17) + stroke(band, tones.base, 14.6))) +
    stroke(body, tones.line, 1.4) +
    seam('M192.5 228V421', 0.86) +
    repeated(5, (step) => button(200, 244 + step * 38, 4.4))
  return pen.cloth(body, { shade, panels: [{ ...sleeve, turn: [-8, 306, 114] }], details }) + front
}

function knitVest(pen: Pen): string {
  const { seam, both, clip, inside, tones } = pen
  const { front, armhole, shade } = shapes.knitVest
  const body = mirroredOutline(shapes.knitVest.body)
  const ribbed = (path: string, width: number) =>
    stroke(path, tones.line, width) +
    stroke(path, tones.base, width - 2.2) +
    stroke(path, tones.line, width - 4, 0.5, 'stroke-linecap="butt" stroke-dasharray=".9 4.6"')
  const details =
    clip(body, ribbed(front, 30) + both(ribbed(armhole, 26))) +
    inside(`${front}Q224 92 200 92Q176 92 158 78Z`, [97, 17]) +
    seam(front, 1.05) +
    seam('M200 198V214', 0.9) +
    seam('M102 384Q200 396 298 384') +
    seam(hemRibs(109, 291, 388, 18, 7), 0.78, 0.55)
  return pen.cloth(body, { shade, details })
}

/** Knitted tops. */
export const knitwear = {
  knit,
  'cable-knit': cableKnit,
  turtleneck,
  cardigan,
  'knit-vest': knitVest,
} satisfies Record<string, Drawing>
